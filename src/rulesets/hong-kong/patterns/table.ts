/** The fan table: each pattern with its worth, its tiles, and the patterns it replaces (rule `best-reading`). */
import type { Chosen } from '../../../engine/game.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { bonusHandPattern, enoughFor, notOfBonusHands } from '../bonus-hand.ts';
import { BONUS } from './bonus.ts';
import { agreedPattern } from './house-patterns.ts';
import { LIMIT } from './limit.ts';
import { ORDINARY } from './ordinary.ts';
import { WAYS } from './ways.ts';

/** Ids of flower and season patterns, which do not count towards the minimum. */
export const BONUS_PATTERNS: ReadonlySet<string> = new Set(BONUS.map((pattern) => pattern.id));

/** Least fan of a limit hand. No other pattern reaches it; one that a table raises to it becomes a limit hand. */
const LEAST_LIMIT = 10;

const isLimit = ({ worth }: FanPattern): boolean => worth >= LEAST_LIMIT;
const WAY_IDS: ReadonlySet<string> = new Set(WAYS.map(({ id }) => id));
const SKY = new Set(['heavenly', 'earthly']);

/** Patterns of the hand, and the bonus-hand pattern if agreed. */
const ofHands = (chosen: Chosen): readonly FanPattern[] => {
  const enough = enoughFor(chosen);
  const all = [...LIMIT, ...ORDINARY];
  return enough === null ? all : [...all.map(notOfBonusHands), bonusHandPattern(enough)];
};

/** All patterns that the table plays, without those of luck if it leaves them out (rule `luck`). */
export const patterns = (chosen: Chosen): readonly FanPattern[] =>
  [...ofHands(chosen), ...WAYS, ...BONUS]
    .filter((pattern) => !(chosen['without-luck'] === true && pattern.luck))
    .map((pattern) => agreedPattern(pattern, chosen))
    .filter(({ worth }) => worth > 0);

/**
 * The patterns that count if there is a limit hand: the highest one and the way of winning; with `heavenly` or
 * `earthly` no way. Null without a limit hand (rule `limit-hands`).
 */
export function onlyLimit(found: readonly FanPattern[]): ReadonlySet<FanPattern> | null {
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
