/** Changchun, its option: the point table that is not in the source. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startFrom } from '../../../src/engine/deal.ts';
import { lineTitle } from '../../../src/i18n/line-title.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { compileScene } from '../../../src/scenes/compile.ts';
import { parseScene } from '../../../src/scenes/parse.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { cashOf, dealt, type Game, happenedOf, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { seedOf } from '../../scale.ts';
import { changchun } from './rules.ts';

const rules = await changchun({ scoring: 'standup' });

/** What changed hands at the end, as "0>2 5". */
const payments = (game: Game): string[] =>
  happenedOf(game, 'paid').flatMap(({ group }) =>
    group.payments.map(({ from, to, amount }) => `${from}>${to} ${amount}`),
  );

/** The four sorts of hand, each waiting for the 5 of dots: G, and what it is. */
const HANDS = [
  [1, 'an open set, an end of a run', '[888m^] 123m 22p 34p 678s'],
  [2, 'an open set, the middle of a run', '[888m^] 123m 22p 46p 678s'],
  [2, 'no open set, an end of a run', '123m 888m 22p 34p 678s'],
  [4, 'no open set, the middle of a run', '123m 888m 22p 46p 678s'],
] as const;

/** This hand of West wins with the 5 of dots that this seat discards. */
const byDiscard = (hand: string, giver: 'east' | 'south' | 'north', dealer: 0 | 2 = 0): Game => {
  // Seats are called by their winds: with seat 2 as Banker the winner there is East.
  const winner = dealer === 0 ? 'west' : 'east';
  const game = seated(rules, { dealer, turn: giver, [giver]: '5p', [winner]: hand });
  return untilAsked(plays(game, `${giver} discards 5p`, `${winner} wins`));
};
const byDraw = (hand: string, winner: 'east' | 'west'): Game =>
  untilAsked(plays(seated(rules, { turn: winner, [winner]: `${hand} 5p` }), `${winner} wins`));

