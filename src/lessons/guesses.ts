/** The answers to what goes by itself, in words: what each says, and what is told of it. */
import { predictions } from '#i18n/predictions.ts';
import { scene } from '#i18n/scene.ts';
import { words } from '#i18n/words.ts';
import type { Guess } from '../sessions/props.ts';
import { type Author, addressOf } from './author.ts';
import type { Foreseen, PredictedOutcome } from './prediction-outcomes.ts';

/**
 * Every answer, with the rule that decides the question. What happens is told with the right one alone.
 * @param happens what the scene tells of its step
 */
export function foreseenGuesses(
  author: Author,
  { outcomes, right, rules, counted, done }: Foreseen,
  happens: string,
): Guess[] {
  const [rule] = rules;
  const ruled = rule === undefined ? undefined : author.rules.get(rule)?.sentence;
  // What a scene tells of a draw is for those who see all hands.
  const unseen = outcomes[right]?.is === 'that it was drawn' ? predictions.unseen : undefined;
  return outcomes.map((outcome, at): Guess => {
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
