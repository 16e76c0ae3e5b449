/** Keeps how questions were answered, for the days to come: loaded with the first answer. */
import type { RuleId } from '../../engine/action.ts';
import { keptAs, NO_RULE } from '../../notation/both.ts';
import type { Question } from '../../puzzles/question.ts';
import { cardName, changeCards } from '../../store/practice.ts';
import { scheduled } from './schedule.ts';

/** What of a question is kept: its kind, and the rules that decide it. */
export interface Answered extends Pick<Question, 'decides'> {
  readonly asking: Pick<Question['asking'], 'concept'>;
}

/** Keeps how a question was answered, rule by rule. */
export function note(
  ruleset: string,
  { asking, decides }: Answered,
  missed: readonly RuleId[],
  right: boolean,
): void {
  const now = Date.now();
  const rules = [...new Set([...decides, ...missed])];
  changeCards((cards) =>
    Object.fromEntries(
      (rules.length > 0 ? rules : [NO_RULE]).map((rule) => {
        const of = keptAs({ ruleset, concept: asking.concept, rule });
        const name = cardName(of.ruleset, of.concept, of.rule);
        const held = rules.length > 0 ? !missed.includes(rule) : right;
        return [name, scheduled(cards[name], held, now)];
      }),
    ),
  );
}
