/** Tables in the middle of a hand that was really played: by players who do anything that is allowed. */
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

/** How many events of the hand are told beside its table: somebody's last turn is among them. */
const TOLD = 8;
/** Fewer where just the last turn is wanted. */
const TOLD_SHORT = 5;

/** A table, and what has just happened at it. */
interface PlayedPosition {
  readonly table: Table;
  readonly since: readonly TableEvent[];
}

/** A moment of a deal. */
export interface DealMoment extends PlayedPosition {
  readonly deal: number;
  /** How many events came before. */
  readonly events: number;
}

/** Every moment of a deal at which somebody is awaited. @param most how many events are told beside each */
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

/** The last moment, before some event of a hand, at which somebody was awaited; null where nobody was yet. */
export function playedPosition(
  { ruleset, table: { under } }: GeneratorContext,
  random: Random,
): PlayedPosition | null {
  const deal = random.below(0x1_0000_0000);
  const most = 1 + random.below(EVENTS);
  let last: PlayedPosition | null = null;
  for (const { events, table, since } of momentsOf(ruleset, deal, under, TOLD)) {
    if (events >= most) break;
    last = { table, since };
  }
  return last;
}
