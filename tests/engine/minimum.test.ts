/** The least that a win must be worth, and the most chows it may have: data that whoever wants it reads. */
import { describe, expect, test } from 'vitest';
import { plainly } from '../../src/engine/hands.ts';
import { minimumOf, tooLittle } from '../../src/engine/minimum.ts';
import type { Score, ScoreLine } from '../../src/engine/score.ts';
import type { ScoringHand } from '../../src/engine/scoring-hand.ts';
import type { WinSource } from '../../src/engine/table.ts';
import { mostChows } from '../../src/engine/win.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { hongKong, twoFiveEight } from '../fixtures/rulesets.ts';

const line = (pattern: string, worth: number): ScoreLine => ({ pattern, worth, tiles: [] });
const score = (...lines: readonly ScoreLine[]): Score => ({
  unit: 'fan',
  total: lines.reduce((sum, { worth }) => sum + worth, 0),
  lines,
  uncounted: [],
  reading: null,
  placed: -1,
});
const OF_FLOWERS = score(line('own-flower', 1), line('dragon', 1), line('self-draw', 1));

const HAND: ScoringHand = { ...plainly([], []), bonus: [], seatWind: 0, roundWind: 0 };
const DRAWN: WinSource = {
  by: 'draw',
  tile: null,
  drew: { by: 'wall', chain: 0, afterClaim: false, last: false },
  opening: false,
};

describe('three-fan', () => {
  test('fan of flowers and seasons do not help to it, and it is told which lines those are', async () => {
    const rules = await hongKong();
    expect(minimumOf(rules, OF_FLOWERS)).toEqual({ rule: 'three-fan', need: 3, have: 2, idle: [0] });
    expect(tooLittle(rules, OF_FLOWERS, HAND, DRAWN)).toEqual({ rule: 'three-fan', have: 2, need: 3 });
  });

  test('bonus-counts-for-minimum: they do where the option says so', async () => {
    const rules = await hongKong({ 'bonus-counts-for-minimum': true });
    expect(minimumOf(rules, OF_FLOWERS)).toMatchObject({ have: 3, idle: [] });
    expect(tooLittle(rules, OF_FLOWERS, HAND, DRAWN)).toBeNull();
  });

  test('minimum-fan: without one any hand is worth enough', async () => {
    const rules = await hongKong({ 'minimum-fan': 0 });
    expect(minimumOf(rules, score())).toBeNull();
    expect(tooLittle(rules, score(), HAND, DRAWN)).toBeNull();
  });
});

describe('one-chow', () => {
  test('one Chow at the ordinary table, none in a goulash, any number where no rule bounds them', async () => {
    const british = await loadGame('british');
    expect(mostChows(rulesetOf(british))).toBe(1);
    expect(mostChows(rulesetOf(british, {}, 'goulash'))).toBe(0);
    expect(mostChows(await twoFiveEight())).toBeNull();
  });
});
