/** Sums up a session, rule by rule. */
import type { RuleId } from '../../engine/action.ts';
import type { SessionProgress } from './question-order.ts';

/** A missed rule, the question kind where it was first missed, and how many times. */
interface MissedRule {
  readonly rule: RuleId;
  readonly concept: string;
  readonly times: number;
}

/** Lists missed rules, most often missed first, and the rules that were always answered right. */
export function tally({ done }: SessionProgress): {
  readonly missed: readonly MissedRule[];
  readonly well: readonly RuleId[];
} {
  const missed = new Map<RuleId, MissedRule>();
  const met = new Set<RuleId>();
  for (const answer of done) {
    for (const rule of answer.decides) met.add(rule);
    for (const rule of answer.missed) {
      missed.set(rule, { rule, concept: answer.concept, times: (missed.get(rule)?.times ?? 0) + 1 });
    }
  }
  return {
    missed: [...missed.values()].sort((a, b) => b.times - a.times),
    well: [...met].filter((rule) => !missed.has(rule)),
  };
}
