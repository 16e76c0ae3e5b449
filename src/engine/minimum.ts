/** What a score has towards the least that a win must be worth. */
import type { Reason, RuleId } from './action.ts';
import type { MinimumRule, Ruleset } from './ruleset.ts';
import type { Score } from './score.ts';

export interface Minimum {
  readonly rule: RuleId;
  /** In the score's unit. */
  readonly need: number;
  /** What counts for it. */
  readonly have: number;
  /** Which of the score's lines do not, by their index. */
  readonly idle: readonly number[];
}

/** The minimum that this score is held against; null where there is none. */
export function minimumOf({ wins: { minimum } }: Ruleset, score: Score): Minimum | null {
  if (minimum === null) return null;
  const { rule, need, counts } = minimum;
  const idle = score.lines.flatMap((line, i) => (counts(line) ? [] : [i]));
  return { rule, need, have: towards(minimum, score), idle };
}

/** Why a hand of this score is worth too little to win, or null. */
export function tooLittle({ wins: { minimum } }: Ruleset, score: Score): Reason | null {
  if (minimum === null) return null;
  const have = towards(minimum, score);
  return have < minimum.need ? { rule: minimum.rule, have, need: minimum.need } : null;
}

function towards({ counts }: MinimumRule, { lines }: Score): number {
  let sum = 0;
  for (const line of lines) if (counts(line)) sum += line.worth;
  return sum;
}
