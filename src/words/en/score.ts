/** Lines of receipts and ledgers. */
import type { Account, Payment } from '../../engine/payment.ts';
import type { Score, ScoreLine, Uncounted } from '../../engine/score.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Ruled, Telling } from '../words.ts';
import { amount, capital, list, number, signed } from './numbers.ts';
import { clause, seatList, seatName } from './seats.ts';

const isSeat = (account: Account): account is Seat => account !== 'pot';
const accountName = (account: Account, telling: Telling): string =>
  isSeat(account) ? seatName(account, telling) : 'the pot';

function accounts(all: readonly Account[], telling: Telling): string {
  const seats = seatList(all.filter(isSeat), telling);
  return all.includes('pot') ? list([seats, 'the pot'].filter((part) => part !== '')) : seats;
}

/** "West pays you 5", "you pay West 5": a whole sentence without its full stop, to stand before a rule. */
export function payment(paid: Payment, telling: Telling): Ruled {
  return { text: capital(paying(asLine(paid), telling)), rule: paid.rule };
}

/** In as few sentences as they fit: "East, South and West pay you 5 each." */
export function payments(all: readonly Payment[], telling: Telling): string {
  if (all.length === 0) return 'Nobody pays anything.';
  const lines: Line[] = [];
  for (const paid of all) {
    const next = asLine(paid);
    const [from, to] = [next.from[0], next.to[0]] as [Account, Account];
    const like = lines.filter(
      (line) => line.amount === next.amount && line.book === next.book && line.off === next.off,
    );
    const payee = like.find((line) => line.to.length === 1 && line.to[0] === to && !line.from.includes(from));
    const payer = like.find(
      (line) => line.from.length === 1 && line.from[0] === from && !line.to.includes(to),
    );
    if (payee) payee.from.push(from);
    else if (payer) payer.to.push(to);
    else lines.push(next);
  }
  return lines.map((line) => `${capital(paying(line, telling))}.`).join(' ');
}

interface Line {
  readonly from: Account[];
  readonly to: Account[];
  readonly amount: number;
  readonly book: Payment['book'];
  /** So much less is owed. */
  readonly off: boolean;
}

/** Whoever owes less is named first, as whoever owes is. */
function asLine({ from, to, amount: worth, book, off }: Payment): Line {
  return off
    ? { from: [to], to: [from], amount: worth, book, off: true }
    : { from: [from], to: [to], amount: worth, book, off: false };
}

function paying({ from, to, amount: worth, book, off }: Line, telling: Telling): string {
  const verb = book === 'cash' ? 'pay' : 'owe';
  const seats = from.filter(isSeat);
  const who =
    seats.length === from.length ? clause(seats, verb, telling) : `${accounts(from, telling)} ${verb}s`;
  const each = from.length > 1 || to.length > 1 ? ' each' : '';
  return `${who} ${accounts(to, telling)} ${number(worth)}${off ? ' less' : ''}${each}`;
}

/** "You: +15", "West: −5". */
export const balance = (seat: Seat, value: number, telling: Telling): string =>
  `${capital(accountName(seat, telling))}: ${signed(value)}`;

export const scoreLine = (line: ScoreLine, title: string, unit: string): Ruled => ({
  text: `${title}: ${amount(line.worth, unit)}`,
  rule: line.pattern,
});

export function uncounted(line: Uncounted, title: string, byTitle: string): Ruled {
  const why = {
    replaced: `part of ${byTitle}`,
    capped: `above the limit, ${byTitle}`,
    excluded: `does not count beside ${byTitle}`,
    lower: `worth less than what counts, ${byTitle}`,
    forbidden: `not allowed, ${byTitle}`,
  }[line.because];
  return { text: `${title}: ${why}`, rule: line.by };
}

const TIMES = ['not at all', 'once', 'twice', 'three times', 'four times'] as const;

export function lineWorth({ as, worth }: ScoreLine, unit: string): { shown: string; said: string } {
  switch (as) {
    case 'doubles':
      return { shown: `×${2 ** worth}`, said: `doubled ${TIMES[worth] ?? `${number(worth)} times`}` };
    case 'times':
      return { shown: `×${number(worth)}`, said: `times ${number(worth)}` };
    case 'cap':
      return { shown: `≤ ${number(worth)}`, said: `no more than ${amount(worth, unit)}` };
    default:
      return { shown: number(worth), said: amount(worth, unit) };
  }
}

export function scoreSum({ lines, total }: Score): string | null {
  if (!lines.some(({ as }) => as !== undefined)) return null;
  const parts = [lines.filter(({ apart }) => !apart), lines.filter(({ apart }) => apart)].flatMap((own) => {
    const sum = own.reduce((all, { as, worth }) => (as === undefined ? all + worth : all), 0);
    if (sum === 0) return [];
    const factors = own.flatMap(({ as, worth }) =>
      as === 'doubles' ? [2 ** worth] : as === 'times' ? [worth] : [],
    );
    return [{ sum, factors, comes: factors.reduce((all, factor) => all * factor, sum) }];
  });
  const comes = parts.reduce((all, part) => all + part.comes, 0);
  const sides = parts.map(({ sum, factors }) => [sum, ...factors].map(number).join(' × '));
  const text = `${sides.join(' + ')} = ${number(comes)}`;
  return comes > total ? `${text}, and no more than ${number(total)}` : text;
}

export const scoreTotal = (score: Score): string => amount(score.total, score.unit);
