/** Hong Kong: what published tables print differently, and what a table agrees on before the first deal. */
import { describe, expect, test } from 'vitest';
import { hongKong } from '../../fixtures/rulesets.ts';
import { type Game, ruleAgainst, seated } from '../../fixtures/tables.ts';
import { worth } from './worth.ts';

const rules = await hongKong();
const drawn = (hand: string, ruleset = rules): Game => seated(ruleset, { turn: 'south', south: hand });

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

describe('A win by flowers', async () => {
  const four = await hongKong({ 'bonus-hand': 'four' });
  const eight = await hongKong({ 'bonus-hand': 'eight' });
  const NOTHING = '147m 258p 369s EESS';

  test('bonus-hand: a row of four wins with whatever is drawn, and only with a draw', () => {
    expect(worth(four, `${NOTHING} +N 1f2f3f4f`, { seat: 1 })).toMatchObject({
      wins: true,
      total: 6,
      lines: { 'bonus-hand': 3, 'all-flowers': 2, 'self-draw': 1 },
    });
    expect(worth(four, `${NOTHING} +N 5f6f7f8f`, { seat: 1 }).wins).toBe(true);
    expect(worth(four, `${NOTHING} <N 1f2f3f4f`).reason?.rule).toBe('shape-standard');
    expect(worth(rules, `${NOTHING} +N 1f2f3f4f`).reason?.rule).toBe('shape-standard');
  });

  test('bonus-hand: four that are of two rows are no row, and where it takes eight a row is not enough', () => {
    expect(worth(four, `${NOTHING} +N 1f2f5f6f`).wins).toBe(false);
    expect(worth(four, `${NOTHING} +N 1f2f3f5f6f7f`).wins).toBe(false);
    expect(worth(eight, `${NOTHING} +N 1f2f3f4f5f6f7f`).wins).toBe(false);
    expect(worth(eight, `${NOTHING} +N 1f2f3f4f5f6f7f8f`)).toMatchObject({
      wins: true,
      total: 13,
      lines: { 'bonus-hand': 8, 'self-draw': 1 },
    });
  });

  test('bonus-hand: nothing of the hand is counted with it, and a hand that is worth more is counted itself', () => {
    // One suit, but no sets: as a hand it is none.
    expect(worth(four, '1133557799m 246m 8m +8m 1f2f3f4f').lines).not.toHaveProperty('all-one-suit');
    const suited = worth(four, '123m 456m 789m 22m 55m +5m 1f2f3f4f', { seat: 1 });
    expect(suited.lines).toMatchObject({ 'all-one-suit': 7 });
    expect(suited.lines).not.toHaveProperty('bonus-hand');
  });

  test('bonus-hand: its fan count towards the minimum, and those of the bonus tiles do not', async () => {
    const dear = await hongKong({ 'bonus-hand': 'four', 'minimum-fan': 5 });
    expect(worth(dear, `${NOTHING} +N 1f2f3f4f`).reason).toMatchObject({
      rule: 'three-fan',
      have: 4,
      need: 5,
    });
  });

  test('luck: where luck scores nothing, flowers do not win', async () => {
    const skilled = await hongKong({ 'bonus-hand': 'eight', 'without-luck': true, 'minimum-fan': 0 });
    expect(worth(skilled, `${NOTHING} +N 1f2f3f4f5f6f7f8f`).wins).toBe(false);
  });
});

describe('Values that tables disagree on', async () => {
  const winds = await hongKong({ 'small-winds-worth': 13 });
  const dragons = await hongKong({ 'great-dragons-worth': 13 });
  const level = await hongKong({ 'limit-worth': 13 });

  test('small-dragons-worth: where both dragons are counted, they are 7 fan with them, and 5 without', async () => {
    const counted = await hongKong({ 'small-dragons-worth': 7 });
    const hand = '[CCC^] [FFF<] 345m 78p PP <9p 2f';
    expect(worth(rules, hand)).toMatchObject({ total: 5, lines: { 'small-dragons': 5 } });
    expect(worth(rules, hand).uncounted).toContain('dragon replaced by small-dragons');
    expect(worth(counted, hand)).toMatchObject({ total: 7, lines: { 'small-dragons': 5, dragon: 2 } });
    // Great dragons take both in, at either table.
    const great = '[CCC^] [FFF<] 345m 88p PP <P 2f';
    expect(worth(counted, great).lines).toEqual({ 'great-dragons': 8 });
    expect(worth(counted, great).lines).toEqual(worth(rules, great).lines);
  });

  test('last-catch-drawn: the last tile drawn is a catch at every table, and the last discard at some', async () => {
    const drawnOnly = await hongKong({ 'last-catch-drawn': true });
    const lines = (ruleset: typeof rules, tile: string) =>
      worth(ruleset, `[222p<] [777s^] 444m 88m 33p ${tile}`, { way: 'last' }).lines;
    expect(lines(rules, '<3p')).toMatchObject({ 'last-catch': 1 });
    expect(lines(drawnOnly, '<3p')).not.toHaveProperty('last-catch');
    expect(lines(drawnOnly, '+3p')).toMatchObject({ 'last-catch': 1 });
    // Beside a limit hand it counts as before.
    const limit = '[CCC<] [EEE^] SSS WW NN';
    expect(worth(drawnOnly, `${limit} +N`, { way: 'last' }).lines).toMatchObject({ 'last-catch': 1 });
  });

  test('replacement-gongs: the tile for a flower is no replacement then, and that for a Gong is', async () => {
    const gongs = await hongKong({ 'replacement-gongs': true });
    const lines = (ruleset: typeof rules, way: 'flower' | 'gong' | 'two-gongs') =>
      worth(ruleset, '[222p<] (7777s) (4444m) 88m 33p +3p', { way }).lines;
    expect(lines(rules, 'flower')).toMatchObject({ replacement: 1 });
    expect(lines(gongs, 'flower')).not.toHaveProperty('replacement');
    expect(lines(gongs, 'gong')).toMatchObject({ replacement: 1 });
    expect(lines(gongs, 'two-gongs')).toMatchObject({ 'double-replacement': 8 });
  });

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
