import type { Ruleset } from '../../engine/ruleset.ts';
import { SEAT_NAMES } from '../../notation/seats.ts';
import { checkHand } from '../../scenes/claim.ts';
import { LessonError, type SourcePlace } from '../../scenes/error.ts';
import { judge } from '../../scenes/hand-verdict.ts';
import { readHand } from '../../scenes/read-hand.ts';
import answerSpec from '../Answer/spec.ts';
import { type DealtHand, dealtAs, type HandCheck } from '../answers.ts';
import { writtenText } from '../board.ts';
import type { Decision } from '../decisions.ts';
import { hands, oneOf, questionText, tiles, wind } from '../prop-types.ts';
import { type CheckContext, type ChildComponent, may, partsThatAre, required, spec } from '../spec.ts';

export default spec({
  name: 'Check',
  properties: {
    ask: required(questionText, 'the question'),
    hand: may(tiles, 'a hand, where the question is whether it wins'),
    answer: may(
      oneOf('wins', 'does not win', 'short', 'right', 'long'),
      'of a hand: whether it is a win; with `dealt`, whether it has too few tiles, the right number or too many; checked',
    ),
    dealt: may(wind, 'whose hand it is right after the deal, where the question is whether it has its tiles'),
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
    [
      '`<Check ask="Have you got all your tiles?" hand="…" dealt="south" answer="short" />`',
      'the same of a hand right after the deal: it is `short`, `right` or `long`',
    ],
  ],
  /** Returns the hand with its right answer; null when the author wrote the answers. */
  check: ({ hand, answer, dealt }, claimed) => {
    const { parts, fault } = claimed;
    if (hand === undefined) {
      if (answer === undefined && dealt === undefined) return checkAnswers(claimed);
      throw fault('<Check> has an answer and no hand', 'Write hand="…", or <Answer>…</Answer> in it.');
    }
    if (parts.length > 0) throw fault('<Check> has a hand and answers', 'The rules answer for a hand.');
    return dealt === undefined
      ? winCheck(hand, answer, claimed)
      : dealCheck(hand, SEAT_NAMES.indexOf(dealt), answer, claimed);
  },
  asks: ({ ask }, { course, parts, place }, subject) => {
    if (!subject) return [factDecision(ask, parts, course.ruleset)];
    return [
      subject.is === 'dealt'
        ? dealtDecision(ask, subject, course.ruleset)
        : winDecision(ask, subject, course.ruleset, place),
    ];
  },
});

function winCheck(
  hand: string,
  answer: string | undefined,
  { course, place, fault }: CheckContext,
): HandCheck | null {
  if (answer !== 'wins' && answer !== 'does not win')
    throw fault('<Check> has no answer', 'It can be: wins, does not win.');
  const { verdict, hand: written } = checkHand(
    { tiles: hand, wins: answer === 'wins' },
    course.ruleset,
    place,
  );
  return verdict && { is: 'won', tiles: hand, written, verdict };
}

/** @throws LessonError when the hand has another number of tiles than the author says */
function dealCheck(
  hand: string,
  seat: number,
  answer: string | undefined,
  { course: { ruleset }, place, fault }: CheckContext,
): DealtHand {
  const written = readHand({ tiles: hand }, ruleset, place);
  const subject: DealtHand = { is: 'dealt', tiles: hand, written, isDealer: seat === 0 };
  const right = dealtAs(subject, ruleset);
  if (answer !== right) throw fault(`“${hand}” is not ${answer}`, `It is ${right}.`);
  return subject;
}

/**
 * Returns the decision for a hand right after the deal. It rests on the deal rule when another deal would change the
 * answer.
 */
function dealtDecision(ask: string, subject: DealtHand, ruleset: Ruleset): Decision {
  const hand = writtenText(subject.written);
  return {
    is: 'decision',
    kind: 'what-happens',
    ask,
    deal: hand,
    hands: [hand],
    ruleset,
    rests: dealtOtherwise(ruleset).some((other) => dealtAs(subject, other) !== dealtAs(subject, ruleset))
      ? [ruleset.deal.rule]
      : [],
    generic: 0,
  };
}

/** Returns the decision whether a hand wins. It is judged again under other rules, with the same winning tile. */
function winDecision(
  ask: string,
  { tiles, written, verdict }: HandCheck,
  ruleset: Ruleset,
  place: SourcePlace,
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

/** Returns rulesets with another deal: one set more or fewer, or the dealer's extra tile added or removed. */
function dealtOtherwise(ruleset: Ruleset): Ruleset[] {
  const { deal } = ruleset;
  const others = ([1, 2, 3, 4, 5] as const).filter((sets) => Math.abs(sets - deal.sets) === 1);
  return [
    ...others.map((sets) => ({ ...ruleset, deal: { ...deal, sets } })),
    { ...ruleset, deal: { ...deal, dealerExtra: !deal.dealerExtra } },
  ];
}

/** Returns the decision for answers the author wrote, which no board can ask. */
function factDecision(ask: string, parts: readonly ChildComponent[], ruleset: Ruleset): Decision {
  const answers = partsThatAre(answerSpec, parts);
  const first = answers.find(({ values }) => values.right)?.text ?? '';
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

/** @throws LessonError when no answer is right, or a wrong answer has no explanation */
function checkAnswers({ parts, fault }: CheckContext): null {
  const answers = partsThatAre(answerSpec, parts);
  if (!answers.some(({ values }) => values.right)) {
    throw fault('no answer of this check is right', 'Write <Answer right>…</Answer> for it.');
  }
  const silent = answers.find(({ values, parts }) => !values.right && parts.length === 0);
  if (!silent) return null;
  throw new LessonError(
    silent.place,
    `the wrong answer “${silent.text}” does not say why`,
    'Write <Why>…</Why> in it.',
  );
}
