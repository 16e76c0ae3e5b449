/** English sentences on who pays whom, and who owes. */
import type { Account, AmountSum, Payment, Price } from '../../engine/payment.ts';
import type { PaymentLine } from '../../engine/payment-lines.ts';
import type { ScoreRank } from '../../engine/score.ts';
import type { Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../message-context.ts';
import { amount, capital, inWords, number, withSign } from './numbers.ts';
import { clause, seatList } from './seats.ts';

const isSeat = (account: Account): account is Seat => account !== 'pot';

/** Writes payments in as few sentences as possible: "East, South and West pay you 5 points each." */
export function payments(all: readonly Payment[], messageContext: MessageContext): string {
  if (all.length === 0) return 'Nobody pays anything.';
  const lines: Line[] = [];
  for (const next of linesOf(all)) {
    const [from, to] = [next.from[0], next.to[0]] as [Account, Account];
    const like = lines.filter((line) => line.amount === next.amount && line.is === next.is);
    const payee = like.find(
      (line) =>
        line.to.length === 1 &&
        line.to[0] === to &&
        line.from.includes('pot') === (from === 'pot') &&
        !line.from.includes(from),
    );
    const payer = like.find(
      (line) =>
        line.from.length === 1 &&
        line.from[0] === from &&
        line.to.includes('pot') === (to === 'pot') &&
        !line.to.includes(to),
    );
    if (payee) payee.from.push(from);
    else if (payer) payer.to.push(to);
    else lines.push(next);
  }
  const times = new Map<string, number>();
  for (const sentence of lines.map((line) => capital(narratePayment(line, messageContext))))
    times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([text, count]) => `${text}${often(count)}.`).join(' ');
}

/** Writes what a mistake costs: "You pay East 4,000 points." */
export function price({ payments: all, final }: Price, messageContext: MessageContext): string {
  if (all.length > 0) return payments(all, messageContext);
  return final === undefined
    ? 'The call does not count.'
    : `It takes ${amount(final, messageContext.terms.money)} off the final score.`;
}

/** Counts equal payments between the same players, such as for the win and for a kong. */
const often = (count: number): string =>
  count === 1 ? '' : count === 2 ? ', twice' : `, ${inWords(count)} times`;

/** The type of a line: a cash payment, cash for a debt, a new debt, a debt that grows, a debt that shrinks. */
type Kind = 'paid' | 'paid-off' | 'owed' | 'owed-more' | 'owed-less';

interface Line {
  readonly from: Account[];
  readonly to: Account[];
  readonly amount: number;
  readonly is: Kind;
}

/** Turns payments into lines. Cash and the debt that it pays off become one line. */
function linesOf(all: readonly Payment[]): Line[] {
  const struck = new Set<Payment>();
  return all.flatMap((paid, i) => {
    if (struck.has(paid)) return [];
    // A strike entry before the cash is a separate matter even with the same amount (a debt that was halved first), so
    // later ones are tried first.
    const strikes = (other: Payment) => !struck.has(other) && pays(paid, other);
    const off = paid.book === 'cash' ? (all.slice(i).find(strikes) ?? all.find(strikes)) : undefined;
    if (off) struck.add(off);
    return off ? [{ ...asLine(paid), is: 'paid-off' }] : [asLine(paid)];
  });
}

/** Does this cash pay off the debt that the other payment strikes? */
const pays = (cash: Payment, { from, to, amount: worth, off }: Payment): boolean =>
  off === true && from === cash.to && to === cash.from && worth === cash.amount;

/** The debtor is always named first, also where the debt shrinks. */
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

function narratePayment({ from, to, amount: worth, is }: Line, messageContext: MessageContext): string {
  const amountText = amount(worth, messageContext.terms.money);
  if (to.includes('pot'))
    return `${clause(from.filter(isSeat), 'pay', messageContext)} ${amountText}${from.length > 1 ? ' each' : ''} into the pot`;
  if (from.includes('pot'))
    return `${clause(to.filter(isSeat), 'take', messageContext)} ${amountText}${to.length > 1 ? ' each' : ''} from the pot`;
  const verb = is === 'paid' || is === 'paid-off' ? 'pay' : 'owe';
  const each = from.length > 1 || to.length > 1 ? ' each' : '';
  const payers = clause(from.filter(isSeat), verb, messageContext);
  return `${payers} ${seatList(to.filter(isSeat), messageContext)} ${amountText}${TAIL[is]}${each}`;
}

