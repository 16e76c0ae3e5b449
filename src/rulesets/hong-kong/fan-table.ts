/** The fan table as this table of players has agreed on it: which patterns count, and which beside one another. */
import type { Chosen } from '../../engine/game.ts';
import type { FanPattern, FanTable } from '../parts/fan.ts';
import { onlyIf } from '../parts/finders.ts';
import { alone } from '../parts/pattern-makeups.ts';
import { BONUS_HAND_WORTH, enoughFor } from './bonus-hand.ts';
import {
  BONUS,
  BONUS_HAND,
  type BonusPattern,
  type BonusTiles,
  type HongKongPattern,
  LIMIT,
  ORDINARY,
  WAYS,
} from './patterns.ts';

/** Cap on the total, in fan (rule `limit-hands`). */
const MOST_FAN = 13;
/** Least fan of a limit hand. No other pattern reaches it; one that a table raises to it becomes a limit hand. */
const LEAST_LIMIT = 10;

/** Ids of flower and season patterns, which do not count towards the minimum. */
export const BONUS_PATTERNS: ReadonlySet<string> = new Set(BONUS.map(({ id }) => id));

const isLimit = ({ worth }: FanPattern): boolean => worth >= LEAST_LIMIT;
const WAY_IDS: ReadonlySet<string> = new Set(WAYS.map(({ id }) => id));
const SKY = new Set(['heavenly', 'earthly']);

const OF_BONUS: readonly HongKongPattern[] = BONUS.map(({ shows, ...pattern }) => ({
  ...pattern,
  finds: ({ hand }) => shows(hand),
  luck: true,
}));

/** Patterns of the hand, and the win by flowers if agreed. */
const ofHands = (chosen: Chosen): readonly HongKongPattern[] => {
  const enough = enoughFor(chosen);
  const all = [...LIMIT, ...ORDINARY];
  if (enough === null) return all;
  return [
    ...all.map(({ finds, ...pattern }) => ({
      ...pattern,
      finds: onlyIf(finds, ({ reading }) => reading.shape !== BONUS_HAND.id),
    })),
    { ...BONUS_HAND, worth: BONUS_HAND_WORTH[enough] },
  ];
};

/** The pattern as agreed. A limit hand stands alone, so bots aim at nothing beside it. */
function agreedPattern({ agreed, ...row }: HongKongPattern, chosen: Chosen): FanPattern {
  const pattern = agreed?.(row, chosen) ?? row;
  return isLimit(pattern) && pattern.makeup ? { ...pattern, makeup: alone(pattern.makeup) } : pattern;
}

/** All patterns that the table plays, without those of luck if it leaves them out (rule `luck`). */
export const patterns = (chosen: Chosen): readonly FanPattern[] =>
  [...ofHands(chosen), ...WAYS, ...OF_BONUS]
    .filter((pattern) => !(chosen['without-luck'] === true && pattern.luck))
    .map((pattern) => agreedPattern(pattern, chosen))
    .filter(({ worth }) => worth > 0);

/**
 * The patterns that count if there is a limit hand: the highest one and the way of winning; with `heavenly` or
 * `earthly` no way. Null without a limit hand (rule `limit-hands`).
 */
function onlyLimit(found: readonly FanPattern[]): ReadonlySet<FanPattern> | null {
  let highest: FanPattern | null = null;
  for (const pattern of found) {
    if (isLimit(pattern) && (highest === null || pattern.worth > highest.worth)) highest = pattern;
  }
  if (highest === null) return null;
  const ways = found.some((pattern) => SKY.has(pattern.id))
    ? []
    : found.filter((pattern) => WAY_IDS.has(pattern.id));
  return new Set([highest, ...ways]);
}

export const fanTable = (chosen: Chosen): FanTable => ({
  unit: 'fan',
  patterns: patterns(chosen),
  alone: onlyLimit,
  aloneRule: 'limit-hands',
  cap: MOST_FAN,
  capRule: 'limit-hands',
});

/** Fan of these bonus tiles, laid open. */
export function bonusWorth(laid: BonusTiles): number {
  const found = BONUS.filter(({ shows }) => shows(laid).length > 0);
  const counts = ({ id }: BonusPattern) => !found.some(({ replaces }) => replaces?.includes(id));
  return found.filter(counts).reduce((sum, { worth }) => sum + worth, 0);
}
