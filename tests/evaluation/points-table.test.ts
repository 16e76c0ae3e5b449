/** The points of han and fu are those that the law prints, and what the judge settles. */
import { expect, test } from 'vitest';
import { limitRows, pointsRows, USUAL_FU } from '../../src/evaluation/points-table.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const riichi = await loadGame('riichi');
const ema = rulesetOf(riichi);
const cellsOf = (winner: 'east' | 'other', fu: number) => pointsRows(ema, winner, [fu])[0]?.han ?? [];

test('a discarder pays four times the base value, or six times where East wins (ron-pays)', () => {
  const discarder = (winner: 'east' | 'other', fu: number) =>
    cellsOf(winner, fu).map((cell) => cell.discarder);
  expect(discarder('other', 30)).toEqual([1000, 2000, 3900, 8000]);
  expect(discarder('east', 30)).toEqual([1500, 2900, 5800, 12_000]);
  expect(discarder('other', 110)).toEqual([3600, 7100, 8000, 8000]);
  expect(discarder('east', 70)).toEqual([3400, 6800, 12_000, 12_000]);
});

test('a self-drawn hand is paid by all three, by East twice as much (tsumo-pays)', () => {
  const drawn = (winner: 'east' | 'other', fu: number) =>
    cellsOf(winner, fu).map((cell) => (cell.drawn ? [cell.drawn.others, cell.drawn.east] : null));
  expect(drawn('other', 40)).toEqual([
    [400, 700],
    [700, 1300],
    [1300, 2600],
    [2000, 4000],
  ]);
  expect(drawn('east', 90)).toEqual([
    [1500, null],
    [2900, null],
    [4000, null],
    [4000, null],
  ]);
});

test('what no hand comes to is left out: 20 fu on a discard, 25 fu below the han of seven pairs', () => {
  expect(cellsOf('other', 20).map(({ discarder, drawn }) => [discarder !== null, drawn !== null])).toEqual([
    [false, false],
    [false, true],
    [false, true],
    [false, true],
  ]);
  expect(cellsOf('other', 25).map(({ discarder, drawn }) => [discarder !== null, drawn !== null])).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [true, true],
  ]);
});

test('the limits follow each other without a gap, and a counted yakuman only where it is played (limits)', () => {
  const rows = limitRows(ema, 'other').filter(({ limit }) => limit !== 'yakuman');
  expect(rows.map(({ limit, least, most }) => [limit, least, most])).toEqual([
    ['mangan', 5, 5],
    ['haneman', 6, 7],
    ['baiman', 8, 10],
    ['sanbaiman', 11, null],
  ]);
  const counted = limitRows(rulesetOf(riichi, { 'counted-yakuman': true }), 'east');
  expect(counted.map(({ limit }) => limit)).toContain('counted');
  expect(counted.at(-1)?.points).toEqual({ discarder: 48_000, drawn: { east: null, others: 16_000 } });
});

test('a game that counts in one has no such table', async () => {
  const hongKong = rulesetOf(await loadGame('hong-kong'));
  expect(pointsRows(hongKong, 'other', USUAL_FU)).toEqual([]);
  expect(limitRows(hongKong, 'other')).toEqual([]);
});
