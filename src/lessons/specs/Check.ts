import type { Ruleset } from '../../engine/ruleset.ts';
import { checkHand } from '../../scenes/claim.ts';
import { LessonError, type Place } from '../../scenes/error.ts';
import { judge } from '../../scenes/judged.ts';
import { checkCopies } from '../../scenes/said/captions.ts';
import type { AskedHand } from '../answers.ts';
import { writtenText } from '../board.ts';
import type { Decision } from '../doings.ts';
import { asked, hands, oneOf, tiles } from '../kinds.ts';
import { type Claimed, may, needed, type Part, partsThatAre, spec } from '../spec.ts';
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
  asks: ({ ask }, { course, parts, place }, hand) => [
    hand ? winDecision(ask, hand, course.ruleset, place) : factDecision(ask, parts, course.ruleset),
  ],
});

/** Whether a hand wins: asked again of any rules, with whatever its author says of how it was won. */
function winDecision(
  ask: string,
  { tiles, written, verdict }: AskedHand,
  ruleset: Ruleset,
  place: Place,
): Decision {
  const hand = writtenText(written);
  return {
    is: 'decision',
    kind: 'is-a-win',
    ask,
    deal: hand,
    hands: [hand],
    ruleset,
    under: (rules) => [judge({ tiles }, written, rules, place).wins ? 'yes' : 'no'],
    rests: verdict.wins ? [ruleset.wins.shapeRule] : [verdict.reason.rule, ...(verdict.reason.also ?? [])],
    yes: verdict.wins,
    generic: 0,
  };
}

/** What no board can ask: its author's answers. */
function factDecision(ask: string, parts: readonly Part[], ruleset: Ruleset): Decision {
  const answers = partsThatAre(answerSpec, parts);
  const first = answers.find(({ given }) => given.right)?.text ?? '';
  return {
    is: 'decision',
    kind: 'fact',
    ask,
    deal: null,
    hands: [],
    ruleset,
    rests: [],
    ...(answers.length === 2 && /^(yes|no)\b/i.test(first) && { yes: /^yes\b/i.test(first) }),
    generic: 0,
  };
}

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
