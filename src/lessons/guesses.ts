/** The answers to what goes by itself, in words: what each says, and what is told of it. */
import type { Guess } from '../sessions/props.ts';
import { type Author, addressOf } from './author.ts';
import type { Foreseen, Outcome } from './foreseen.ts';

/**
 * Every answer, with the rule that decides the question.
 * @param happens what the scene tells of its step
 */
export function foreseenGuesses(
  author: Author,
  { outcomes, right, rules }: Foreseen,
  happens: string,
): Guess[] {
  const { say } = author;
  const [rule] = rules;
  return outcomes.map((outcome, at): Guess => {
    const text = outcomeText(author, outcome);
    const isRight = at === right;
    const why = outcome.is === 'left' ? say.foreseen.countedLeft(right) : happens;
    return {
      html: text,
      text,
      right: isRight,
      why: `<p>${isRight || outcome.is === 'left' ? why : say.scene.happens(why)}</p>`,
      ...(rule !== undefined && { rule: { id: rule, href: addressOf(author, rule) } }),
    };
  });
}

function outcomeText({ words, say: { foreseen } }: Author, outcome: Outcome): string {
  switch (outcome.is) {
    case 'tile':
      return foreseen.tile(words.theTile(outcome.tile), outcome.from);
    case 'left':
      return foreseen.left(outcome.count);
    default:
      return foreseen.outcome[outcome.is];
  }
}
