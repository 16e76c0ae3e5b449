/** Tables from the middle of a real hand, played by naive bots that make any legal move. */
import { botAction } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { startFrom } from '../engine/deal.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Table } from '../engine/table.ts';
import { begin, playMove } from '../machines/play.ts';
import type { GeneratorContext } from './question.ts';

/** About as many events as a hand has. */
const EVENTS = 120;

/** Number of recent events shown beside a table: enough to include a seat's last turn. */
const EVENTS_SHOWN = 8;
/** Number of recent events if only the last turn matters. */
const TOLD_SHORT = 5;

/** A table and the events just before it. */
interface PlayedPosition {
  readonly table: Table;
  readonly since: readonly TableEvent[];
}

/** A point in a deal at which a seat has to act. */
interface DealMoment extends PlayedPosition {
  readonly deal: number;
  /** Number of events before this moment. */
  readonly events: number;
}

/**
 * Yields every moment of a deal at which a seat has to act.
 * @param deal the seed of the deal
 * @param most how many recent events each moment carries
 */
export function* momentsOf(
  ruleset: Ruleset,
  deal: number,
  under = 'ordinary',
  most = TOLD_SHORT,
): Generator<DealMoment> {
  const all: TableEvent[] = [];
  let table = begin(ruleset, startFrom(ruleset, deal, { under }));
  for (let events = 0; ; events++) {
    const awaits = awaitedSeats(table);
    const { phase } = table.stage;
    if (phase === 'ended') return;
    const [seat] = awaits;
    if (seat !== undefined) yield { deal, events, table, since: all.slice(-most) };
    const action = seat === undefined ? 'referee' : botAction(naive, ruleset, table, seat);
    const done = playMove(ruleset, table, action);
    if (done.is !== 'done') throw new Error(`a bot’s action is refused: ${done.reason.rule}`);
    table = done.table;
    all.push(done.event);
  }
}

/**
 * A random moment of a random deal at which a seat has to act. Returns null if no seat had to act before the chosen
 * event.
 */
export function playedPosition(
  { ruleset, table: { under } }: GeneratorContext,
  random: Random,
): PlayedPosition | null {
  const deal = random.below(0x1_0000_0000);
  const most = 1 + random.below(EVENTS);
  let last: PlayedPosition | null = null;
  for (const { events, table, since } of momentsOf(ruleset, deal, under, EVENTS_SHOWN)) {
    if (events >= most) break;
    last = { table, since };
  }
  return last;
}
