/** What a win costs, the dealer's streak, and the pull: prices are booked as debts that grow while one player wins. */

import type { Reason } from '../../engine/action.ts';
import { clause } from '../../engine/clause.ts';
import { bookDebts, type Debt, type Payment, type PaymentGroup } from '../../engine/payment.ts';
import type { Position, Ruleset, Stakes } from '../../engine/ruleset.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import type { Outcome, Table, Win } from '../../engine/table.ts';
import { price } from './stakes.ts';

/** `dealer-stays`: how many consecutive wins the dealer has already kept the deal by. The die on the table. */
export const dealerStays = clause<number>({
  id: 'dealer-stays',
  lasts: 'match',
  initial: 0,
  facts: { streak: { is: 'count', state: (_memory, _seat, value) => value } },
  after: {
    ended: (streak, _event, { table }) => {
      const won = wonAtEnd(table);
      if (won === null) return passesOn(table) ? 0 : streak;
      return won.winners.some((win) => win.seat === table.dealer) ? streak + 1 : 0;
    },
  },
  stands: (count) => ({ is: 'deals-kept', count }),
});

/** `pull`: who has been winning since the ledger was opened; −1 before anybody has. */
export const pull = clause<number>({
  id: 'pull',
  lasts: 'match',
  initial: -1,
  facts: { winning: { is: 'flag', state: (memory, seat, value) => (value ? seat : memory) } },
  // After the settlement: it is settled by who was winning before.
  after: {
    ended: (winning, _event, { table }) => {
      const won = wonAtEnd(table);
      return won === null ? winning : opensLedger(won, winning);
    },
  },
  stands: (winning) => (winning < 0 ? null : { is: 'streak', seat: winning as Seat }),
});

type Won = Outcome & { is: 'won' };

/** Whether somebody else deals next. */
const passesOn = ({ stage, dealer }: Table): boolean =>
  stage.phase === 'ended' && !stage.following.over && stage.following.dealer !== dealer;

/** How the hand was won that is over; null where it was drawn. */
const wonAtEnd = ({ stage }: Table): Won | null =>
  stage.phase === 'ended' && stage.outcome.is === 'won' ? stage.outcome : null;

/** Who the ledger belongs to after this win: the streak's winner if among the winners, else the nearest of them. */
function opensLedger({ winners }: Won, winning: number): Seat {
  return winners.some((win) => win.seat === winning) ? (winning as Seat) : winners[0].seat;
}

/** `dealer-bonus`: 2n + 1 fan. */
const bonus = (streak: number): number => 2 * streak + 1;

const PRICES: ReadonlySet<string> = new Set(['price', 'dealer-bonus', 'dealer-loses']);

/** That the dealer has won before, and what another win brings. */
export function onAStreak({ table }: Position): readonly Reason[] {
  const streak = dealerStays.of(table);
  return streak > 0
    ? [{ rule: 'dealer-bonus', seats: [table.dealer], have: streak, need: bonus(streak) }]
    : [];
}

interface Price {
  readonly from: Seat;
  readonly amount: number;
  /** The rule that made it what it is. */
  readonly rule: 'price' | 'dealer-bonus' | 'dealer-loses';
}

/** What each payer owes this winner by this hand: `price`, with `dealer-bonus` or `dealer-loses`. */
function prices(win: Win, { stakes, alwaysLoses }: MoneyAgreement, position: Position): readonly Price[] {
  const { seat, how, score } = win;
  const { dealer } = position.table;
  const streak = dealerStays.of(position.table);
  const payers: readonly Seat[] = how.by === 'draw' ? othersAfter(seat) : [how.from];
  return payers.map((from): Price => {
    const rule =
      seat === dealer
        ? 'dealer-bonus'
        : from === dealer && (streak >= 1 || alwaysLoses)
          ? 'dealer-loses'
          : 'price';
    return { from, rule, amount: price(stakes, score.total + (rule === 'price' ? 0 : bonus(streak))) };
  });
}

/** Prices by the fan of the hand, what the dealer adds found by what is left; a pull is half of a debt. */
export const sumBy =
  (stakes: Stakes): NonNullable<Ruleset['sumOf']> =>
  ({ to, amount, rule, book, more }, outcome) => {
    if (rule === 'pull' && book === 'debt' && more) return { is: 'half', of: 2 * amount };
    if (outcome.is === 'drawn' || !PRICES.has(rule)) return null;
    const fan = outcome.winners.find(({ seat }) => seat === to)?.score.total;
    if (fan === undefined) return null;
    const dealer = rule === 'price' ? 0 : (amount - stakes.base) / stakes.fan - fan;
    return { is: 'fan', fan, dealer, each: stakes.fan, base: stakes.base };
  };

