/** Stores answers as review cards. */
import type { RuleId } from '../../engine/action.ts';
import { canonicalCard, NO_RULE } from '../../notation/two-game-id.ts';
import type { Question, QuestionSpec } from '../../puzzles/question.ts';
import { markDay } from '../../storage/days.ts';
import { cardName, changeCards } from '../../storage/practice.ts';
import { questionLink } from './question-link.ts';
import { scheduleCard } from './schedule.ts';

/** The parts of a question that are stored: its kind, its deciding rules, and what deals it again if a seed dealt it. */
interface RecordedQuestion extends Pick<Question, 'decides'> {
  readonly spec: Pick<QuestionSpec, 'concept'> | QuestionSpec;
}

/**
 * Stores an answer: one card per rule of the question. The card of a missed rule keeps the question's link.
 * @param reviews further rules whose cards the question was a review of
 */
export function note(
  ruleset: string,
  { spec, decides }: RecordedQuestion,
  missed: readonly RuleId[],
  right: boolean,
  reviews: readonly RuleId[] = [],
): void {
  const now = Date.now();
  markDay(ruleset, new Date(now));
  const named = [...new Set([...decides, ...missed, ...reviews])];
  const link = 'seed' in spec ? questionLink(spec) : undefined;
  const canonical = (rule: string) => canonicalCard({ ruleset, concept: spec.concept, rule });
  const nameOf = (rule: string): string => {
    const of = canonical(rule);
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
        const card = scheduleCard(cards[name], knows, now);
        // A link is of one game's page; where the card is kept under the other game's name, it would deal another question.
        const isKept = !knows && link !== undefined && canonical(rule).ruleset === ruleset;
        return [name, isKept ? { ...card, link } : card];
      }),
    );
  });
}
