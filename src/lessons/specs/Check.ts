import { checkHand } from '../../scenes/claim.ts';
import { LessonError } from '../../scenes/error.ts';
import { checkCopies } from '../../scenes/said/captions.ts';
import { asked, hands, oneOf, tiles } from '../kinds.ts';
import { type Claimed, may, needed, partsThatAre, spec } from '../spec.ts';
import answerSpec from './Answer.ts';

export default spec({
  name: 'Check',
  properties: {
    ask: needed(asked, 'the question'),
    hand: may(tiles, 'a hand, where the question is whether it wins'),
    answer: may(oneOf('wins', 'does not win'), 'of a hand: whether it is a win; checked'),
    under: may(hands, 'another kind of hand'),
  },
  content: 'parts',
  examples: [
    [
      '`<Check ask="…">` with `<Answer right>… <Why>…</Why></Answer>`, `<Answer>… <Why>…</Why></Answer>`',
      'a quick check. Every wrong answer says why, and a right one should',
    ],
    [
      '`<Check ask="Is this a win?" hand="…" answer="wins" />`',
      'a check that is computed; `answer` is `wins` or `does not win`',
    ],
  ],
  /** The hand that is asked about, with its verdict; null where the answers are its author's. */
  check: ({ ask, hand, answer }, claimed) => {
    const { course, place, parts, fault } = claimed;
    checkCopies(ask, course.ruleset, place);
    if (hand === undefined) {
      if (answer === undefined) return checkAnswers(claimed);
      throw fault('<Check> has an answer and no hand', 'Write hand="…", or <Answer>…</Answer> in it.');
    }
    if (answer === undefined) throw fault('<Check> has no answer', 'It can be: wins, does not win.');
    if (parts.length > 0) throw fault('<Check> has a hand and answers', 'The rules answer for a hand.');
    const { verdict, hand: written } = checkHand(
      { tiles: hand, wins: answer === 'wins' },
      course.ruleset,
      place,
    );
    return verdict && { tiles: hand, written, verdict };
  },
});

/** @throws LessonError when no answer is right, or a wrong one does not say why */
function checkAnswers({ parts, fault }: Claimed): null {
  const answers = partsThatAre(answerSpec, parts);
  if (!answers.some(({ given }) => given.right)) {
    throw fault('no answer of this check is right', 'Write <Answer right>…</Answer> for it.');
  }
  const silent = answers.find(({ given, parts }) => !given.right && parts.length === 0);
  if (!silent) return null;
  throw new LessonError(
    silent.place,
    `the wrong answer “${silent.text}” does not say why`,
    'Write <Why>…</Why> in it.',
  );
}