/** `pull-growth`: whose debts grow while one player goes on winning: of those who lose again, or everybody's. */
type Growing = 'losers' | 'all';

/** What the table has agreed on about money. */
interface MoneyAgreement {
  readonly stakes: Stakes;
  readonly grow: Growing;
  /** `dealer-loses-from`: whether a dealer who has kept no deal yet pays the bonus too. */
  readonly alwaysLoses: boolean;
}

/** `pull`, `pull-edges`: old debts first, as they stood before this hand, then the new price; never netted. */
export const settleByPull =
  (agreed: MoneyAgreement) =>
  (outcome: Outcome, position: Position): readonly PaymentGroup[] => {
    if (outcome.is === 'drawn')
      return lastHand(outcome, position) ? collectAll(position.table.debts, 'pull-edges') : [];
    const winning = pull.of(position.table);
    const owner = opensLedger(outcome, winning);
    const old =
      owner === winning ? pulled(outcome, owner, agreed, position) : collected(outcome, winning, position);
    const booked = outcome.winners.flatMap((win) => {
      const book = win.seat === owner ? ('debt' as const) : ('cash' as const);
      const open = (from: Seat): boolean =>
        owner === winning && position.table.debts.some((debt) => debt.from === from && debt.to === owner);
      return group(
        'price',
        prices(win, agreed, position).map(
          (each): Payment => ({
            ...each,
            to: win.seat,
            book,
            ...(book === 'debt' && open(each.from) ? { more: true } : {}),
          }),
        ),
      );
    });
    const groups = [...old, ...booked];
    if (!lastHand(outcome, position)) return groups;
    const payments = groups.flatMap((each) => each.payments);
    return [...groups, ...collectAll(bookDebts(position.table.debts, payments), 'pull-edges')];
  };

const group = (rule: string, payments: readonly Payment[]): PaymentGroup[] =>
  payments.length > 0 ? [{ rule, payments }] : [];

/** The streak goes on: who loses to it again, or whoever owes anything, owes half as much again of the old debt. */
function pulled(outcome: Won, owner: Seat, agreed: MoneyAgreement, position: Position): PaymentGroup[] {
  const win = outcome.winners.find((each) => each.seat === owner);
  if (!win) return [];
  const rows = prices(win, agreed, position);
  const grown = position.table.debts.filter(
    (debt) => debt.to === owner && (agreed.grow === 'all' || rows.some(({ from }) => from === debt.from)),
  );
  return group(
    'pull',
    grown.map(
      ({ from, amount }): Payment => ({
        from,
        to: owner,
        amount: amount / 2,
        rule: 'pull',
        book: 'debt',
        more: true,
      }),
    ),
  );
}

/** The streak is over: the debt of who beat its winner is halved, and everything is collected. */
function collected(outcome: Won, winning: number, { table }: Position): PaymentGroup[] {
  const debts = table.debts.filter((debt) => debt.to === winning);
  if (debts.length === 0) return [];
  const against = (seat: Seat): boolean =>
    outcome.winners.some((win) => win.seat === seat && (win.how.by === 'draw' || win.how.from === winning));
  const halves = debts
    .filter((debt) => against(debt.from))
    .map(
      ({ from, to, amount }): Payment => ({
        from: to,
        to: from,
        amount: amount / 2,
        rule: 'pull',
        book: 'debt',
        off: true,
      }),
    );
  const left = debts.map((debt) => (against(debt.from) ? { ...debt, amount: debt.amount / 2 } : debt));
  return [...group('pull', halves), ...collectAll(left, 'pull')];
}

/** Every debt paid in cash and struck from the book. */
function collectAll(debts: readonly Debt[], rule: 'pull' | 'pull-edges'): PaymentGroup[] {
  const payments = debts.flatMap(({ from, to, amount }): Payment[] => [
    { from, to, amount, rule, book: 'cash' },
    { from: to, to: from, amount, rule, book: 'debt', off: true },
  ]);
  return group(rule, payments);
}

/** Whether the match ends with this hand (`pull-edges`: every open debt is then collected). */
function lastHand(outcome: Outcome, position: Position): boolean {
  return position.ruleset.next(outcome, position).over;
}
