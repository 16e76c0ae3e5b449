/** English texts of the lines of a receipt. */
import {
  countIn,
  linesIn,
  type Score,
  type ScoreCount,
  type ScoreLine,
  type ScoreRank,
  type UncountedPattern,
} from '../../engine/score.ts';
import { amount, number } from './numbers.ts';

export const whyUncounted = ({ because }: UncountedPattern, byTitle: string): string =>
  ({
    replaced: `part of ${byTitle}`,
    capped: `above the limit (${byTitle})`,
    excluded: `does not count together with ${byTitle}`,
    lower: `worth less than ${byTitle}, which counts`,
    forbidden: `ruled out by ${byTitle}`,
    fixed: `${byTitle} has a fixed value, so nothing is added to it or doubled`,
    instead: `${byTitle} counts instead`,
  })[because];

const TIMES = ['not at all', 'once', 'twice', 'three times', 'four times'] as const;

export function lineWorth(
  { as, worth, full, of }: Pick<ScoreLine, 'as' | 'worth' | 'full' | 'of'>,
  unit: string,
): { shown: string; label: string } {
  switch (as) {
    case 'doubles':
      return { shown: `×${2 ** worth}`, label: `doubled ${TIMES[worth] ?? `${number(worth)} times`}` };
    case 'times':
      return { shown: `×${number(worth)}`, label: `times ${number(worth)}` };
    case 'cap':
      return { shown: `≤ ${number(worth)}`, label: `no more than ${amount(worth, unit)}` };
    default:
      // Where a game has two counts, each line names its own.
      if (of !== undefined) return { shown: amount(worth, of), label: amount(worth, of) };
      return full === undefined
        ? { shown: number(worth), label: amount(worth, unit) }
        : {
            shown: `${number(worth)} of ${number(full)}`,
            label: `${number(worth)} of its ${amount(full, unit)}`,
          };
  }
}

export function scoreSum(score: Score, of?: ScoreCount): string | null {
  const { lines, total, unit } = score;
  if (score.rank) return of === undefined || of === 'fu' ? roundedSum(score, 'fu') : null;
  if (!lines.some(({ as }) => as !== undefined)) return null;
  const parts = [lines.filter(({ apart }) => !apart), lines.filter(({ apart }) => apart)].flatMap((own) => {
    const sum = own.reduce((all, { as, worth }) => (as === undefined ? all + worth : all), 0);
    if (sum === 0) return [];
    const factors = own.flatMap(({ as, worth }) =>
      as === 'doubles' ? [2 ** worth] : as === 'times' ? [worth] : [],
    );
    return [{ sum, factors, comes: factors.reduce((all, factor) => all * factor, sum) }];
  });
  const comes = parts.reduce((all, part) => all + part.comes, 0);
  const sides = parts.map(({ sum, factors }) => [sum, ...factors].map(number).join(' × '));
  const text = `${sides.join(' + ')} = ${number(comes)}`;
  return comes > total ? `${text}, and no more than ${amount(total, unit)}` : text;
}

/** "34 fu, rounded up to 40"; null where a count is the sum of its lines. */
function roundedSum(score: Score, of: ScoreCount): string | null {
  const sum = linesIn(score, of).reduce((all, { worth }) => all + worth, 0);
  const count = countIn(score, of);
  return count === null || count === sum ? null : `${amount(sum, of)}, rounded up to ${number(count)}`;
}

/** A hand's score; in a game with two counts both, or only the one asked for. */
export function scoreTotal(score: Pick<Score, 'total' | 'unit' | 'rank'>, of?: ScoreCount): string {
  const { total, unit, rank } = score;
  if (of !== undefined) return amount(countIn(score, of) ?? 0, of);
  return rank ? rankText(rank) : amount(total, unit);
}

/** "2 han, 40 fu", "5 han, a mangan", "a yakuman". */
function rankText({ han, fu, limit, yakuman }: ScoreRank): string {
  if (han === null) return yakuman > 1 ? amount(yakuman, 'yakuman') : 'a yakuman';
  const counted = amount(han, 'han');
  if (limit === 'counted') return `${counted}, a counted yakuman`;
  if (limit !== null) return `${counted}, a ${limit}`;
  return fu === null ? counted : `${counted}, ${amount(fu, 'fu')}`;
}
