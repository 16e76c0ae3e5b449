/**
 * Everybody pays the winner, and losers pay each other the difference of their scores; East pays and gets double (rule
 * `settlement`).
 */
import type { Payment, PaymentGroup } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';

const RULE = 'settlement';

/** @param losersSettle whether losers also pay each other (option `losers-settle`) */
export const settleBy =
  (losersSettle: boolean): Ruleset['settle'] =>
  (outcome, { table }) => {
    if (outcome.is === 'drawn') return [];
    const pays = (from: Seat, to: Seat, amount: number): Payment => {
      const eastly = from === table.dealer || to === table.dealer;
      return { from, to, amount: eastly ? 2 * amount : amount, rule: RULE, book: 'cash' };
    };
    const { loserScores } = outcome;
    const groups: PaymentGroup[] = [];
    for (const { seat, score } of outcome.winners) {
      const losers = SEATS.filter((loser) => loser !== seat);
      const payments = losers.map((loser) => pays(loser, seat, score.total));
      groups.push({ rule: RULE, payments });
      if (!losersSettle) continue;
      const between: Payment[] = [];
      for (const [i, one] of losers.entries()) {
        for (const other of losers.slice(i + 1)) {
          const difference = (loserScores[one]?.total ?? 0) - (loserScores[other]?.total ?? 0);
          if (difference > 0) between.push(pays(other, one, difference));
          else if (difference < 0) between.push(pays(one, other, -difference));
        }
      }
      if (between.length > 0) groups.push({ rule: RULE, payments: between });
    }
    return groups;
  };

/** Explains an amount: the winner's points or the difference between two losers, doubled if East is involved. */
export const sumOf: NonNullable<Ruleset['sumOf']> = ({ from, to, amount, rule }, outcome) => {
  if (rule !== RULE || outcome.is === 'drawn' || from === 'pot' || to === 'pot') return null;
  const worth = outcome.winners.find(({ seat }) => seat === to)?.score.total;
  if (worth !== undefined) return { is: 'hand', worth, times: amount / worth };
  const more = outcome.loserScores[to]?.total ?? 0;
  const less = outcome.loserScores[from]?.total ?? 0;
  return { is: 'difference', more, less, times: amount / (more - less) };
};
