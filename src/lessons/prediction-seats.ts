/** Finds the rules a reader must know to say which seat acts at a step. */
import type { RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { SEATS, type Seat, seatAfter } from '../engine/seats.ts';
import type { PlayedStep } from './prediction-answers.ts';

/**
 * Returns the rules that decide who acts: with any of them reversed, another seat would act.
 * @param seats the seats that do act
 */
export function rulesOfWho(
  { ruleset, frames, from, to }: PlayedStep,
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
    // The mistaken rule: play goes on from the seat that gave the claimed tile.
    ...(call?.type === 'awarded' ? losingRules(flow.onward, seatAfter(call.offer.from)) : []),
    // The mistaken rule: play goes round the other way.
    ...losingRules(flow.turns, seatAfter(discard.seat, SEATS.length - 1)),
  ];
}

/** Returns the events after the last event of these types. */
function lastRun(events: readonly TableEvent[], ...types: readonly TableEvent['type'][]): TableEvent[] {
  const since = events.findLastIndex(({ type }) => types.includes(type));
  return events.slice(since + 1);
}
