/**
 * Prices of wins, the dealer's streak, and the pull: prices are booked as debts that grow while one player keeps
 * winning.
 */

import { clause } from '../../engine/clause.ts';
import { bookDebts, type Debt, type Payment, type PaymentGroup } from '../../engine/payment.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position, Ruleset, Stakes } from '../../engine/ruleset.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import type { Outcome, Table, Win } from '../../engine/table.ts';
import { price } from './stakes.ts';

/**
 * Counts the consecutive wins by which the dealer has kept the deal; a die on the table shows it (rule `dealer-stays`).
 */
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

/** The seat that owns the debt ledger, −1 before the first win (rule `pull`). */
export const pull = clause<number>({
  id: 'pull',
  lasts: 'match',
  initial: -1,
  facts: { winning: { is: 'flag', state: (memory, seat, value) => (value ? seat : memory) } },
  // Updated after the settlement, which uses the previous owner.
  after: {
    ended: (winning, _event, { table }) => {
      const won = wonAtEnd(table);
      return won === null ? winning : opensLedger(won, winning);
    },
  },
  stands: (winning) => (winning < 0 ? null : { is: 'streak', seat: winning as Seat }),
});

type WonOutcome = Outcome & { is: 'won' };

/** Does another seat deal next? */
const passesOn = ({ stage, dealer }: Table): boolean =>
  stage.phase === 'ended' && !stage.following.over && stage.following.dealer !== dealer;

/** The outcome of the deal if it ended with a win; null if it was drawn. */
const wonAtEnd = ({ stage }: Table): WonOutcome | null =>
  stage.phase === 'ended' && stage.outcome.is === 'won' ? stage.outcome : null;

/** The seat that owns the ledger after this win: the streak's winner if among the winners, else the nearest winner. */
function opensLedger({ winners }: WonOutcome, winning: number): Seat {
  return winners.some((win) => win.seat === winning) ? (winning as Seat) : winners[0].seat;
}

/** The dealer's bonus in fan: 2n + 1 (rule `dealer-bonus`). Example: a streak of 2 → 5. */
const bonus = (streak: number): number => 2 * streak + 1;

const PRICES: ReadonlySet<string> = new Set(['price', 'dealer-bonus', 'dealer-loses']);

/** The reminder that the dealer is on a streak, with the bonus in fan; empty without one. */
export function onAStreak({ table }: Position): readonly Reason[] {
  const streak = dealerStays.of(table);
  return streak > 0
    ? [{ rule: 'dealer-bonus', seats: [table.dealer], have: streak, need: bonus(streak) }]
    : [];
}

interface Price {
  readonly from: Seat;
  readonly amount: number;
  /** The rule that set the amount. */
  readonly rule: 'price' | 'dealer-bonus' | 'dealer-loses';
}

/** What each payer owes this winner for the hand (rules `price`, `dealer-bonus`, `dealer-loses`). */
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

/** Explains an amount: a price from the hand's fan, the dealer's fan being what is left; a pull is half of a debt. */
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

/** Whose debts grow while one player keeps winning: those who lose again, or everybody (rule `pull-growth`). */
type StakeGrowth = 'losers' | 'all';

/** What the table has agreed on about money. */
interface MoneyAgreement {
  readonly stakes: Stakes;
  readonly grow: StakeGrowth;
  /** Does a dealer without a streak also pay the bonus (rule `dealer-loses-from`)? */
  readonly alwaysLoses: boolean;
}

/**
 * Settles a deal: first old debts as they stood before this hand, then the new price; the two are never netted (rules
 * `pull`, `pull-edges`).
 */
export const settleByPull =
  (agreed: MoneyAgreement) =>
  (outcome: Outcome, position: Position): readonly PaymentGroup[] => {
    if (outcome.is === 'drawn')
      return lastHand(outcome, position) ? collectAll(position.table.debts, 'pull-edges') : [];
    const winning = pull.of(position.table);
    const owner = opensLedger(outcome, winning);
    const old =
      owner === winning
        ? pullDebts(outcome, owner, agreed, position)
        : collectDebts(outcome, winning, position);
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

/** The streak goes on: debts of those who lose again, or of all, grow by half. */
function pullDebts(
  outcome: WonOutcome,
  owner: Seat,
  agreed: MoneyAgreement,
  position: Position,
): PaymentGroup[] {
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

/** The streak ends: a debtor who beat its winner has the debt halved, then all debts are collected. */
function collectDebts(outcome: WonOutcome, winning: number, { table }: Position): PaymentGroup[] {
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

/** Pays every debt in cash and strikes it from the book. */
function collectAll(debts: readonly Debt[], rule: 'pull' | 'pull-edges'): PaymentGroup[] {
  const payments = debts.flatMap(({ from, to, amount }): Payment[] => [
    { from, to, amount, rule, book: 'cash' },
    { from: to, to: from, amount, rule, book: 'debt', off: true },
  ]);
  return group(rule, payments);
}

/** Does the match end with this hand? If so, every open debt is collected (rule `pull-edges`). */
function lastHand(outcome: Outcome, position: Position): boolean {
  return position.ruleset.next(outcome, position).over;
}
