/** Who pays whom: every payment with its rule, and what it comes to for each of the four. */
import { SEATS, type Seat } from '../../../../engine/seats.ts';
import { groupsOf, type Won } from '../../../../puzzles/concepts/pays/index.ts';
import type { Question } from '../../../../puzzles/question.ts';
import { same } from '../../../../puzzles/same.ts';
import type { Prover } from '../../asker.ts';
import { telling } from '../../parts/telling.ts';
import type { Given, Proof, Row } from '../../proof.ts';

/** What a seat has won or lost, by an answer; null where it says nothing of it. */
const sumOf = (answer: Given, seat: Seat): number | null => {
  const written = answer.find((each) => each.startsWith(`${seat}:`));
  return written === undefined ? null : Number(written.slice(2));
};

export function prove({ asked, key }: Question<Won>, given: Given, teller: Prover): Proof {
  const { say, words, room } = teller;
  const right = same(given, key);
  const told = telling(teller, null);
  const groups = groupsOf(asked, room.ruleset).filter(({ payments }) => payments.length > 0);
  const [first] = groups;
  const unit = teller.terms.money;
  const rows = SEATS.map((seat): Row => {
    const sum = sumOf(key, seat) ?? 0;
    const own = sumOf(given, seat);
    const wrong = own !== null && own !== sum;
    return {
      mark: wrong ? 'bad' : 'good',
      head: words.seatName(seat, told, 'start'),
      text: wrong ? say.pays.given(words.signed(own)) : undefined,
      amount: words.signed(sum),
    };
  });
  const adds = given.reduce((sum, each) => sum + Number(each.slice(2)), 0) === 0;
  return {
    right,
    head: right ? say.pays.right : say.pays.wrong,
    text: [
      words.payments(
        groups.flatMap(({ payments }) => payments),
        told,
      ),
      ...(adds ? [] : [say.pays.zero]),
    ].join(' '),
    rule: first?.rule ?? null,
    evidence: [
      { is: 'rows', title: `${say.pays.comes} (${unit})`, rows },
      {
        is: 'rows',
        title: say.pays.how,
        rows: groups.map(({ rule, payments }) => ({
          mark: 'none',
          head: teller.entry(rule).title,
          text: words.payments(payments, told),
          rule,
        })),
      },
    ],
  };
}
