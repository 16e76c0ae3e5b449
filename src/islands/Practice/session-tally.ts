/** What a session came to, rule by rule. */
import type { RuleId } from '../../engine/action.ts';
import type { QuestionSession } from './question-order.ts';

/** A rule and how often it was missed, of a kind of question. */
interface MissedRule {
  readonly rule: RuleId;
  readonly concept: string;
  readonly times: number;
}

/** What was missed, the most often missed first; and what was always right. */
export function tally({ done }: QuestionSession): {
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
