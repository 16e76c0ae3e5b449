/** Proves whether an action is allowed; if not, gives the refusal and its rule as the referee at the table would. */
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import type { Reason } from '../../engine/reason.ts';
import { seenBy, type View } from '../../engine/view.ts';
import type { Explanation } from '../../i18n/message-context.ts';
import { explainRefusal } from '../../i18n/refusal-text.ts';
import { refusalIn } from '../../puzzles/offered-tile.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { ownWords } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from '../parts/message-context.ts';
import { whyAllowed } from '../parts/why-allowed.ts';
import type { Evidence, Proof, ReaderAnswer } from '../proof.ts';
import { ALLOWED, type TriedAction } from './attempt.ts';

export function prove(
  { subject, key, decides }: Question<TriedAction>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { generator } = context;
  const { table, action } = subject;
  const right = same(answer, key);
  const verdict = judgeAction(generator.ruleset, table, action);
  // The other offered rules are each explained by their own sentence.
  const others: Evidence = {
    is: 'rows',
    title: practiceAnswers.may.others,
    rows: [...new Set([...answer, ...subject.rules])].flatMap((rule) => {
      if (rule === ALLOWED) return [];
      const { title, sentence } = context.entry(rule);
      const mark = key.includes(rule) ? 'good' : answer.includes(rule) ? 'bad' : 'none';
      return [{ mark, head: title, text: sentence, rule }];
    }),
  };
  if (verdict.is === 'allowed') {
    return {
      right,
      head: right ? practiceAnswers.may.right.allowed : practiceAnswers.may.wrong.allowed,
      text: whyAllowed(context, table, action),
      // For an allowed action, cite the deciding rule only to a reader who thought otherwise.
      rule: right ? null : (decides[0] ?? null),
      evidence: [others],
    };
  }
  const why = whyForbidden(
    context,
    action,
    refusalIn(generator.ruleset, verdict.reason),
    seenBy(generator.ruleset, table, action.seat),
  );
  return {
    right,
    head: `${right ? practiceAnswers.may.right.forbidden : practiceAnswers.may.wrong.forbidden} ${why.head}`,
    text: why.text,
    rule: why.rule,
    evidence: [others],
  };
}

/** Explains a refusal as at the table. For an incomplete hand, names the tiles left over. */
export function whyForbidden(
  context: PracticeContext,
  action: Action,
  reason: Reason,
  view: View,
): Explanation {
  const why = ownWords(
    context,
    explainRefusal({ action, reason }, view, context.entry, {
      ...messageContext(context, action.seat),
      dealer: view.dealer,
    }),
  );
  return reason.left ? { ...why, text: words.leftOver(reason.left, context.terms) } : why;
}