describe('The point table', () => {
  test('scoring: everyone begins with 100 points', async () => {
    expect(startFrom(rules, 'a match').cash).toEqual({ seats: [100, 100, 100, 100], pot: 0 });
    expect(startFrom(await changchun(), 'a match').cash).toEqual({ seats: [0, 0, 0, 0], pot: 0 });
  });

  test.each(HANDS)('scoring: G is %i with %s: the Banker gets 4G from each on a Zi Mo', (g, _what, hand) => {
    const won = byDraw(hand, 'east');
    expect(payments(won)).toEqual([`1>0 ${4 * g}`, `2>0 ${4 * g}`, `3>0 ${4 * g}`]);
    expect(cashOf(won)).toEqual([100 + 12 * g, 100 - 4 * g, 100 - 4 * g, 100 - 4 * g]);
  });

  test.each(HANDS)(
    'scoring: G is %i with %s: anyone else gets 4G from the Banker and 2G from the two others',
    (g, _what, hand) => {
      const won = byDraw(hand, 'west');
      expect(payments(won)).toEqual([`3>2 ${2 * g}`, `0>2 ${4 * g}`, `1>2 ${2 * g}`]);
      expect(cashOf(won)).toEqual([100 - 4 * g, 100 - 2 * g, 100 + 8 * g, 100 - 2 * g]);
    },
  );

  test.each(HANDS)(
    'scoring: G is %i with %s: on a Dian Pao the discarder alone pays 8G to the Banker',
    (g, _what, hand) => {
      // Seat 2 is Banker; South of this hand is seat 3.
      expect(payments(byDiscard(hand, 'south', 2))).toEqual([`3>2 ${8 * g}`]);
      expect(payments(byDiscard(hand, 'north', 2))).toEqual([`1>2 ${8 * g}`]);
    },
  );

  test.each(HANDS)('scoring: G is %i with %s: 6G if the Banker discarded', (g, _what, hand) => {
    const won = byDiscard(hand, 'east');
    expect(payments(won)).toEqual([`0>2 ${6 * g}`]);
    expect(cashOf(won)).toEqual([100 - 6 * g, 100, 100 + 6 * g, 100]);
  });

  test.each(HANDS)('scoring: G is %i with %s: 5G between two others', (g, _what, hand) => {
    expect(payments(byDiscard(hand, 'south'))).toEqual([`1>2 ${5 * g}`]);
    expect(payments(byDiscard(hand, 'north'))).toEqual([`3>2 ${5 * g}`]);
  });

  test('scoring: an An Gang is no open set, a Ming Gang and a Bu Gang are', () => {
    expect(payments(byDiscard('(8888m) 123m 22p 34p 678s', 'east'))).toEqual(['0>2 12']);
    expect(payments(byDiscard('[8888m^] 123m 22p 34p 678s', 'east'))).toEqual(['0>2 6']);
    expect(payments(byDiscard('[8888m^+] 123m 22p 34p 678s', 'east'))).toEqual(['0>2 6']);
  });

  test.each([
    ['the pair', '123m 888m 5p 234p 678s', 2],
    ['a Peng', '123m 888m 55p 22p 678s', 2],
    ['the upper end of a run', '123m 888m 22p 34p 678s', 2],
    ['the lower end of a run', '123m 888m 22p 67p 678s', 2],
    ['the middle of a run', '123m 888m 22p 46p 678s', 4],
    ['the last of seven pairs', '11m 33m 77m 5p 99p 44s 66s', 2],
  ])(
    'scoring: G is doubled only if the winning tile is the middle of a run in hand: %s',
    (_what, hand, g) => {
      expect(payments(byDiscard(hand, 'east'))).toEqual([`0>2 ${6 * g}`]);
    },
  );

  test('scoring: of several ways to see a hand the dearest counts', () => {
    // 4-5 and 5-6 with 5: the 5 may be the end of 3-4-5 or the middle of 4-5-6.
    expect(payments(byDiscard('123m 888m 22s 34456p', 'east'))).toEqual(['0>2 24']);
    // As seven pairs nothing is in the middle; this hand is no win as runs, so it counts as pairs.
    expect(payments(byDiscard('112233m 44566p 99s', 'east'))).toEqual(['0>2 12']);
  });

  test('scoring: the score’s lines are what is paid, each with the tiles it rests on', () => {
    const [won] = happenedOf(byDraw(HANDS[3][2], 'west'), 'won');
    expect(won?.win.score).toMatchObject({
      unit: 'points',
      total: 32,
      lines: [
        { pattern: 'scoring', part: 'base', worth: 8, tiles: parseTiles('5p') },
        { pattern: 'scoring', part: 'closed', worth: 8, tiles: parseTiles('123888m 22456p 678s') },
        { pattern: 'scoring', part: 'middle', worth: 16, tiles: parseTiles('456p') },
      ],
    });
    // Each is called something else on a receipt, and none by the title of the whole table.
    const book: { options: { id: string; title: string; parts?: Record<string, string> }[] } = parse(
      readFileSync('content/changchun/rulebook.yaml', 'utf8'),
    );
    const { title = '', parts = {} } = book.options.find(({ id }) => id === 'scoring') ?? {};
    const titles = (won?.win.score.lines ?? []).map((line) => lineTitle(line, { title, parts }));
    expect(titles).toEqual(['What is paid if G is 1', 'No set is open', 'The middle of a run in hand']);
  });

  test('scoring: where the Banker wins with the tiles of the deal nothing is doubled for a winning tile', () => {
    const won = untilAsked(plays(dealt(rules, { east: '123m 888m 22p 456p 678s' }), 'east wins'));
    expect(payments(won)).toEqual(['1>0 8', '2>0 8', '3>0 8']);
  });

  test('scoring: after a drawn hand nobody pays', () => {
    const over = untilAsked(plays(seated(rules, { east: 'E', left: 0 }), 'east discards E'));
    expect(payments(over)).toEqual([]);
    expect(cashOf(over)).toEqual([100, 100, 100, 100]);
  });

  test('scoring: the match goes on when somebody has less than nothing', () => {
    const game = seated(rules, { east: '5p', west: HANDS[3][2] });
    const poor: Game = { ...game, table: { ...game.table, cash: { seats: [10, 130, 130, 130], pot: 0 } } };
    const won = untilAsked(plays(poor, 'east discards 5p', 'west wins'));
    expect(cashOf(won)).toEqual([-14, 130, 154, 130]);
    expect(won.table.stage).toMatchObject({ following: { over: false } });
  });

  test('scoring: every line is met in play, and both shapes in the scenes of the course', async () => {
    const lines = new Set<string>();
    for (let n = 0; n < 500 && lines.size < 3; n++) {
      const { end } = playedHand(rules, seedOf('parts', n));
      if (end.stage.phase !== 'ended' || end.stage.outcome.is !== 'won') continue;
      for (const { part = '' } of end.stage.outcome.winners[0].score.lines) lines.add(part);
    }
    expect([...lines].sort()).toEqual(['base', 'closed', 'middle']);
    const shapes = new Set<string>();
    for (const name of readdirSync('content/changchun/scenes')) {
      const file = `content/changchun/scenes/${name}`;
      const scene = parseScene(readFileSync(file, 'utf8'), file);
      const { stage } = compileScene(scene, await changchun(scene.options)).frames.at(-1)?.table ?? {};
      if (stage?.phase !== 'ended' || stage.outcome.is !== 'won') continue;
      for (const { score } of stage.outcome.winners) shapes.add(score.reading?.shape ?? '');
    }
    expect([...shapes].sort()).toEqual(['seven-pairs', 'standard']);
  });

  test('scoring: unless it is switched on there are no points', async () => {
    const plain = await changchun();
    expect(plain.stake).toBe(0);
    const game = seated(plain, { east: '5p', west: HANDS[3][2] });
    expect(payments(untilAsked(plays(game, 'east discards 5p', 'west wins')))).toEqual([]);
  });
});
