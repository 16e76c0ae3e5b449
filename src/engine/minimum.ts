/** What a win takes at the least, asked of `qualifies` alone, so that no ruleset has to say it twice. */
import type { RuleId } from './action.ts';
import type { Position, Ruleset } from './ruleset.ts';
import type { Score } from './score.ts';
import type { How } from './table.ts';

export interface Minimum {
  readonly rule: RuleId;
  /** In the score's unit. */
  readonly need: number;
  /** What counts for it. */
  readonly have: number;
  /** Which of the score's lines do not. */
  readonly idle: readonly number[];
}

/** The minimum that this score is held against; null where there is none. */
export function minimumOf(ruleset: Ruleset, score: Score, how: How, position: Position): Minimum | null {
  const { qualifies } = ruleset.wins;
  const short = qualifies?.({ ...score, total: 0, lines: [] }, how, position);
  if (!qualifies || !short || short.need === undefined) return null;
  const { rule, need } = short;
  // A line counts if it would be enough by itself, were it worth as much as is needed.
  const idle = score.lines.flatMap((line, i) => {
    const alone = { ...score, total: need, lines: [{ ...line, worth: need }] };
    return qualifies(alone, how, position) === null ? [] : [i];
  });
  const have = score.lines.reduce((sum, line, i) => (idle.includes(i) ? sum : sum + line.worth), 0);
  return { rule, need, have, idle };
}
