/** Proves whether a completing discard may be claimed: the sets it makes, or what forbids the win. */

import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { checkConditions } from '../../puzzles/proof/conditions.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { handEvidence, metMinimum, whyNoWin, withoutUnmet } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Proof, ReaderAnswer } from '../proof.ts';
import type { WinOffer } from './rules.ts';

export function prove(
  { subject, key, decides, spec }: Question<WinOffer>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { generator } = context;
  // What was declared may be a yaku.
  const hand = { ...subject.hand, facts: subject.facts };
  const right = same(answer, key);
  const why = whyNoWin(context, subject);
  const against = withoutUnmet(checkConditions(generator, hand), spec.without);
  const evidence = handEvidence(context, hand, against);
  if (why === null) {
    const rule = decides[0] ?? generator.ruleset.calls.win.rule;
    const tile = words.theTile(hand.winning);
    return {
      right,
      head: right ? practiceAnswers.pass.right.win : practiceAnswers.pass.wrong.win,
      text: practiceAnswers.pass.why(tile, subject.facts, metMinimum(context, against) ?? ''),
      rule,
      evidence,
    };
  }
  return {
    right,
    head: right ? practiceAnswers.pass.right.pass : practiceAnswers.pass.wrong.pass,
    text: [why.head, why.text].join(' ').trim(),
    rule: why.rule,
    evidence,
  };
}
