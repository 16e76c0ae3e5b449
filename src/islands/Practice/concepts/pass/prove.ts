/** Proves whether a completing discard may be claimed: the sets it makes, or what forbids the win. */

import { practiceAnswers, type WinWorth } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import type { WinOffer } from '../../../../puzzles/concepts/pass/index.ts';
import { type ConditionReport, checkConditions } from '../../../../puzzles/proof/conditions.ts';
import type { Question } from '../../../../puzzles/question.ts';
import { same } from '../../../../puzzles/same-answers.ts';
import { handEvidence, whyNoWin } from '../../evidence.ts';
import type { Proof, ReaderAnswer } from '../../proof.ts';
import type { ExplainContext } from '../../question-kind.ts';

export function prove(
  { subject, key, decides }: Question<WinOffer>,
  answer: ReaderAnswer,
  context: ExplainContext,
): Proof {
  const { generator } = context;
  const { hand } = subject;
  const right = same(answer, key);
  const why = whyNoWin(context, subject);
  const against = checkConditions(generator, hand);
  const evidence = handEvidence(context, hand, against);
  if (why === null) {
    const rule = decides[0] ?? generator.ruleset.calls.win.rule;
    const tile = words.theTile(hand.winning);
    return {
      right,
      head: right ? practiceAnswers.pass.right.win : practiceAnswers.pass.wrong.win,
      text: context.facts.ranked
        ? [practiceAnswers.pass.why(tile, subject.facts, null), practiceAnswers.pass.yaku].join(' ')
        : practiceAnswers.pass.why(tile, subject.facts, worthOf(against)),
      rule,
      evidence,
    };
  }
  // Name the winning tile passed earlier, if the question gives one and nothing else forbids the win.
  const { passed } = subject;
  const letGo =
    passed === undefined || !against.wins ? '' : practiceAnswers.pass.passed(words.theTile(passed));
  return {
    right,
    head: right ? practiceAnswers.pass.right.pass : practiceAnswers.pass.wrong.pass,
    text: [why.head, letGo || why.text].join(' ').trim(),
    rule: why.rule,
    evidence,
  };
}

/** The hand's worth and the minimum; null in games without a minimum. */
function worthOf({ conditions }: ConditionReport): WinWorth | null {
  const worth = conditions.find((each) => each.worth)?.worth;
  return worth
    ? { have: words.amount(worth.have, worth.unit), need: words.amount(worth.need, worth.unit) }
    : null;
}
