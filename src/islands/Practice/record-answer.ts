/** Stores answers as review cards. Loads with the first answer. */
import type { RuleId } from '../../engine/action.ts';
import { canonicalCard, NO_RULE } from '../../notation/two-game-id.ts';
import type { Question } from '../../puzzles/question.ts';
import { markDay } from '../../storage/days.ts';
import { cardName, changeCards } from '../../storage/practice.ts';
import { scheduleCard } from './schedule.ts';

/** The parts of a question that are stored: its kind and its deciding rules. */
interface RecordedQuestion extends Pick<Question, 'decides'> {
  readonly asking: Pick<Question['asking'], 'concept'>;
}

/** Stores an answer: one card per rule of the question. */
export function note(
  ruleset: string,
  { asking, decides }: RecordedQuestion,
  missed: readonly RuleId[],
  right: boolean,
): void {
  const now = Date.now();
  markDay(ruleset, new Date(now));
  const named = [...new Set([...decides, ...missed])];
  const nameOf = (rule: string): string => {
    const of = canonicalCard({ ruleset, concept: asking.concept, rule });
    return cardName(of.ruleset, of.concept, of.rule);
  };
  changeCards((cards) => {
    // A miss without a rule has a card of its own (NO_RULE). Any question of that kind reviews it once it is due.
    const isDue = (cards[nameOf(NO_RULE)]?.memory?.due ?? now + 1) <= now;
    const rules = named.length === 0 || isDue ? [...named, NO_RULE] : named;
    return Object.fromEntries(
      rules.map((rule) => {
        const name = nameOf(rule);
        const knows = rule === NO_RULE ? right : !missed.includes(rule);
        return [name, scheduleCard(cards[name], knows, now)];
      }),
    );
  });
}
