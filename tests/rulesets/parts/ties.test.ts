/** A hand is tied where it comes to as much by other lines: nobody could say what counts in it. */
import { describe, expect, test } from 'vitest';
import type { WinToScore } from '../../../src/engine/scoring.ts';
import { winningReadings } from '../../../src/engine/win.ts';
import { scoringHandFrom } from '../../../src/evaluation/hand.ts';
import { tableOfWin } from '../../../src/evaluation/verdict.ts';
import { howOf } from '../../../src/evaluation/win-context.ts';
import game from '../../../src/rulesets/hong-kong/index.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import { type FanPattern, type FanTable, isTied } from '../../../src/rulesets/parts/fan.ts';
import { whole } from '../../../src/rulesets/parts/finders.ts';
import { winToJudge } from '../../../src/scenes/hand-verdict.ts';
import { readHand } from '../../../src/scenes/read-hand.ts';

const ruleset = rulesetOf(game);

/** A hand that is drawn, with every way to read it. */
function drawn(tiles: string): WinToScore {
  const asked = winToJudge({}, readHand({ tiles }, ruleset, { file: 'a test', line: 1 }));
  const held = scoringHandFrom(asked.hand, asked.won.seat, asked.won.round);
  const how = howOf(asked.hand.winning, asked.won);
  const position = { ruleset, table: tableOfWin(ruleset, asked) };
  return {
    scoringHand: held,
    how,
    readings: winningReadings(ruleset, held, how),
    seat: asked.won.seat,
    position,
  };
}

const triplets = (worth: number): FanPattern => ({
  id: 'triplets',
  worth,
  finds: whole(({ pungs }) => pungs.length === 4),
});
const runs = (worth: number): FanPattern => ({
  id: 'runs',
  worth,
  finds: whole(({ chows }) => chows.length === 3),
});
const table = (patterns: readonly FanPattern[], alone: FanTable['alone'] = null): FanTable => ({
  unit: 'fan',
  patterns,
  alone,
  aloneRule: 'alone',
  cap: 100,
  capRule: 'cap',
});

/** Three triplets, or three runs, beside a fourth triplet. */
const BOTH = drawn('111222333m EEE 5s +5s');

describe('A hand is tied', () => {
  test('where two ways to read it come to as much by different lines', () => {
    expect(isTied(table([triplets(3), runs(3)]), BOTH)).toBe(true);
  });
  test('where a line that stands alone shuts out another that is worth as much', () => {
    const [one, other] = [triplets(3), { ...triplets(3), id: 'others' }];
    const alone: FanTable['alone'] = (found) => new Set(found.slice(0, 1));
    expect(isTied(table([one, other], alone), BOTH)).toBe(true);
    expect(isTied(table([one, { ...other, worth: 4 }], alone), BOTH)).toBe(true);
  });
});

describe('A hand is not tied', () => {
  test('where one way to read it comes to more', () => {
    expect(isTied(table([triplets(3), runs(2)]), BOTH)).toBe(false);
    expect(isTied(table([triplets(2), runs(3)]), BOTH)).toBe(false);
  });
  test('where one of two that reach the cap would come to more without it', () => {
    expect(isTied({ ...table([triplets(4), runs(3)]), cap: 2 }, BOTH)).toBe(false);
    expect(isTied({ ...table([triplets(3), runs(3)]), cap: 2 }, BOTH)).toBe(true);
  });
  test('where the same lines come of each way to read it', () => {
    const any: FanPattern = { id: 'any', worth: 1, finds: whole(() => true) };
    expect(isTied(table([any]), BOTH)).toBe(false);
  });
  test('where a line that stands alone shuts out another that is worth less', () => {
    const less = { ...triplets(2), id: 'less' };
    const alone: FanTable['alone'] = (found) => new Set(found.slice(0, 1));
    expect(isTied(table([triplets(3), less], alone), BOTH)).toBe(false);
  });
  test('where nothing wins', () => {
    expect(isTied(table([triplets(3), runs(3)]), { ...BOTH, readings: [] })).toBe(false);
  });
});
