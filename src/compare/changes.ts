/** What changes in a scene when it is replayed under other rules, and the rules responsible. */
import type { RuleId } from '../engine/action.ts';
import type { ChangeKind } from '../engine/change-kind.ts';
import type { TableEvent } from '../engine/events.ts';
import type { LostBid, Outcome } from '../engine/table.ts';
import { isSame, type OtherRules } from '../scenes/replay-under.ts';

export interface Change {
  readonly kind: ChangeKind;
  /**
   * The rule that forbids an action after the change (`forbidden`, `refused`) or forbade it before (`allowed`); null
   * for kinds that name no rule.
   */
  readonly rule: RuleId | null;
}

/** Do both replays run the same way? Patterns a receipt lists as not counted are ignored. */
export function isAlike(one: OtherRules, other: OtherRules): boolean {
  const way = ({ refused, tried, events, outcome, cash, debts, final }: OtherRules) =>
    [refused, tried, events, outcome, cash, debts, final] as const;
  return isSame(way(one), way(other)) || isSame(way(withoutUncounted(one)), way(withoutUncounted(other)));
}

/** A deep copy with every `uncounted` list emptied. */
const withoutUncounted = (played: OtherRules): OtherRules =>
  JSON.parse(
    JSON.stringify(played, (key, value: unknown) => (key === 'uncounted' ? [] : value)),
  ) as OtherRules;

/**
 * Classifies the difference between two replays of one scene. Checks run from most to least important: refusals,
 * winners, worth, payments, reason, course.
 * @param own true if the scene was written for the rules of `after`; the change is then always `shown`
 */
export function changeOf(before: OtherRules, after: OtherRules, own: boolean): Change {
  const only = (kind: ChangeKind): Change => ({ kind, rule: null });
  if (own) return only('shown');
  if (after.refused) return { kind: 'refused', rule: after.refused.rule };
  const pairs = after.tried.map((now, i) => [before.tried[i]?.rule ?? null, now.rule] as const);
  // If one replay gets further than the other, their attempts cannot be compared one by one.
  const both = before.tried.length === after.tried.length ? pairs : [];
  const free = both.find(([was, is]) => was !== null && is === null);
  if (free) return { kind: 'allowed', rule: free[0] };
  const bound = both.find(([was, is]) => was === null && is !== null);
  if (bound) return { kind: 'forbidden', rule: bound[1] };
  const ends = [before.outcome, after.outcome] as const;
  if (!isSame(...each(ends, winnersOf))) return only('winners');
  if (!isSame(...each(ends, worthOf))) return only('worth');
  if (!isSame(before.cash, after.cash) || !isSame(before.debts, after.debts)) return only('paid');
  if (!isSame(before.final, after.final)) return only('paid');
  const other = both.find(([was, is]) => was !== is);
  return other ? { kind: 'reason', rule: other[1] } : only('course');
}

const each = <T, R>([a, b]: readonly [T, T], of: (value: T) => R): [R, R] => [of(a), of(b)];

const winnersOf = (outcome: Outcome | null) =>
  outcome?.is === 'won' ? outcome.winners.map(({ seat }) => seat) : null;

const worthOf = (outcome: Outcome | null) =>
  outcome?.is === 'won' ? outcome.winners.map(({ score }) => [score.total, score.lines]) : null;

/**
 * Lists the rules behind a change: the rule that forbids, or the rules that count or pay in only one replay and those
 * by which a claim was lost in only one.
 */
export function rulesBetween(before: OtherRules, after: OtherRules, { kind, rule }: Change): RuleId[] {
  if (kind === 'refused' || kind === 'allowed' || kind === 'forbidden') return rule === null ? [] : [rule];
  if (before.refused || after.refused) return before.refused ? [before.refused.rule] : [];
  const parts = before.events.findIndex((event, i) => !isSame(event, after.events[i]));
  const calls = inOneAlone(lostIn(before.events[parts]), lostIn(after.events[parts]));
  return [...inOneAlone(before.rules, after.rules), ...calls.map((call) => call.rule)];
}

const lostIn = (event: TableEvent | undefined): readonly LostBid[] =>
  event?.type === 'awarded' ? event.lost : [];

const inOneAlone = <T>(a: readonly T[], b: readonly T[]): T[] => [
  ...a.filter((one) => !b.some((other) => isSame(one, other))),
  ...b.filter((one) => !a.some((other) => isSame(one, other))),
];
