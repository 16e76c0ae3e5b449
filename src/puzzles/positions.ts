/** Tables in the middle of a hand that was really played: by players who do anything that is allowed. */
import { botAction } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { startFrom } from '../engine/deal.ts';
import type { TableEvent } from '../engine/events.ts';
import { begin, phaseOf, step } from '../engine/play.ts';
import type { Random } from '../engine/random.ts';
import type { Table } from '../engine/table.ts';
import type { Room } from './question.ts';

/** About as many events as a hand has. */
const EVENTS = 120;

/** How many events of the hand are told beside its table: somebody's last turn is among them. */
const TOLD = 8;

/** A table, and what has just happened at it. */
export interface Played {
  readonly table: Table;
  readonly since: readonly TableEvent[];
}

/** The last moment, before some event of a hand, at which somebody was awaited; null where nobody was yet. */
export function playedPosition({ ruleset, table: { under } }: Room, random: Random): Played | null {
  const told: TableEvent[] = [];
  let table = begin(ruleset, startFrom(ruleset, random.below(0x1_0000_0000), { under }));
  let last: Played | null = null;
  for (let events = 1 + random.below(EVENTS); events > 0; events--) {
    const { phase, awaits } = phaseOf(table);
    if (phase === 'ended') break;
    const [seat] = awaits;
    if (seat !== undefined) last = { table, since: told.slice(-TOLD) };
    const done = step(
      ruleset,
      table,
      seat === undefined ? 'referee' : botAction(naive, ruleset, table, seat),
    );
    if (done.is !== 'done') throw new Error(`a bot’s action is refused: ${done.reason.rule}`);
    table = done.table;
    told.push(done.event);
  }
  return last;
}
