/**
 * Turn and claim flow as a chart. It orders a hand for the eye; what may happen and what comes next are the
 * engine's: a guard only compares where the engine's step leads with where its arrow points.
 */
import { assign, setup } from 'xstate';
import type { Action, Move, Reason } from '../engine/action.ts';
import { type Start, startFrom } from '../engine/deal.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import { begin, type Step, step } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase, Table, TableEvent } from '../engine/table.ts';
import { ARROWS, type Arrow, arrowsOf, PHASES, waitsIn } from './arrows.ts';

/** A player acts, or the referee does what is his to do. */
export type TableMessage = { readonly type: 'ACT'; readonly action: Action } | { readonly type: 'REFEREE' };

/** Plain data; the ruleset stays in the machine. */
export interface TableContext {
  readonly table: Table;
  /** What happened last; null after the deal and after a refusal. */
  readonly event: TableEvent | null;
  /** Why the last action was not done; the table is then as it was. */
  readonly refusal: Reason | null;
  /** What insisting on the last action would cost, where it is a mistake one may make. */
  readonly price: PaymentGroup | null;
}

/** Where the hand begins: a start to deal from, or a table in the middle of a hand. */
export type TableInput = { readonly start: Start } | { readonly table: Table };

const moveOf = (message: TableMessage): Move => (message.type === 'ACT' ? message.action : 'referee');

/** The chart of this ruleset's hands: it has only the states and arrows that the ruleset can use. */
export function createTableMachine(ruleset: Ruleset) {
  // Several guards ask about the same step; it is taken once. Only a memory of the last pure result.
  let asked: { table: Table; move: Move; done: Step } | null = null;
  const take = (table: Table, move: Move): Step => {
    if (asked === null || asked.table !== table || asked.move !== move) {
      asked = { table, move, done: step(ruleset, table, move) };
    }
    return asked.done;
  };
  const leads = (context: TableContext, message: TableMessage, to: Phase): boolean => {
    const done = take(context.table, moveOf(message));
    return done.is === 'done' && done.table.stage.phase === to;
  };

  const arrows = arrowsOf(ruleset);
  const has = (arrow: Arrow): boolean => arrows.includes(arrow);
  const targets = (from: Phase, on: TableMessage['type']) =>
    ARROWS.filter((arrow) => arrow.from === from && arrow.on === on && has(arrow)).map((arrow) => ({
      target: arrow.to,
      guard: { type: 'leadsTo' as const, params: { to: arrow.to } },
      actions: 'advance' as const,
      meta: { label: arrow.label },
    }));

  const machine = setup({
    types: {
      context: {} as TableContext,
      events: {} as TableMessage,
      input: {} as TableInput | undefined,
    },
    guards: {
      leadsTo: ({ context, event }, { to }: { to: Phase }) => leads(context, event, to),
    },
    actions: {
      advance: assign(({ context, event }) => {
        const done = take(context.table, moveOf(event));
        return done.is === 'done' ? { table: done.table, event: done.event, refusal: null, price: null } : {};
      }),
      refuse: assign(({ context, event }) => {
        const done = take(context.table, moveOf(event));
        return done.is === 'done'
          ? {}
          : { event: null, refusal: done.reason, price: done.is === 'mistake' ? done.price : null };
      }),
    },
  });
  const refusing = { actions: 'refuse' as const };
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
  // A pure transition makes an idle actor and asks for its context without any input; nobody looks at it.
  let idle: Table | null = null;
  const opens = (input: TableInput | undefined): Table => {
    if (input === undefined) {
      idle ??= begin(ruleset, startFrom(ruleset, 'idle'));
      return idle;
    }
    return 'table' in input ? input.table : begin(ruleset, input.start);
  };

  return machine.createMachine({
    id: `table-${ruleset.id}`,
    context: ({ input }) => ({ table: opens(input), event: null, refusal: null, price: null }),
    initial: 'dealt',
    states: {
      // Gone through at once: a hand may begin with a preamble, a draw or the dealer's choice, and a
      // scene anywhere.
      dealt: {
        always: PHASES.map((phase) => ({
          target: phase,
          guard: ({ context }: { context: TableContext }) => context.table.stage.phase === phase,
        })),
      },
      preparing: state('preparing'),
      drawing: state('drawing'),
      deciding: state('deciding'),
      claiming: state('claiming'),
      awarding: state('awarding'),
      settling: state('settling'),
      ended: state('ended'),
    },
  });
}

export type TableMachine = ReturnType<typeof createTableMachine>;
