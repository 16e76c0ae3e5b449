/** The link of a question, and the question that a link on a card deals again. */
import type { RuleId } from '../../engine/action.ts';
import { formatQuestionLink, parseQuestionLink } from '../../notation/question-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { bothOf } from '../../notation/two-game-id.ts';
import type { Question, QuestionSpec } from '../../puzzles/question.ts';

/**
 * Formats a question as a link fragment, without the "#".
 * @param isKindNamed whether the link says the kind of question, for a page that asks several; a link of two games
 * always does
 */
export function questionLink(spec: QuestionSpec, isKindNamed = false): string {
  const both = bothOf(spec.concept);
  return formatQuestionLink({
    ...spec,
    ...(isKindNamed && { asks: [spec.concept] }),
    ...(both && { against: both.against, asks: [both.concept] }),
  });
}

/**
 * What deals the question of a card's link again; null if the link cannot be read.
 * @param wished names the kind and the game
 */
export function specOfLink(link: string, { concept, ruleset }: QuestionSpec): QuestionSpec | null {
  try {
    const { seed, number, grade, rules, without, under, chosen } = parseQuestionLink(link);
    return { concept, ruleset, seed, number, grade, rules, without, under, chosen };
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    return null;
  }
}

/**
 * Is the question about one of these rules? Whoever mistook a rule for another missed both, and only one of them decides
 * the question; the other is among its choices.
 */
export const isAbout = ({ decides, choices }: Question, rules: readonly RuleId[]): boolean =>
  rules.some((rule) => decides.includes(rule) || (choices?.includes(rule) ?? false));
