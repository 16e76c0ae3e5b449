/** The fan table (`best-reading`): each pattern with its worth, what it rests on, and what it replaces. */
import type { Chosen } from '../../../engine/game.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { bonusHandPattern, enoughFor, notOfBonusHands } from '../bonus-hand.ts';
import { agreed } from './agreed.ts';
import { BONUS } from './bonus.ts';
import { LIMIT } from './limit.ts';
import { ORDINARY } from './ordinary.ts';
import { WAYS } from './ways.ts';

/** Patterns that flowers and seasons make: they do not help to the minimum. */
export const BONUS_PATTERNS: ReadonlySet<string> = new Set(BONUS.map((pattern) => pattern.id));

/** No other pattern is worth as much, and one that a table raises to it becomes a limit hand. */
const LEAST_LIMIT = 10;

const isLimit = ({ worth }: FanPattern): boolean => worth >= LEAST_LIMIT;
const WAY_IDS: ReadonlySet<string> = new Set(WAYS.map(({ id }) => id));
const SKY = new Set(['heavenly', 'earthly']);

/** Patterns of the hand itself, and that of a hand which is none, where the table plays it. */
const ofHands = (chosen: Chosen): readonly FanPattern[] => {
  const enough = enoughFor(chosen);
  const all = [...LIMIT, ...ORDINARY];
  return enough === null ? all : [...all.map(notOfBonusHands), bonusHandPattern(enough)];
};

/** All patterns that the table plays, without those marked as luck where it leaves them out (`luck`). */
export const patterns = (chosen: Chosen): readonly FanPattern[] =>
  [...ofHands(chosen), ...WAYS, ...BONUS]
    .filter((pattern) => !(chosen['without-luck'] === true && pattern.luck))
    .map((pattern) => agreed(pattern, chosen))
    .filter(({ worth }) => worth > 0);

/** `limit-hands`: the highest of them, and beside it the way of winning; with heavenly and earthly nothing. */
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
