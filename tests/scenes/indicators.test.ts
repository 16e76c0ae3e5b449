/** Indicators and counters of a scene, where a game has them. */
import { expect, test } from 'vitest';
import { indicatorsSeen } from '../../src/engine/indicators.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { FILE } from './faults.ts';

const ura = `title: Under the indicators
given: { turn: west, dora: 2m, ura: 8s, counters: 2, pot: 1000 }
deal:
  south: "345m 678m 23p 456s 99s, riichi"
  west: "19m 147p 369s ESWNC 1p"
script:
  - west discards 1p: South waits for it.
  - south wins 1p
expect: { winner: south }
`;

test('they lie open or under, and count as they would', () => {
  const ruleset = rulesetOf(riichi);
  const { frames } = compileScene(parseScene(ura, FILE), ruleset);
  const [first] = frames;
  expect(first?.table.indicators).toEqual({ open: [1], under: [25] });
  const last = frames.at(-1)?.table.stage;
  if (last?.phase !== 'settling' && last?.phase !== 'ended') throw new Error('South has won');
  if (last.outcome.is !== 'won') throw new Error('South has won');
  expect(last.outcome.winners[0].score.lines.filter(({ of }) => of === 'han')).toMatchObject([
    { pattern: 'riichi', worth: 1 },
    { pattern: 'pinfu', worth: 1 },
    { pattern: 'dora', worth: 1 },
    { pattern: 'ura-dora', worth: 2 },
  ]);
});

const kan = `title: An indicator for every Kan
given: { turn: south }
deal:
  south: "777s 123m 45m 99p 6p 2p 4s"
  wall: "7s …"
  box: "… 8s 8p 2s 2p 4m 3m 5p 6m"
script:
  - south draws 7s: South draws the fourth 7.
  - south kongs 7s
  - south draws 6m
  - south discards 6p
`;

test('where a box is written they lie in it, and the next is turned with a kong', () => {
  const { frames } = compileScene(parseScene(kan, FILE), rulesetOf(riichi));
  const open = frames.map((frame) => indicatorsSeen({ ruleset: rulesetOf(riichi), table: frame.table }).open);
  expect([open[0], open.at(-1)]).toEqual([[10], [10, 16]]);
});
