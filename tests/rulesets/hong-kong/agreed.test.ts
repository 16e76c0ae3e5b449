/** Hong Kong: what published tables print differently, and what a table agrees on before the first deal. */
import { describe, expect, test } from 'vitest';
import { hongKong } from '../../fixtures/rulesets.ts';
import {
  cashOf,
  type Game,
  happenedOf,
  plays,
  ruleAgainst,
  seated,
  untilAsked,
} from '../../fixtures/tables.ts';
import { worth } from './worth.ts';

const rules = await hongKong();
const drawn = (hand: string, ruleset = rules): Game => seated(ruleset, { turn: 'south', south: hand });
const following = ({ table: { stage } }: Game) => (stage.phase === 'ended' ? stage.following : null);

describe('Seven pairs', async () => {
  const unplayed = await hongKong({ 'seven-pairs-worth': 0 });
  const cheap = await hongKong({ 'seven-pairs-worth': 3 });
  const alike = await hongKong({ 'same-pair-twice': true });
  const PAIRS = '11m 44m 77m 22p 55p 33s 8s';

  test('seven-pairs-worth: where they are worth nothing, they are no win, and the shape is named', () => {
    expect(ruleAgainst(drawn(`${PAIRS} 8s`), 'south wins')).toBeNull();
    expect(ruleAgainst(drawn(`${PAIRS} 8s`, unplayed), 'south wins')).toBe('shape-standard');
    // Pairs that are four sets and a pair, too, win as these.
    const both = worth(unplayed, '112233m 445566p 7s +7s 2f');
    expect(both.lines).toMatchObject({ 'common-hand': 1, 'fully-concealed': 1 });
  });

  test('seven-pairs-worth: where they are worth less, a fan less counts, and the hand is still not concealed', () => {
    const hand = worth(cheap, `${PAIRS} <8s 2f`);
    expect(hand).toMatchObject({ wins: true, total: 3, lines: { 'seven-pairs': 3 } });
    expect(hand.uncounted).toContain('fully-concealed replaced by seven-pairs');
    // Four runs and a pair are worth 2 fan here: it is read as pairs still.
    expect(worth(cheap, '112233m 445566p 7p <7p 2f').lines).toEqual({ 'seven-pairs': 3 });
  });

  test('same-pair-twice: four identical tiles are two of the pairs, and three and one are not', () => {
    const four = '1111m 77m 22p 55p 33s 8s';
    expect(ruleAgainst(drawn(`${four} 8s`), 'south wins')).toBe('shape-standard');
    expect(worth(alike, `${four} +8s 2f`).lines).toEqual({ 'seven-pairs': 4, 'self-draw': 1 });
    expect(ruleAgainst(drawn('111m 7m 44m 22p 55p 33s 88s', alike), 'south wins')).toBe('shape-standard');
    // With a set on the table they are no pairs at all.
    expect(ruleAgainst(drawn('(1111m) 77m 22p 55p 33s 88s', alike), 'south wins')).toBe('shape-standard');
  });
});

describe('Values that tables disagree on', async () => {
  const winds = await hongKong({ 'small-winds-worth': 13 });
  const dragons = await hongKong({ 'great-dragons-worth': 13 });
  const level = await hongKong({ 'limit-worth': 13 });

  test('small-winds-worth: as a limit hand they leave nothing beside them but the way of winning', () => {
    const hand = worth(winds, '[EEE<] [SSS^] [WWW>] NN 78p <6p 2f');
    expect(hand.lines).toEqual({ 'small-winds': 13 });
    for (const id of ['mixed-one-suit', 'seat-wind', 'round-wind']) {
      expect(hand.uncounted).toContain(`${id} excluded by limit-hands`);
    }
    // All four winds are no less than before, and honours alone no more than that.
    expect(worth(winds, '[EEE<] [SSS^] [WWW>] NNN C <C').lines).toEqual({ 'great-winds': 13 });
    expect(worth(winds, '[EEE<] [SSS^] [WWW>] NN CC <C').lines).toEqual({ 'small-winds': 13 });
  });

  test('great-dragons-worth: as a limit hand they are worth the limit, whatever stands beside them', () => {
    expect(worth(rules, '[CCC^] [FFF<] 345m 88p PP <P 2f').total).toBe(8);
    expect(worth(dragons, '[CCC^] [FFF<] 345m 88p PP <P 2f').lines).toEqual({ 'great-dragons': 13 });
    expect(worth(dragons, '[CCC^] [FFF<] 345m 88p PP <8p 2f').lines).toEqual({ 'small-dragons': 5 });
  });

  test.each([
    ['all-honours', '[EEE^] [SSS<] [CCC>] FF PP <P'],
    ['four-concealed-triplets', '222m 444m 777s 333p 8p <8p'],
    ['terminals', '[111m<] [999p^] [111s>] 99m 11p <9m'],
    ['nine-gates', '1112345678999s <5s'],
  ])('limit-worth: %s is worth as much as any other limit hand', (id, tiles) => {
    expect(worth(rules, tiles).lines).toEqual({ [id]: 10 });
    expect(worth(level, tiles).lines).toEqual({ [id]: 13 });
  });
});

