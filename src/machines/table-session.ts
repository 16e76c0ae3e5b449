/**
 * A table at which a reader sits: whose turn it is to go on, how long the others rest, what was tried and refused, and
 * where in what has happened one looks. Play table, scene that was left, exercise, warm-up and the referee's page are
 * each this machine with other rules of their own (`TableRules`).
 */
import { assign, setup } from 'xstate';
import { cutOff, goTo, type History, isLive, shownIn } from './history.ts';

/**
 * Who goes on at the last frame: `loading` where it is somebody whose script is still on its way, `nobody` where the
 * others only wait.
 */
export type WhoseTurn = 'reader' | 'others' | 'loading' | 'nobody' | 'over';

/**
 * What a table has of its own: frames `F`, what is tried `A`, why it is refused `R`, what it is played by `S`, and how
 * fast the others go on `P`.
 */
export interface TableRules<F, A, R, S, P> {
  readonly turn: (setting: S, history: History<F>) => WhoseTurn;
  /** What follows by itself, or was played already; the same film where nothing does. */
  readonly next: (setting: S, history: History<F>, seen: unknown) => History<F>;
  /** What an action leads to that is not refused. */
  readonly act: (setting: S, history: History<F>, action: A) => History<F>;
  /** Why an action would not be done; null where it would. */
  readonly refusal: (setting: S, history: History<F>, action: A) => R | null;
  /** What the reader need not be asked about, once they want it so; null where they are to decide. */
  readonly unasked?: (setting: S, history: History<F>) => A | null;
  /** How long the frame rests before the others go on, in milliseconds; null where they wait for a press. */
  readonly rest: (frame: F, pace: P, isPaused: boolean) => number | null;
  /** Whether the others go on once the reader has acted, though they had to wait before. */
  readonly goesOn: boolean;
  /** Whether something that happens travels over the table. */
  readonly travels: (pace: P) => boolean;
}

interface TableInput<F, S, P> {
  readonly setting: S;
  readonly history: History<F>;
  readonly pace: P;
  /** Whether the others go on at once. */
  readonly running: boolean;
  /** Through whose eyes the table is seen. */
  readonly eyes: unknown;
}

interface TableContext<F, A, R, S, P> extends TableInput<F, S, P> {
  /** The frame at which the reader sat down. */
  readonly began: number;
  /** Whether the frame that is shown follows from the one before: then what happened may travel. */
  readonly travels: boolean;
  /** The reader wants to be asked only what matters: the rest is done for them, until they sit down anew. */
  readonly relaxed: boolean;
  /** Something is read, and the others wait for a while. */
  readonly isPaused: boolean;
  /** Steps that were asked for while somebody was still loading. */
  readonly owed: number;
  /** What was last tried at the frame that is shown, and not done. */
  readonly refused: { readonly action: A; readonly refusal: R } | null;
}

export type TableSessionEvent<F, A, S, P> =
  /** The reader does something, or asks only whether it would be done. */
  | { readonly type: 'ACT' | 'TRY'; readonly action: A }
  | { readonly type: 'FORGIVE' }
  /** The others go on until the reader is asked; one step, and no further; the rest is cut short. */
  | { readonly type: 'GO_ON' | 'STEP' | 'SKIP' | 'RUN' | 'PAUSE' }
  /** Looks elsewhere, or at frames that were made elsewhere. */
  | { readonly type: 'LOOK'; readonly history: History<F>; readonly travels: boolean }
  /** Looks at an earlier frame, and undoes what came after it. */
  | { readonly type: 'UNDO'; readonly to: number }
  | { readonly type: 'LOOK_THROUGH'; readonly eyes: unknown }
  | { readonly type: 'SET_PACE'; readonly pace: P }
  | { readonly type: 'HOLD'; readonly isPaused: boolean }
  | { readonly type: 'RELAX'; readonly relaxed: boolean }
  /** Whoever was loading has come. */
  | { readonly type: 'SEAT'; readonly setting: S }
  /** Another hand, or the same at another moment. */
  | { readonly type: 'SIT'; readonly setting: S; readonly history: History<F> };

