/** Whether the same happened in two games, as far as both can show it. */
import type { RuleId } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Account, PaymentGroup } from '../../engine/payment.ts';
import type { Claim, NextDeal } from '../../engine/table.ts';
import { both, type GamePair } from './start.ts';

/** Words may be said in one game alone, and whether anybody was asked is nobody's to see. */
export function isAlike(a: TableEvent, b: TableEvent): boolean {
  if (a.type === 'awarded' && b.type === 'awarded') return claims(a.stand) === claims(b.stand);
  return shown(a) === shown(b);
}

const claims = (stand: readonly Claim[]): string =>
  stand
    .map((claim) => `${claim.seat} ${claim.call}${claim.call === 'chow' ? ` ${claim.using.join()}` : ''}`)
    .join(';');

/** What both games must have in common, written down. */
function shown(event: TableEvent): string {
  switch (event.type) {
    case 'discarded':
      return `${event.seat} discards ${event.tile}`;
    case 'drew':
      return `${event.seat} draws ${event.tile} from ${event.from}, ${event.why}`;
    case 'laid':
      return `${event.seat} lays ${event.tile}`;
    case 'konged':
      return `${event.seat} kongs ${event.tile} ${event.how} ${event.covered === true}`;
    case 'won':
      return `${event.win.seat} wins`;
    default:
      return event.type;
  }
}

export interface Unlike {
  readonly rules: GamePair<RuleId | null>;
  readonly at: 0 | 1;
  /** In what the payment between these two is not alike. */
  readonly is: 'who pays' | 'how much' | 'a debt';
  readonly between: readonly Account[];
}

/**
 * Where payments differ: in who pays whom, in how much more one pays than another, or in what is only written down as
 * a debt. How much a point is worth is each game's own.
 * @returns the rule of each game, and whose goes its own way; null where both pay alike
 */
export function unlikePayments(groups: GamePair<readonly PaymentGroup[]>): Unlike | null {
  const [a, b] = both(groups, ledgerOf);
  const firsts = both(groups, ([first]) => first?.rule ?? null);
  for (const [key, { group, between }] of a)
    if (!b.has(key)) return { rules: [group, firsts[1]], at: 0, is: 'who pays', between };
  for (const [key, { group, between }] of b)
    if (!a.has(key)) return { rules: [firsts[0], group], at: 1, is: 'who pays', between };
  const least = both([a, b], (ledger) => Math.min(...[...ledger.values()].map(({ amount }) => amount)));
  const pairs = [...a].flatMap(([key, one]): GamePair<Sum>[] => {
    const two = b.get(key);
    return two ? [[one, two]] : [];
  });
  for (const [one, two] of pairs) {
    const [mine, theirs] = [one.amount / least[0], two.amount / least[1]];
    const at = mine > theirs ? 0 : 1;
    if (mine !== theirs) return { rules: [one.rule, two.rule], at, is: 'how much', between: one.between };
  }
  for (const [one, two] of pairs) {
    const at = one.book === 'debt' ? 0 : 1;
    if (one.book !== two.book)
      return { rules: [one.group, two.group], at, is: 'a debt', between: one.between };
  }
  return null;
}

/** What one seat pays another in all. */
interface Sum {
  readonly amount: number;
  /** The rule of the payment, and of the payments made with it. */
  readonly rule: RuleId;
  readonly group: RuleId;
  readonly book: 'cash' | 'debt';
  readonly between: readonly Account[];
}

/** What each pays each, by "<from> <to>", what goes back and forth set off; what comes to nothing is left out. */
function ledgerOf(groups: readonly PaymentGroup[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { rule: group, payments } of groups) {
    for (const { from, to, amount, rule, book } of payments) {
      const [key, back] = [`${from} ${to}`, `${to} ${from}`];
      const before = sums.get(key);
      const sum = (before?.amount ?? 0) + amount - (sums.get(back)?.amount ?? 0);
      sums.delete(key);
      sums.delete(back);
      const one = { ...(before ?? { rule, group, book, between: [from, to] }), amount: Math.abs(sum) };
      if (sum !== 0) sums.set(sum > 0 ? key : back, one);
    }
  }
  return sums;
}

/** Whether the next deal is the same one: the same dealer, round and kind of rules, or none. */
export const isSameNext = (a: NextDeal, b: NextDeal): boolean =>
  a.over || b.over ? a.over === b.over : a.dealer === b.dealer && a.round === b.round && a.under === b.under;
