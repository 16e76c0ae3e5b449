/** Why it is this seat that acts at a step, and no other: what a reader who is asked has to know. */
import type { RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { SEATS, type Seat, seatAfter } from '../engine/seats.ts';
import type { Happening } from './prediction-outcomes.ts';

/**
 * The rules that decide who acts at a step: each of them exchanged, it would be somebody else.
 * @param seats who does
 */
export function rulesOfWho(
  { ruleset, frames, from, to }: Happening,
  seats: readonly Seat[],
): readonly RuleId[] {
  const { flow } = ruleset;
  const events = frames.slice(0, to + 1).flatMap(({ event }) => event ?? []);
  const now = frames.slice(from, to + 1).flatMap(({ event }) => event ?? []);
  const losingRules = (rule: RuleId | null, seat: Seat | undefined): readonly RuleId[] =>
    rule !== null && seat !== undefined && (seats.length > 1 || seats[0] !== seat) ? [rule] : [];
  if (now.some(({ type }) => type === 'awarded')) {
    const quickest = lastRun(events, 'discarded', 'konged').find(
      (event) => event.type === 'answered' && event.bid.call !== 'pass',
    );
    return [
      ...(seats.length > 1 ? losingRules(flow.shared, seats[0]) : []),
      ...losingRules(flow.together, quickest?.type === 'answered' ? quickest.bid.seat : undefined),
    ];
  }
  const drew = now.find((event) => event.type === 'drew');
  if (drew?.type !== 'drew' || drew.why !== 'turn') return [];
  const before = frames.slice(0, from).flatMap(({ event }) => event ?? []);
  const discard = before.findLast((event) => event.type === 'discarded');
  if (discard?.type !== 'discarded') return losingRules(flow.opens, seatAfter(drew.seat));
  const call = before.findLast((event) => event.type === 'awarded' || event.type === 'drew');
  return [
    // As if play went on from whoever gave the tile that was called.
    ...(call?.type === 'awarded' ? losingRules(flow.onward, seatAfter(call.offer.from)) : []),
    // As if it went round the other way.
    ...losingRules(flow.turns, seatAfter(discard.seat, SEATS.length - 1)),
  ];
}

/** What happened since the last event of these types. */
function lastRun(events: readonly TableEvent[], ...types: readonly TableEvent['type'][]): TableEvent[] {
  const since = events.findLastIndex(({ type }) => types.includes(type));
  return events.slice(since + 1);
}