/** The order of a table: whose turn it is to go on, and beside it what the reader is answered. */
const TABLE_SESSION = {
  id: 'table-session',
  type: 'parallel',
  on: {
    LOOK_THROUGH: { actions: 'lookThrough' },
    SET_PACE: { actions: 'setPace' },
    HOLD: { actions: 'hold' },
  },
  states: {
    turn: {
      initial: 'finding',
      on: {
        ACT: { guard: 'isDone', actions: 'act', target: '.finding' },
        GO_ON: { actions: ['run', 'step'], target: '.finding' },
        STEP: { actions: ['pause', 'step'], target: '.finding' },
        RUN: { actions: 'run', target: '.finding' },
        PAUSE: { actions: 'pause', target: '.finding' },
        RELAX: { actions: 'relax', target: '.finding' },
        LOOK: { actions: 'look', target: '.finding' },
        UNDO: { actions: 'undo', target: '.finding' },
        SEAT: { actions: ['seat', 'stepOwed'], target: '.finding' },
        SIT: { actions: 'sit', target: '.finding' },
      },
      states: {
        finding: {
          always: [
            { guard: 'isBehind', target: 'lookingBack' },
            { guard: 'isOver', target: 'over' },
            { guard: 'isReaders', target: 'readerDecides' },
            { target: 'othersAct' },
          ],
        },
        lookingBack: {},
        readerDecides: {},
        /** What is done for a reader who need not be asked comes by itself, as what the others do. */
        othersAct: {
          initial: 'finding',
          states: {
            finding: {
              always: [
                { guard: 'isLoading', target: 'loading' },
                { guard: 'isPaused', target: 'paused' },
                { target: 'resting' },
              ],
            },
            /** Somebody has still to come: steps are taken once they have. */
            loading: {
              on: {
                STEP: { actions: ['pause', 'owe'] },
                GO_ON: { actions: ['run', 'owe'] },
              },
            },
            /** They wait for a press. */
            paused: {
              on: { SET_PACE: { actions: 'setPace', target: 'finding' } },
            },
            resting: {
              after: { rest: { actions: 'step', target: '#table-session.turn.finding' } },
              on: {
                SKIP: { actions: 'step', target: '#table-session.turn.finding' },
                SET_PACE: { actions: 'setPace', target: 'finding' },
                HOLD: { guard: 'isOtherHold', actions: 'hold', target: 'finding' },
              },
            },
          },
        },
        over: {},
      },
    },
    /** The reader may try something at any time, and is answered; the answer stands as long as its frame is shown. */
    reply: {
      initial: 'quiet',
      on: {
        ACT: { guard: 'isRefused', actions: 'refuse', target: '.refused' },
        TRY: { guard: 'isRefused', actions: 'refuse', target: '.refused' },
      },
      states: {
        quiet: {},
        refused: {
          always: { guard: 'isForgiven', target: 'quiet' },
          on: { FORGIVE: { actions: 'forgive', target: 'quiet' } },
        },
      },
    },
  },
} as const;

/** What is done for a reader who wants to be asked only what matters; null where they are to decide. */
function unaskedIn<F, A, R, S, P>(
  rules: TableRules<F, A, R, S, P>,
  { setting, history, relaxed }: TableContext<F, A, R, S, P>,
): A | null {
  if (!relaxed || !isLive(history) || rules.turn(setting, history) !== 'reader') return null;
  return rules.unasked?.(setting, history) ?? null;
}

/** What comes by itself: what the others do, and what the reader need not be asked. */
function goneOn<F, A, R, S, P>(
  rules: TableRules<F, A, R, S, P>,
  context: TableContext<F, A, R, S, P>,
): History<F> {
  const { setting, history, eyes } = context;
  const action = unaskedIn(rules, context);
  return action === null ? rules.next(setting, history, eyes) : rules.act(setting, history, action);
}

