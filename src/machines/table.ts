/**
 * Turn and claim flow as a chart. It orders a hand for the eye; what may happen and what comes next are the
 * engine's: a guard only compares where the engine's step leads with where its arrow points.
 */
import { assign, createMachine, type SnapshotFrom, transition } from 'xstate';
import type { Action, Move, Reason } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import { type Step, step } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase, Table } from '../engine/table.ts';
import { arrowsOf, PHASES, waitsIn } from './arrows.ts';

/** A player acts, or the referee does what is his to do. */
export type TableMessage = { readonly type: 'ACT'; readonly action: Action } | { readonly type: 'REFEREE' };

/** A table, and what led to it; where a hand is taken up there is neither move nor event. */
export interface Frame {
  readonly table: Table;
  readonly event: TableEvent | null;
  readonly move: Move | null;
}

/** Why a move was not done, and what insisting on it costs where it is a mistake that one may make. */
export interface Refusal {
  readonly reason: Reason;
  readonly price: PaymentGroup | null;
}

/** Plain data; the ruleset stays in the machine. */
export interface TableContext extends Frame {
  /** What the last message was answered with where it was not done; the frame is then as it was. */
  readonly refusal: Refusal | null;
}

const moveOf = (message: TableMessage): Move => (message.type === 'ACT' ? message.action : 'referee');
const messageOf = (move: Move): TableMessage =>
  move === 'referee' ? { type: 'REFEREE' } : { type: 'ACT', action: move };

/** The chart of this ruleset's hands: it has only the states and arrows that the ruleset can use. */
export function createTableMachine(ruleset: Ruleset) {
  // The guard of every arrow out of a state asks about the same move, and so does what the arrow does.
  let last: { readonly table: Table; readonly move: Move; readonly answer: Step } | null = null;
  const answerTo = (table: Table, message: TableMessage): Step => {
    const move = moveOf(message);
    if (last?.table !== table || last.move !== move)
      last = { table, move, answer: step(ruleset, table, move) };
    return last.answer;
  };

  const arrows = arrowsOf(ruleset);
  const targets = (from: Phase, on: TableMessage['type']) =>
    arrows
      .filter((arrow) => arrow.from === from && arrow.on === on)
      .map((arrow) => ({
        target: arrow.to,
        guard: { type: 'leadsTo' as const, params: { to: arrow.to } },
        actions: 'advance' as const,
        meta: { label: arrow.label },
      }));
  const refusing = { guard: 'isRefused' as const, actions: 'refuse' as const };
  const state = (from: Phase) => {
    // A state that no hand of this ruleset comes to has no arrows.
    if (!arrows.some((arrow) => arrow.from === from || arrow.to === from)) return {};
    return {
      on: {
        ACT: [...targets(from, 'ACT'), refusing],
        REFEREE: [...targets(from, 'REFEREE'), ...(waitsIn(from, ruleset) ? [refusing] : [])],
      },
    };
  };
  return createMachine(
    {
      types: {} as {
        context: TableContext;
        events: TableMessage;
        input: TableContext;
        guards: { type: 'leadsTo'; params: { to: Phase } } | { type: 'isRefused'; params: undefined };
        actions: { type: 'advance' | 'refuse' | 'getLost'; params: undefined };
      },
      id: `table-${ruleset.id}`,
      context: ({ input }) => input,
      // A hand is taken up in the state that its table is in (`takenUp`).
      initial: PHASES[0],
      states: {
        preparing: state('dealing'),
        drawing: state('drawing'),
        deciding: state('deciding'),
        claiming: state('collecting'),
        awarding: state('awarding'),
        settling: state('settling'),
        ended: state('ended'),
      },
      // Where a message leads along no arrow of its state, a list of arrows is wrong: nobody is to wait for that.
      on: { ACT: { actions: 'getLost' }, REFEREE: { actions: 'getLost' } },
    },
    {
      guards: {
        leadsTo: ({ context: { table }, event }, { to }) => {
          const answer = answerTo(table, event);
          return answer.is === 'done' && answer.table.stage.phase === to;
        },
        isRefused: ({ context: { table }, event }) => answerTo(table, event).is !== 'done',
      },
      actions: {
        advance: assign(({ context, event: message }) => {
          const answer = answerTo(context.table, message);
          if (answer.is !== 'done') return context;
          return { table: answer.table, event: answer.event, move: moveOf(message), refusal: null };
        }),
        refuse: assign(({ context, event: message }) => {
          const answer = answerTo(context.table, message);
          if (answer.is === 'done') return context;
          return {
            refusal: { reason: answer.reason, price: answer.is === 'mistake' ? answer.price : null },
          };
        }),
        getLost: assign(({ context: { table }, event: message }): Partial<TableContext> => {
          const answer = answerTo(table, message);
          const to = answer.is === 'done' ? answer.table.stage.phase : `a refusal by ${answer.reason.rule}`;
          throw new Error(
            `the chart of ${ruleset.id} has no arrow: ${table.stage.phase} ${message.type} ${to}, for ${JSON.stringify(moveOf(message))}`,
          );
        }),
      },
    },
  );
}

export type TableMachine = ReturnType<typeof createTableMachine>;

/** A hand at one moment. What is kept of a hand is its snapshots: going back is to take an earlier one. */
export type TableSnapshot = SnapshotFrom<TableMachine>;

/** A hand taken up at this table, in the state that the table is in. */
export const takenUp = (machine: TableMachine, table: Table): TableSnapshot =>
  machine.resolveState({
    value: table.stage.phase,
    context: { table, event: null, move: null, refusal: null },
  });

/**
 * The snapshot after a move: another frame, or the same one with a refusal.
 * @throws Error where the engine does the move and the chart has no arrow for it
 */
export const advanced = (machine: TableMachine, snapshot: TableSnapshot, move: Move): TableSnapshot =>
  transition(machine, snapshot, messageOf(move))[0];
