/** The chart of a hand run by XState, for readers of the site. */
import { assign, type NonReducibleUnknown, type SnapshotFrom, setup, transition } from 'xstate';
import type { Action } from '../engine/action.ts';
import type { JudgedAction } from '../engine/legality/verdict.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase, Table } from '../engine/table.ts';
import { eventType, HAND } from './hand.ts';
import { EFFECTS, type HandContext, type JudgedMove } from './hand-effects.ts';
import { GUARDS } from './hand-guards.ts';

export type { Frame, HandContext, JudgedMove, MoveRefusal } from './hand-effects.ts';
export { judgeMove, refusalIn } from './hand-effects.ts';

/** Event of the machine: a player's action with its verdict, or the next automatic step. */
export type HandEvent =
  | { readonly type: Uppercase<Action['do']>; readonly judged: JudgedAction }
  | { readonly type: 'NEXT' };

const moveOf = (event: HandEvent): JudgedMove => ('judged' in event ? event.judged : 'referee');

export const eventOf = (move: JudgedMove): HandEvent =>
  move === 'referee'
    ? { type: 'NEXT' }
    : { type: eventType(move.action) as Uppercase<Action['do']>, judged: move };

/** Maps the values of a record, keeping names. */
const mapValues = <V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** Creates the machine of a hand for this ruleset. */
export function createTableMachine(ruleset: Ruleset) {
  return setup({
    types: {} as { context: HandContext; events: HandEvent; input: HandContext },
    guards: mapValues(
      GUARDS,
      (asks) =>
        ({ context, event }: GuardArgs) =>
          asks(ruleset, context.table, moveOf(event)),
    ),
    actions: mapValues(EFFECTS, (does) =>
      assign<HandContext, HandEvent, NonReducibleUnknown, HandEvent, never>(({ context, event }) =>
        does(ruleset, context, moveOf(event)),
      ),
    ),
  }).createMachine({ ...HAND, context: ({ input }) => input });
}

/** Arguments of a guard. */
interface GuardArgs {
  readonly context: HandContext;
  readonly event: HandEvent;
}

export type TableMachine = ReturnType<typeof createTableMachine>;

/** Snapshot of a hand. A hand is stored as its snapshots, so going back takes an earlier one. */
export type TableSnapshot = SnapshotFrom<TableMachine>;

/** State value of the machine in each phase. */
const VALUES = {
  dealing: 'dealing',
  drawing: { turn: 'drawing' },
  deciding: { turn: 'deciding' },
  collecting: { claims: 'collecting' },
  awarding: { claims: 'awarding' },
  settling: 'settling',
  ended: 'ended',
} as const satisfies Readonly<Record<Phase, unknown>>;

/** Phase of a machine: the name of its innermost state. Example: `{ turn: 'drawing' }` is `drawing`. */
export function phaseOf({ value }: { readonly value: TableSnapshot['value'] }): Phase {
  return (typeof value === 'string' ? value : Object.values(value)[0]) as Phase;
}

/** Snapshot for a hand taken up at this table. */
export const snapshotAt = (machine: TableMachine, table: Table): TableSnapshot =>
  machine.resolveState({
    value: VALUES[table.stage.phase],
    context: { table, event: null, move: null, refusal: null },
  });

/** Snapshot after a move: a new frame, or the same one with a refusal. */
export const advanceTable = (
  machine: TableMachine,
  snapshot: TableSnapshot,
  move: JudgedMove,
): TableSnapshot => transition(machine, snapshot, eventOf(move))[0];