/** The machine of tables with these rules. */
export function createTableSession<F, A, R, S, P>(rules: TableRules<F, A, R, S, P>) {
  type Context = TableContext<F, A, R, S, P>;
  type Event = TableSessionEvent<F, A, S, P>;

  const shown = (context: Context, history: History<F>, travels: boolean): Partial<Context> => ({
    history,
    travels: travels && history !== context.history && rules.travels(context.pace),
    refused: history === context.history ? context.refused : null,
  });
  const stepped = (context: Context): Partial<Context> => shown(context, goneOn(rules, context), true);
  const isLoading = ({ setting, history }: Context) =>
    isLive(history) && rules.turn(setting, history) === 'loading';
  const refusalOf = ({ setting, history }: Context, event: Event): R | null =>
    event.type === 'ACT' || event.type === 'TRY' ? rules.refusal(setting, history, event.action) : null;
  const restOf = ({ history, pace, isPaused }: Context) => rules.rest(shownIn(history), pace, isPaused);

  return setup({
    types: {} as { context: Context; events: Event; input: TableInput<F, S, P> },
    guards: {
      isBehind: ({ context: { history } }) => !isLive(history),
      isOver: ({ context: { setting, history } }) => rules.turn(setting, history) === 'over',
      isReaders: ({ context }) =>
        rules.turn(context.setting, context.history) === 'reader' && unaskedIn(rules, context) === null,
      isLoading: ({ context }) => isLoading(context),
      isPaused: ({ context }) =>
        !context.running ||
        restOf(context) === null ||
        rules.turn(context.setting, context.history) === 'nobody',
      isOtherHold: ({ context, event }) => event.type === 'HOLD' && event.isPaused !== context.isPaused,
      isForgiven: ({ context }) => context.refused === null,
      isRefused: ({ context, event }) => refusalOf(context, event) !== null,
      isDone: ({ context, event }) => refusalOf(context, event) === null,
    },
    actions: {
      act: assign(({ context, event }) => {
        if (event.type !== 'ACT') return {};
        const history = rules.act(context.setting, context.history, event.action);
        return { ...shown(context, history, true), running: context.running || rules.goesOn };
      }),
      refuse: assign(({ context, event }) => {
        if (event.type !== 'ACT' && event.type !== 'TRY') return {};
        const refusal = refusalOf(context, event);
        return refusal === null ? {} : { refused: { action: event.action, refusal } };
      }),
      forgive: assign({ refused: null }),
      step: assign(({ context }) => stepped(context)),
      owe: assign(({ context }) => ({ owed: context.owed + 1 })),
      run: assign({ running: true }),
      pause: assign({ running: false }),
      look: assign(({ context, event }) =>
        event.type === 'LOOK' ? { ...shown(context, event.history, event.travels), running: false } : {},
      ),
      undo: assign(({ context, event }) =>
        event.type === 'UNDO'
          ? { ...shown(context, cutOff(goTo(context.history, event.to)), false), running: false }
          : {},
      ),
      lookThrough: assign(({ event }) => (event.type === 'LOOK_THROUGH' ? { eyes: event.eyes } : {})),
      setPace: assign(({ event }) => (event.type === 'SET_PACE' ? { pace: event.pace } : {})),
      relax: assign(({ event }) => (event.type === 'RELAX' ? { relaxed: event.relaxed } : {})),
      hold: assign(({ event }) => (event.type === 'HOLD' ? { isPaused: event.isPaused } : {})),
      seat: assign(({ event }) => (event.type === 'SEAT' ? { setting: event.setting } : {})),
      stepOwed: assign(({ context }) => {
        let now = context;
        for (let n = 0; n < context.owed && !isLoading(now); n++) now = { ...now, ...stepped(now) };
        return { ...now, owed: 0 };
      }),
      sit: assign(({ context, event }) =>
        event.type === 'SIT'
          ? {
              ...shown(context, event.history, false),
              setting: event.setting,
              began: event.history.at,
              running: isLive(event.history),
              owed: 0,
              relaxed: false,
            }
          : {},
      ),
    },
    delays: { rest: ({ context }) => restOf(context) ?? 0 },
  }).createMachine({
    ...TABLE_SESSION,
    context: ({ input }) => ({
      ...input,
      began: input.history.at,
      travels: false,
      relaxed: false,
      isPaused: false,
      owed: 0,
      refused: null,
    }),
  });
}
