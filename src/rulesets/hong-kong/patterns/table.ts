/** The fan table (`best-reading`): each pattern with its worth, what it rests on, and what it replaces. */
import type { Pattern } from '../../parts/fan.ts';
import { BONUS } from './bonus.ts';
import { LIMIT } from './limit.ts';
import { ORDINARY } from './ordinary.ts';
import { WAYS } from './ways.ts';

/** Patterns that flowers and seasons make: they do not help to the minimum. */
export const BONUS_PATTERNS: ReadonlySet<string> = new Set(BONUS.map((pattern) => pattern.id));

const isLimit = new Set(LIMIT);
const isWay = new Set(WAYS);
const SKY = new Set(['heavenly', 'earthly']);

/** All patterns, or without those marked as luck (`luck`). */
export const patterns = (withoutLuck: boolean): readonly Pattern[] =>
  [...LIMIT, ...ORDINARY, ...WAYS, ...BONUS].filter((pattern) => !(withoutLuck && pattern.luck));

/** `limit-hands`: the highest of them, and beside it the way of winning; with heavenly and earthly nothing. */
export function onlyLimit(found: readonly Pattern[]): ReadonlySet<Pattern> | null {
  let highest: Pattern | null = null;
  for (const pattern of found) {
    if (isLimit.has(pattern) && (highest === null || pattern.worth > highest.worth)) highest = pattern;
  }
  if (highest === null) return null;
  const ways = found.some((pattern) => SKY.has(pattern.id))
    ? []
    : found.filter((pattern) => isWay.has(pattern));
  return new Set([highest, ...ways]);
}
