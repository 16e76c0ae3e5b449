/** Compares a score with the minimum for a win. */
import type { RuleId } from './action.ts';
import type { Reason } from './reason.ts';
import type { MinimumRule, Ruleset } from './ruleset.ts';
import type { Score } from './score.ts';
import type { ScoringHand } from './scoring-hand.ts';
import type { WinSource } from './table.ts';

export interface Minimum {
  readonly rule: RuleId;
  /** In the score's unit. */
  readonly need: number;
  /** Worth of the lines that count. */
  readonly have: number;
  /** Indices of the score lines that do not count. */
  readonly idle: readonly number[];
}

/** Compares this score with the game's minimum; null without one. */
export function minimumOf({ wins: { minimum } }: Ruleset, score: Score): Minimum | null {
  if (minimum === null) return null;
  const { rule, need, counts } = minimum;
  const idle = score.lines.flatMap((line, i) => (counts(line) ? [] : [i]));
  return { rule, need, have: towards(minimum, score), idle };
}

/** Reason if the score of this hand, won this way, is below the minimum, else null. */
export function tooLittle(
  { wins: { minimum } }: Ruleset,
  score: Score,
  hand: ScoringHand,
  how: WinSource,
): Reason | null {
  if (minimum === null) return null;
  const have = towards(minimum, score);
  if (have >= minimum.need) return null;
  const part = minimum.part?.(hand, how);
  return { rule: minimum.rule, ...(part !== undefined && { part }), have, need: minimum.need };
}

function towards({ counts }: MinimumRule, { lines }: Score): number {
  let sum = 0;
  for (const line of lines) if (counts(line)) sum += line.worth;
  return sum;
}