const PART: Readonly<Record<number, string>> = { 2: 'half of it each', 4: 'a quarter' };

/** Explains the arithmetic of an amount, figures first. */
export function amountSum(sum: AmountSum, worth: number, messageContext: MessageContext): string {
  const { money, dealer: dealing } = messageContext.terms;
  const comes = number(worth);
  switch (sum.is) {
    case 'fan': {
      const { fan, dealer, each, base } = sum;
      const all = dealer === 0 ? `${number(fan)} fan` : `(${number(fan)} + ${number(dealer)})`;
      const why = dealer === 0 ? '' : `: ${number(fan)} fan + ${number(dealer)} for the ${dealing}`;
      return `${all} × ${number(each)} + ${number(base)} = ${comes}${why}`;
    }
    case 'table': {
      const points = `${number(sum.fan)} fan = ${amount(sum.worth, money)}`;
      return sum.over === 1
        ? points
        : `${points}, ${PART[sum.over] ?? ''}: ${number(sum.worth)} ÷ ${number(sum.over)} = ${comes}`;
    }
    case 'hand':
      return sum.times === 1
        ? `${amount(sum.worth, money)}, what the hand is worth`
        : `${number(sum.worth)} × ${number(sum.times)} = ${comes}: East pays and gets double`;
    case 'difference': {
      const difference = `${number(sum.more)} − ${number(sum.less)}`;
      return sum.times === 1
        ? `${difference} = ${comes}`
        : `(${difference}) × ${number(sum.times)} = ${comes}: East pays and gets double`;
    }
    case 'rounded': {
      const product = sum.worth * sum.times;
      const value = `${number(sum.worth)} × ${number(sum.times)} = ${number(product)}`;
      const paid = product === worth ? value : `${value}, rounded up to ${amount(worth, money)}`;
      const base = sum.rank ? valueText(sum.rank, sum.worth) : null;
      return base === null ? paid : `${base}; ${paid}`;
    }
    case 'half':
      return `half of the ${amount(sum.of, money)} owed before: ${number(sum.of)} ÷ 2 = ${comes}`;
  }
}

/** Explains the value of han and fu: "3 han and 40 fu are 40 × 32 = 1,280", "5 han are a mangan, 2,000 base points". */
function valueText({ han, fu, limit }: ScoreRank, worth: number): string | null {
  if (han === null) return null;
  const counted =
    han > 4 || fu === null ? amount(han, 'han') : `${amount(han, 'han')} and ${amount(fu, 'fu')}`;
  if (limit !== null)
    return `${counted} are a ${limit === 'counted' ? 'counted yakuman' : limit}, ${number(worth)} base points`;
  return fu === null ? null : `${counted} are ${number(fu)} × ${number(2 ** (2 + han))} = ${number(worth)}`;
}

export function paymentLine(
  { payments: paid, sum, amount: each }: PaymentLine,
  title: string,
  messageContext: MessageContext,
): string {
  if (sum === null) return agreedPayments(paid, title, messageContext);
  return `${payments(paid, messageContext)} ${capital(amountSum(sum, each, messageContext))}.`;
}

/** Tells payments of an agreed amount with the title of their rule: "West pays you 5 points (hard Kong)." */
export const agreedPayments = (
  paid: readonly Payment[],
  title: string,
  messageContext: MessageContext,
): string =>
  `${payments(paid, messageContext).replace(/\.$/, '')} (${title.charAt(0).toLowerCase()}${title.slice(1)}).`;

/** Sums up a seat's amounts: "5 + 5 − 5 = +5". */
export function purseSum(amounts: readonly number[]): string {
  const terms = amounts.map((each, i) =>
    i === 0 ? number(each) : `${each < 0 ? '−' : '+'} ${number(Math.abs(each))}`,
  );
  return `${terms.join(' ')} = ${withSign(amounts.reduce((all, each) => all + each, 0))}`;
}
