/** Whether an action is allowed, and if not the rule that forbids it, as it would be told at the table. */
import type { Action, Reason } from '../../../../engine/action.ts';
import { judgeAction } from '../../../../engine/legality/verdict.ts';
import { seenBy, type View } from '../../../../engine/view.ts';
import { explained } from '../../../../i18n/explained.ts';
import type { Explained } from '../../../../i18n/words.ts';
import { ALLOWED, type TriedAction } from '../../../../puzzles/concepts/may/attempt.ts';
import type { Question } from '../../../../puzzles/question.ts';
import { same } from '../../../../puzzles/same-answers.ts';
import { ownWords } from '../../evidence.ts';
import { whyAllowed } from '../../parts/allowed.ts';
import { telling } from '../../parts/telling.ts';
import type { Evidence, GivenAnswer, Proof } from '../../proof.ts';
import type { ExplainContext } from '../../question-kind.ts';

export function prove(
  { asked, key, decides }: Question<TriedAction>,
  given: GivenAnswer,
  teller: ExplainContext,
): Proof {
  const { say, room } = teller;
  const { table, action } = asked;
  const right = same(given, key);
  const verdict = judgeAction(room.ruleset, table, action);
  // The rules that were offered and do not decide are told by what they say.
  const others: Evidence = {
    is: 'rows',
    title: say.may.others,
    rows: [...new Set([...given, ...asked.rules])].flatMap((rule) => {
      if (rule === ALLOWED) return [];
      const { title, sentence } = teller.entry(rule);
      const mark = key.includes(rule) ? 'good' : given.includes(rule) ? 'bad' : 'none';
      return [{ mark, head: title, text: sentence, rule }];
    }),
  };
  if (verdict.is === 'allowed') {
    return {
      right,
      head: right ? say.may.right.allowed : say.may.wrong.allowed,
      text: whyAllowed(teller, table, action),
      // What is allowed rests on the rule that lets it be; whoever thought otherwise reads it there.
      rule: right ? null : (decides[0] ?? null),
      evidence: [others],
    };
  }
  const why = whyForbidden(teller, action, verdict.reason, seenBy(room.ruleset, table, action.seat));
  return {
    right,
    head: `${right ? say.may.right.forbidden : say.may.wrong.forbidden} ${why.head}`,
    text: why.text,
    rule: why.rule,
    evidence: [others],
  };
}

/** As it would be told at the table; of a hand that is not complete, which tiles are left over. */
export function whyForbidden(teller: ExplainContext, action: Action, reason: Reason, view: View): Explained {
  const why = ownWords(
    teller,
    explained(teller.words, { action, reason }, view, teller.entry, {
      ...telling(teller, action.seat),
      dealer: view.dealer,
    }),
  );
  return reason.left ? { ...why, text: teller.words.leftOver(reason.left, teller.terms) } : why;
}