describe('What a pattern asks for', async () => {
  const onlyDrawn = await hongKong({ 'four-concealed-drawn': true });
  const open = await hongKong({ 'nine-gates-wait': 'nine' });
  const strict = await hongKong({ 'concealed-and-drawn': 'drawn-only' });
  const together = await hongKong({ 'concealed-and-drawn': 'together' });

  test('four-concealed-drawn: a discard for the pair leaves four concealed triplets uncounted', () => {
    const waiting = '222m 444m 777s 333p 8p';
    expect(worth(onlyDrawn, `${waiting} <8p 2f`).lines).toEqual({ 'all-triplets': 3, 'fully-concealed': 1 });
    expect(worth(onlyDrawn, `${waiting} +8p 2f`).lines).toEqual({
      'four-concealed-triplets': 10,
      'self-draw': 1,
    });
  });

  test('nine-gates-wait: it counts only when any tile of the suit would have won', () => {
    for (let rank = 1; rank <= 9; rank++)
      expect(worth(open, `1112345678999s <${rank}s`).lines, String(rank)).toEqual({ 'nine-gates': 10 });
    for (const other of ['111234456789s 9s <9s', '111234456789s 9s +9s', '11234567899s 99s <1s'])
      expect(worth(open, other).lines, other).not.toHaveProperty('nine-gates');
    expect(worth(open, '111234456789s 9s <9s 2f').lines).toEqual({ 'all-one-suit': 7, 'fully-concealed': 1 });
    expect(worth(rules, '111234456789s 9s <9s').lines).toEqual({ 'nine-gates': 10 });
  });

  const CONCEALED = '(9999m) 234m 56m 88m CCC';

  test('concealed-and-drawn: it can ask for a self-drawn tile, and then both count', () => {
    expect(worth(strict, `${CONCEALED} <7m 2f`).lines).not.toHaveProperty('fully-concealed');
    expect(worth(strict, `${CONCEALED} +7m 2f`).lines).toMatchObject({
      'fully-concealed': 1,
      'self-draw': 1,
    });
  });

  test('concealed-and-drawn: together they are 1 fan, and each alone is 1 fan', () => {
    expect(worth(together, `${CONCEALED} +7m 2f`).uncounted).toContain(
      'self-draw replaced by fully-concealed',
    );
    expect(worth(together, `${CONCEALED} +7m 2f`).total).toBe(worth(together, `${CONCEALED} <7m 2f`).total);
    const called = '[234m<] 567m 88m CCC 78m';
    expect(worth(together, `${called} +9m 2f`).lines).toMatchObject({ 'self-draw': 1 });
    // Beside a limit hand, and beside seven pairs, nothing is concealed: the draw counts.
    expect(worth(together, '222m 444m 777s 333p 8p +8p').lines).toEqual({
      'four-concealed-triplets': 10,
      'self-draw': 1,
    });
    expect(worth(together, '11m 44m 77m 22p 55p 33s 8s +8s 2f').lines).toEqual({
      'seven-pairs': 4,
      'self-draw': 1,
    });
  });
});

test('robbing: where no Gong can be robbed nobody is asked about the tile, and the rule is named', async () => {
  const safe = await hongKong({ robbing: false });
  const adds = (ruleset: typeof rules): Game =>
    plays(
      seated(ruleset, {
        turn: 'south',
        south: '[222p^] 2p',
        drew: '2p',
        west: '34p 456m 777s WWW 99s 1f',
        tail: 'N',
      }),
      'south kongs 2p',
    );
  expect(ruleAgainst(adds(rules), 'west wins')).toBeNull();
  expect(ruleAgainst(adds(safe), 'west wins')).toBe('robbing');
  expect(untilAsked(adds(safe)).table.stage).toMatchObject({ phase: 'deciding', seat: 1 });
});

describe('Money and the next deal', async () => {
  const shared = await hongKong({ 'discard-payment': 'shared' });
  const both = await hongKong({ 'discard-payment': 'shared', 'several-winners': true });
  const passing = await hongKong({ 'drawn-deal': 'passes' });
  const TRIPLETS = '[222p<] [777s^] 444m 88m 33p';

  test('discard-payment: the discarder pays half, and each of the others a quarter', () => {
    const won = untilAsked(
      plays(seated(shared, { east: '3p', west: `${TRIPLETS} 1f` }), 'east discards 3p', 'west wins'),
    );
    expect(cashOf(won)).toEqual([-4, -2, 8, -2]);
    const [paid] = happenedOf(won, 'paid');
    expect(paid?.group.rule).toBe('discard-payment');
  });

  test('discard-payment: a self-drawn hand is paid as ever', () => {
    const won = untilAsked(
      plays(seated(shared, { turn: 'south', south: `${TRIPLETS} 3p 1f` }), 'south wins'),
    );
    expect(cashOf(won)).toEqual([-8, 24, -8, -8]);
  });

  test('discard-payment: who wins on the same tile pays no part', () => {
    const game = seated(both, {
      east: '5p',
      south: '123p 456p 46p 77p EEE',
      north: '234p 678p 34p 99p WWW',
    });
    const won = untilAsked(plays(game, 'east discards 5p', 'south wins', 'north wins'));
    const alone = untilAsked(plays(game, 'east discards 5p', 'south wins', 'north passes'));
    const [east, south, west, north] = cashOf(won);
    expect((east ?? 0) + (south ?? 0) + (west ?? 0) + (north ?? 0)).toBe(0);
    expect(south).toBeGreaterThan(0);
    expect(north).toBeGreaterThan(0);
    // North's part is missing, and West pays for both.
    expect(south).toBe(0.75 * (cashOf(alone)[1] ?? 0));
  });

  test('drawn-deal: it passes to the next player where the table says so, and else it stays', () => {
    const ended = (ruleset: typeof rules) =>
      following(
        untilAsked(plays(seated(ruleset, { turn: 'north', north: '6p', left: 0 }), 'north discards 6p')),
      );
    expect(ended(rules)).toMatchObject({ over: false, dealer: 0, rule: 'match' });
    expect(ended(passing)).toMatchObject({ over: false, dealer: 1, rule: 'match' });
    // Whoever wins decides as ever.
    const won = untilAsked(plays(seated(passing, { turn: 'east', east: `${TRIPLETS} 3p 1f` }), 'east wins'));
    expect(following(won)).toMatchObject({ dealer: 0 });
  });
});
