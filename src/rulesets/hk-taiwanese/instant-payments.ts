/** Payments on the spot, in cash, whatever the outcome of the deal (rule `spot-is-cash`). */

import { type Clause, clause } from '../../engine/clause.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import { othersAfter, type Seat, seatAfter } from '../../engine/seats.ts';
import { FLOWERS, isFlower, isSeason, type Kind, SEASONS } from '../../engine/tiles.ts';
import { othersPay } from '../parts/payments.ts';

/** One seat pays each of the others. */
export const paysOthers = (rule: string, from: Seat, amount: number): PaymentGroup => ({
  rule,
  payments: othersAfter(from).map((to) => ({ from, to, amount, rule, book: 'cash' })),
});

/**
 * Payments for the dealer's dice: 1-2-3 costs one unit to each, a triplet brings one from each (rules `dice-123`,
 * `dice-triplet`).
 */
export function diceOwe(dice: readonly number[], dealer: Seat, unit: number): PaymentGroup[] {
  const thrown = [...dice].sort((a, b) => a - b).join('');
  if (thrown === '123') return [paysOthers('dice-123', dealer, unit)];
  return new Set(dice).size === 1 ? [othersPay('dice-triplet', dealer, unit)] : [];
}

/**
 * Payments for bonus tiles, per tile or for complete sets only (rules `flower-pays`, `grass-pays`, option `bonus-pay`).
 */
export const bonusPays = (unit: number, by: 'each-tile' | 'sets'): Clause =>
  by === 'each-tile'
    ? clause<null>({
        id: 'bonus-pays',
        lasts: 'hand',
        initial: null,
        owes: {
          laid: (_memory, { seat, tile }) => {
            if (isFlower(tile)) return [othersPay('flower-pays', seat, unit)];
            return isSeason(tile) ? [othersPay('grass-pays', seat, 2 * unit)] : [];
          },
        },
      })
    : bonusSets(unit);

/** What a seat has been paid for, and the rule by which its latest tile pays. */
type BonusPayments = {
  /** Number of complete series. */
  readonly series: number;
  /** True if 1, 2, 3, 4 mixed from both series has been paid. */
  readonly mixed: boolean;
  readonly now: 'flower-pays' | 'grass-pays' | null;
};

const UNPAID: BonusPayments = { series: 0, mixed: false, now: null };

/**
 * Payments for complete sets: a series pays one unit from each; 1, 2, 3, 4 mixed from both series pays two, once, and
 * not after a series.
 */
const bonusSets = (unit: number): Clause =>
  clause<readonly BonusPayments[]>({
    id: 'bonus-pays',
    lasts: 'hand',
    initial: [UNPAID, UNPAID, UNPAID, UNPAID],
    after: {
      laid: (paid, event, { table }) =>
        paid.map((was, seat) => (seat === event.seat ? paidFor(was, table.seats[event.seat].bonus) : was)),
    },
    owes: {
      laid: (paid, { seat }) => {
        const rule = paid[seat]?.now;
        return rule ? [othersPay(rule, seat, rule === 'flower-pays' ? unit : 2 * unit)] : [];
      },
    },
  });

function paidFor({ series, mixed }: BonusPayments, bonus: readonly Kind[]): BonusPayments {
  const complete = [isFlower, isSeason].filter((is) => bonus.filter(is).length === 4).length;
  if (complete > series) return { series: complete, mixed, now: 'flower-pays' };
  const numbers = new Set(bonus.map((tile) => (isFlower(tile) ? tile - FLOWERS : tile - SEASONS)));
  if (numbers.size < 4 || mixed || series > 0) return { series, mixed, now: null };
  return { series, mixed: true, now: 'grass-pays' };
}

/** A concealed kong pays one unit from each when declared (rule `concealed-kong-pays`). */
export const concealedKongPays = (unit: number): Clause =>
  clause<null>({
    id: 'concealed-kong-pays',
    lasts: 'hand',
    initial: null,
    owes: {
      konged: (_memory, { how, seat }) =>
        how === 'concealed' ? [othersPay('concealed-kong-pays', seat, unit)] : [],
    },
  });

const NO_CHASE = { tile: -1, next: -1, count: 0 };

/**
 * The chase 追: four seats in a row, with no claim between, discard the same tile; the first pays each of the others
 * (rule `chase`).
 */
export const chase = (unit: number): Clause =>
  clause<{ readonly tile: number; readonly next: number; readonly count: number }>({
    id: 'chase',
    lasts: 'hand',
    initial: NO_CHASE,
    after: {
      awarded: () => NO_CHASE,
      discarded: (memory, { seat, tile }) => {
        const follows = tile === memory.tile && seat === memory.next;
        return { tile, next: seatAfter(seat), count: follows ? memory.count + 1 : 1 };
      },
    },
    owes: {
      discarded: ({ count }, { seat }) => (count === 4 ? [paysOthers('chase', seatAfter(seat), unit)] : []),
    },
  });
