/** Puts the answers about automatic events into words. */
import { predictions } from '#i18n/predictions.ts';
import { scene } from '#i18n/scene.ts';
import { words } from '#i18n/words.ts';
import type { CheckAnswer } from '../sessions/props.ts';
import { type Author, addressOf } from './author.ts';
import type { PredictedOutcome, PredictionAnswers } from './prediction-answers.ts';

/**
 * Builds every answer, with the rule that decides the question. Only the right answer tells what happens.
 * @param happens the scene's text for the step
 */
export function foreseenGuesses(
  author: Author,
  { outcomes, right, rules, counted, done }: PredictionAnswers,
  happens: string,
): CheckAnswer[] {
  const [rule] = rules;
  const ruled = rule === undefined ? undefined : author.rules.get(rule)?.sentence;
  // The scene's text for a draw names the tile, which players of other hands do not see.
  const unseen = outcomes[right]?.is === 'that it was drawn' ? predictions.unseen : undefined;
  return outcomes.map((outcome, at): CheckAnswer => {
    const text = outcomeText(outcome, author.terms.money);
    const isRight = at === right;
    const against = done && !isRight ? predictions.whyNot(outcome.is, done, author.terms.kong) : null;
    const count = counted && predictions.countedLeft(counted, isRight);
    const why = count ?? (isRight ? (unseen ?? happens) : (against ?? ruled ?? scene.happens(happens)));
    return {
      html: text,
      text,
      right: isRight,
      why: `<p>${why}</p>`,
      ...(rule !== undefined && { rule: { id: rule, href: addressOf(author, rule) } }),
    };
  });
}

function outcomeText(outcome: PredictedOutcome, money: string): string {
  switch (outcome.is) {
    case 'tile':
      return predictions.tile(words.theTile(outcome.tile), outcome.from);
    case 'left':
      return predictions.left(outcome.count);
    case 'counters':
      return predictions.counters(outcome.count);
    case 'amount':
      return words.amount(outcome.amount, money);
    default:
      return predictions.outcome[outcome.is];
  }
}
