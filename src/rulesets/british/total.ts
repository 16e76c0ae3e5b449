/** Compares ordinary and special sums; the higher counts (rules `special-hands`, `best-special`). */
import type { RuleId } from '../../engine/action.ts';
import {
  type Reading,
  type Score,
  type ScoreLine,
  totalOf,
  type UncountedPattern,
} from '../../engine/score.ts';
import { highest } from '../parts/best-reading.ts';
import { DOUBLES } from './doubles.ts';
import { POINTS } from './points.ts';
import { PURITY, PURITY_TIMES } from './special-hands.ts';

export const UNIT = 'points';

/** One way to count a hand. */
export interface HandSum {
  /** The special hand it counts as, or null. */
  readonly special: RuleId | null;
  readonly lines: readonly ScoreLine[];
  readonly uncounted: readonly UncountedPattern[];
  readonly total: number;
  readonly reading: Reading;
  readonly placed: number;
}

/** Adds the limit as a line if the lines come to more (rule `score-limit`). */
export function withLimit(lines: readonly ScoreLine[], limit: number): readonly ScoreLine[] {
  if (totalOf(lines) <= limit) return lines;
  return [...lines, { pattern: 'score-limit', worth: limit, tiles: [], as: 'cap' }];
}

/** Bonus tiles beside a special hand: their points and doubles form a sum of their own. */
export const linesApart = (bonus: readonly ScoreLine[], doubles: readonly ScoreLine[]): ScoreLine[] =>
  bonus.length === 0 ? [] : [...bonus, ...doubles].map((line) => ({ ...line, apart: true }));

/** The line of a special hand worth `percent` of the limit. */
export const specialLine = (
  id: RuleId,
  percent: number,
  limit: number,
  tiles: ScoreLine['tiles'],
): ScoreLine => ({ pattern: id, worth: (limit * percent) / 100, tiles });

/** The line of purity, a factor in place of doubles. */
export const purityLine = (tiles: ScoreLine['tiles']): ScoreLine => ({
  pattern: PURITY,
  worth: PURITY_TIMES,
  tiles,
  as: 'times',
});

/** The sum that counts: the highest; at equal value a special hand before an ordinary one. */
export const bestOf = (sums: readonly HandSum[]): HandSum | null =>
  highest(sums, (later, first) => later.special !== null && first.special === null);

/** Does another sum have the same value from other lines? */
export function isTied(sums: readonly HandSum[]): boolean {
  const best = bestOf(sums);
  const named = ({ lines }: HandSum): string =>
    lines
      .map(({ pattern, part = '' }) => `${pattern} ${part}`)
      .sort()
      .join();
  return (
    best !== null &&
    sums.some(
      (sum) =>
        sum.total === best.total &&
        (sum.special === null) === (best.special === null) &&
        named(sum) !== named(best),
    )
  );
}

/** The score of the best sum, with the reason why each other special hand does not count. */
export function scoreOf(sums: readonly HandSum[]): Score {
  const chosen = bestOf(sums);
  if (chosen === null) return { unit: UNIT, total: 0, lines: [], uncounted: [], reading: null, placed: -1 };
  const left: UncountedPattern[] = [...chosen.uncounted];
  const others = new Set(sums.flatMap(({ special }) => special ?? []));
  for (const id of others) {
    if (id === chosen.special) continue;
    const by = chosen.special === null ? 'special-hands' : 'best-special';
    left.push({ pattern: id, because: 'lower', by });
  }
  if (chosen.special !== null) {
    const by = chosen.special;
    if (by !== PURITY) left.push({ pattern: POINTS, because: 'fixed', by, whole: true });
    left.push({ pattern: DOUBLES, because: by === PURITY ? 'instead' : 'fixed', by, whole: true });
  }
  const { total, lines, reading, placed } = chosen;
  return { unit: UNIT, total, lines, uncounted: left, reading, placed };
}
