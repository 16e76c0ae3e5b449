/** Who pays whom, and who owes: sentences with the unit of the money they speak of. */
import type { Account, Payment } from '../../engine/payment.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Telling } from '../words.ts';
import { amount, capital, inWords, list } from './numbers.ts';
import { clause, seatList } from './seats.ts';

const isSeat = (account: Account): account is Seat => account !== 'pot';

function accounts(all: readonly Account[], telling: Telling): string {
  const seats = seatList(all.filter(isSeat), telling);
  return all.includes('pot') ? list([seats, 'the pot'].filter((part) => part !== '')) : seats;
}

/** In as few sentences as they fit: "East, South and West pay you 5 points each." */
export function payments(all: readonly Payment[], telling: Telling): string {
  if (all.length === 0) return 'Nobody pays anything.';
  const lines: Line[] = [];
  for (const next of linesOf(all)) {
    const [from, to] = [next.from[0], next.to[0]] as [Account, Account];
    const like = lines.filter((line) => line.amount === next.amount && line.is === next.is);
    const payee = like.find((line) => line.to.length === 1 && line.to[0] === to && !line.from.includes(from));
    const payer = like.find(
      (line) => line.from.length === 1 && line.from[0] === from && !line.to.includes(to),
    );
    if (payee) payee.from.push(from);
    else if (payer) payer.to.push(to);
    else lines.push(next);
  }
  const times = new Map<string, number>();
  for (const told of lines.map((line) => capital(paying(line, telling))))
    times.set(told, (times.get(told) ?? 0) + 1);
  return [...times].map(([told, count]) => `${told}${often(count)}.`).join(' ');
}

/** The same players may pay the same again: for the win, say, and for a kong. */
const often = (count: number): string =>
  count === 1 ? '' : count === 2 ? ', twice' : `, ${inWords(count)} times`;

/** Cash for nothing owed, cash for a debt, a debt that is made, one that grows, one that is lessened. */
type Kind = 'paid' | 'paid-off' | 'owed' | 'owed-more' | 'owed-less';

interface Line {
  readonly from: Account[];
  readonly to: Account[];
  readonly amount: number;
  readonly is: Kind;
}

/** Every payment as a line; a debt that is paid is one line and not two. */
function linesOf(all: readonly Payment[]): Line[] {
  const struck = new Set<Payment>();
  return all.flatMap((paid, i) => {
    if (struck.has(paid)) return [];
    // What was struck before the cash is another matter, even where it is as much: a debt that was halved first.
    const strikes = (other: Payment) => !struck.has(other) && pays(paid, other);
    const off = paid.book === 'cash' ? (all.slice(i).find(strikes) ?? all.find(strikes)) : undefined;
    if (off) struck.add(off);
    return off ? [{ ...asLine(paid), is: 'paid-off' }] : [asLine(paid)];
  });
}

/** Whether this cash is what that payment strikes from the book. */
const pays = (cash: Payment, { from, to, amount: worth, off }: Payment): boolean =>
  off === true && from === cash.to && to === cash.from && worth === cash.amount;

/** Whoever owes less is named first, as whoever owes is. */
function asLine({ from, to, amount: worth, book, off, more }: Payment): Line {
  if (off) return { from: [to], to: [from], amount: worth, is: 'owed-less' };
  return {
    from: [from],
    to: [to],
    amount: worth,
    is: book === 'cash' ? 'paid' : more ? 'owed-more' : 'owed',
  };
}

const TAIL: Readonly<Record<Kind, string>> = {
  paid: '',
  'paid-off': ' of debt',
  owed: '',
  'owed-more': ' more',
  'owed-less': ' less',
};

function paying({ from, to, amount: worth, is }: Line, telling: Telling): string {
  const verb = is === 'paid' || is === 'paid-off' ? 'pay' : 'owe';
  const seats = from.filter(isSeat);
  const who =
    seats.length === from.length ? clause(seats, verb, telling) : `${accounts(from, telling)} ${verb}s`;
  const each = from.length > 1 || to.length > 1 ? ' each' : '';
  return `${who} ${accounts(to, telling)} ${amount(worth, telling.terms.money)}${TAIL[is]}${each}`;
}
