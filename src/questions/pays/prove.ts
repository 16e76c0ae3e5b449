/** Proves a payment answer: every payment with its rule, and the total for each seat. */

import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { type PaymentLine, paymentLines } from '../../engine/payment-lines.ts';
import { SEATS } from '../../engine/seats.ts';
import { lineTitle } from '../../i18n/line-title.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { paymentsEvidence, rowsOf } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from '../parts/message-context.ts';
import type { Proof, ProofRow, ReaderAnswer } from '../proof.ts';
import { type Settlement, settlementOf, sumOf, type WonHand } from './rules.ts';

/** Rows with what each losing hand scores, line by line, e.g. "South: 8 points". */
function losersOf({ outcome: { loserScores } }: Settlement, context: PracticeContext): ProofRow[] {
  return SEATS.flatMap((seat): ProofRow[] => {
    const score = loserScores[seat];
    if (!score) return [];
    const name = words.seatName(seat, messageContext(context, null), 'start');
    const lines = score.lines.map((line) => {
      const title = lineTitle(line, context.entry(line.pattern));
      const tiles = line.tiles.length > 0 ? words.tileList(line.tiles) : '';
      return practiceAnswers.pays.own(title, tiles, words.lineWorth(line, score.unit).shown);
    });
    return [
      {
        mark: 'none',
        head: name,
        text: lines.length > 0 ? lines.join(' · ') : practiceAnswers.pays.nothing,
        amount: words.number(score.total),
      },
    ];
  });
}

export function prove(
  { subject, key }: Question<WonHand>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { generator } = context;
  const right = same(answer, key);
  const spectator = messageContext(context, null);
  const settled = settlementOf(subject, generator.ruleset);
  if (!settled) throw new Error('a hand that is settled wins');
  const payments = settled.groups.flatMap((group) => group.payments);
  const lines = paymentLines(settled.groups, generator.ruleset.sumOf, settled.outcome);
  const lineText = (line: PaymentLine): string =>
    words.paymentLine(line, context.entry(line.rule).title, spectator);
  const unit = context.terms.money;
  const rows = SEATS.map((seat): ProofRow => {
    const sum = sumOf(key, seat) ?? 0;
    const own = sumOf(answer, seat);
    const wrong = own !== null && own !== sum;
    const amounts = payments.flatMap(({ from, to, amount }) =>
      to === seat ? [amount] : from === seat ? [-amount] : [],
    );
    const sums = amounts.length > 1 ? words.purseSum(amounts) : '';
    const text = [sums, wrong ? practiceAnswers.pays.yourAmount(words.signed(own)) : '']
      .filter((each) => each !== '')
      .join('. ');
    return {
      mark: wrong ? 'bad' : 'good',
      head: words.seatName(seat, spectator, 'start'),
      text: text === '' ? undefined : text,
      amount: words.signed(sum),
    };
  });
  const adds = answer.reduce((sum, each) => sum + Number(each.slice(2)), 0) === (subject.pot ?? 0);
  return {
    right,
    head: right ? practiceAnswers.pays.right : practiceAnswers.pays.wrong,
    // One payment per line.
    text: [
      ...(lines.length > 0 ? lines.map(lineText) : [words.payments([], spectator)]),
      ...(adds ? [] : [practiceAnswers.pays.zero(subject.pot ?? 0, unit)]),
    ].join('\n'),
    rule: lines[0]?.rule ?? null,
    evidence: [
      paymentsEvidence(context, practiceAnswers.pays.whom, payments),
      ...rowsOf(practiceAnswers.pays.losersHave, losersOf(settled, context)),
      {
        is: 'rows',
        title: practiceAnswers.pays.how,
        rows: lines.map((line) => ({
          mark: 'none',
          head: context.entry(line.rule).title,
          // Without a sum the row's head already gives the reason.
          text: line.sum === null ? words.payments(line.payments, spectator) : lineText(line),
          rule: line.rule,
        })),
      },
      { is: 'rows', title: `${practiceAnswers.pays.comes} (${unit})`, rows },
    ],
  };
}
