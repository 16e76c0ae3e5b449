/** Paid on the spot, in cash, whatever becomes of the hand (`spot-is-cash`). */
import type { PaymentGroup } from '../../engine/payment.ts';
import { type Clause, clause } from '../../engine/ruleset.ts';
import { othersAfter, type Seat, seatAfter } from '../../engine/seats.ts';
import { isFlower, isSeason, type Kind } from '../../engine/tiles.ts';
import { othersPay } from '../parts/payments.ts';

/** One seat pays each of the others. */
export const paysOthers = (rule: string, from: Seat, amount: number): PaymentGroup => ({
  rule,
  payments: othersAfter(from).map((to) => ({ from, to, amount, rule, book: 'cash' })),
});

/** `dice-123`, `dice-triplet`: what the dealer's throw costs or brings. */
export function diceOwe(dice: readonly number[], dealer: Seat, unit: number): PaymentGroup[] {
  const thrown = [...dice].sort((a, b) => a - b).join('');
  if (thrown === '123') return [paysOthers('dice-123', dealer, unit)];
  return new Set(dice).size === 1 ? [othersPay('dice-triplet', dealer, unit)] : [];
}

/** `flower-pays`, `grass-pays`: for each bonus tile, or (`bonus-pay: sets`) for complete sets of them. */
export const bonusPays = (unit: number, by: 'each-tile' | 'sets'): Clause =>
  by === 'each-tile'
    ? clause<null>({
        id: 'bonus-pays',
        lasts: 'hand',
        initial: null,
        owes: (_memory, event) => {
          if (event.type !== 'laid') return [];
          if (isFlower(event.tile)) return [othersPay('flower-pays', event.seat, unit)];
          return isSeason(event.tile) ? [othersPay('grass-pays', event.seat, 2 * unit)] : [];
        },
      })
    : bonusSets(unit);

/** One series complete pays one unit from each; 1, 2, 3, 4 mixed from both pays two, once, and not after a series. */
const bonusSets = (unit: number): Clause =>
  clause<readonly string[]>({
    id: 'bonus-pays',
    lasts: 'hand',
    initial: ['', '', '', ''],
    // What has been paid is remembered one event later than it is owed: `owes` sees the memory after `after`.
    after: (paid, event, { table }) =>
      event.type === 'laid'
        ? paid.map((was, seat) => (seat === event.seat ? paidNow(was, table.seats[event.seat].bonus) : was))
        : paid,
    owes: (paid, event) => {
      if (event.type !== 'laid') return [];
      const now = paid[event.seat] ?? '';
      if (now.endsWith('f')) return [othersPay('flower-pays', event.seat, unit)];
      return now.endsWith('g') ? [othersPay('grass-pays', event.seat, 2 * unit)] : [];
    },
  });

/** Letters of what a seat has been paid for: f a series, g a grass; the last letter is the newest, a dot nothing. */
function paidNow(before: string, bonus: readonly Kind[]): string {
  const letters = before.replaceAll('.', '');
  const series = [isFlower, isSeason].filter((is) => bonus.filter(is).length === 4).length;
  const paidSeries = letters.replaceAll('g', '').length;
  if (series > paidSeries) return `${letters}f`;
  const mixed = [0, 1, 2, 3].every((n) => bonus.some((tile) => (tile - 34) % 4 === n));
  return mixed && letters === '' ? 'g' : `${letters}.`;
}

/** `concealed-kong-pays`: one unit from each when it is declared. */
export const concealedKongPays = (unit: number): Clause =>
  clause<null>({
    id: 'concealed-kong-pays',
    lasts: 'hand',
    initial: null,
    owes: (_memory, event) =>
      event.type === 'konged' && event.how === 'concealed'
        ? [othersPay('concealed-kong-pays', event.seat, unit)]
        : [],
  });

/** `chase` 追: four in a row, no claim between, discard the same tile: the first pays each of the others. */
export const chase = (unit: number): Clause =>
  clause<{ readonly tile: number; readonly next: number; readonly count: number }>({
    id: 'chase',
    lasts: 'hand',
    initial: { tile: -1, next: -1, count: 0 },
    after: (memory, event) => {
      if (event.type === 'awarded') return { tile: -1, next: -1, count: 0 };
      if (event.type !== 'discarded') return memory;
      const follows = event.tile === memory.tile && event.seat === memory.next;
      return { tile: event.tile, next: seatAfter(event.seat), count: follows ? memory.count + 1 : 1 };
    },
    owes: (memory, event) =>
      event.type === 'discarded' && memory.count === 4
        ? [paysOthers('chase', seatAfter(event.seat), unit)]
        : [],
  });
