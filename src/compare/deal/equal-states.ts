/** Do two games show the same event or the same next deal? */
import type { RuleId } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Account, PaymentGroup } from '../../engine/payment.ts';
import type { Claim, NextDeal } from '../../engine/table.ts';
import { both, type GamePair } from './start.ts';

/** Are two events alike? Declarations of one game and who was asked are ignored. */
export function isAlike(a: TableEvent, b: TableEvent): boolean {
  if (a.type === 'awarded' && b.type === 'awarded') return claims(a.stand) === claims(b.stand);
  return formatShared(a) === formatShared(b);
}

const claims = (stand: readonly Claim[]): string =>
  stand
    .map((claim) => `${claim.seat} ${claim.call}${claim.call === 'chow' ? ` ${claim.using.join()}` : ''}`)
    .join(';');

/** Formats the part of an event that both games must share. */
function formatShared(event: TableEvent): string {
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
  /** How the payment between these two accounts differs. */
  readonly is: 'who pays' | 'how much' | 'a debt';
  readonly between: readonly Account[];
}

/**
 * Finds the first difference between payments: who pays whom, the ratio between payers, or cash against debt. Absolute
 * amounts are not compared, since each game has its own point value.
 * @returns the rule of each game, and the index of the game that deviates; null if payments are alike
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

/** Net payment between two accounts. */
interface Sum {
  readonly amount: number;
  /** `rule` is the rule of the payment, `group` that of its payment group. */
  readonly rule: RuleId;
  readonly group: RuleId;
  readonly book: 'cash' | 'debt';
  readonly between: readonly Account[];
}

/**
 * Nets the payments between each two accounts. Key: "<from> <to>"; zero sums are left out. Example: 1→2 pays 8 and 2→1
 * pays 3 give "1 2" with amount 5.
 */
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

/** Is the next deal the same: same dealer, round and rules, or none in both? */
export const isSameNext = (a: NextDeal, b: NextDeal): boolean =>
  a.over || b.over ? a.over === b.over : a.dealer === b.dealer && a.round === b.round && a.under === b.under;
