/**
 * State machine of a table with a reader: whose turn it is, how long the others pause, what was refused, and which
 * frame is shown. The play table, a scene that was left, an exercise, the warm-up and the referee's page each run this
 * machine with their own `TableRules`.
 */
import { assign, setup } from 'xstate';
import { cutOff, goTo, type History, isLive, shownIn } from './history.ts';

/**
 * Who acts next at the last frame. `loading`: a player whose script is still loading. `nobody`: the others only wait.
 */
export type WhoseTurn = 'reader' | 'others' | 'loading' | 'nobody' | 'over';

/**
 * What each table defines: frames `F`, attempted actions `A`, refusals `R`, the setting played by `S`, and the pace of
 * the others `P`.
 */
export interface TableRules<F, A, R, S, P> {
  readonly turn: (setting: S, history: History<F>) => WhoseTurn;
  /** The history after the next automatic step, or as already played; the same history if there is none. */
  readonly next: (setting: S, history: History<F>, seen: unknown) => History<F>;
  /** The history after an action that is not refused. */
  readonly act: (setting: S, history: History<F>, action: A) => History<F>;
  /** Refusal of an action; null if it is allowed. */
  readonly refusal: (setting: S, history: History<F>, action: A) => R | null;
  /**
   * The action to do for a reader who wants to be asked only what matters; null if they must decide.
   * @param discards do they want what they draw discarded, too?
   */
  readonly unasked?: (setting: S, history: History<F>, discards: boolean) => A | null;
  /** Milliseconds the frame rests before the others go on; null if they wait for a press. */
  readonly rest: (frame: F, pace: P, isPaused: boolean) => number | null;
  /** Do the others go on after the reader acts, even if they waited before? */
  readonly goesOn: boolean;
  /** Are tile movements animated at this pace? */
  readonly travels: (pace: P) => boolean;
}

export interface TableInput<F, S, P> {
  readonly setting: S;
  readonly history: History<F>;
  readonly pace: P;
  /** Do the others go on at once? */
  readonly running: boolean;
  /** Whose view of the table is shown. */
  readonly viewer: unknown;
}

interface TableContext<F, A, R, S, P> extends TableInput<F, S, P> {
  /** Index of the frame at which the reader sat down. */
  readonly began: number;
  /** Does the shown frame follow from the one before? Then its event may be animated. */
  readonly travels: boolean;
  /** The reader wants to be asked only what matters; the rest is done for them until they sit down again. */
  readonly relaxed: boolean;
  /** A relaxed reader wants what they draw discarded, too. */
  readonly discards: boolean;
  /** The reader is reading something, so the others wait for a while. */
  readonly isPaused: boolean;
  /** Number of steps requested while a player was loading. */
  readonly owed: number;
  /** The last refused action at the shown frame. */
  readonly refused: { readonly action: A; readonly refusal: R } | null;
}

export type TableSessionEvent<F, A, S, P> =
  /** The reader acts (`ACT`), or only asks whether they could (`TRY`). */
  | { readonly type: 'ACT' | 'TRY'; readonly action: A }
  | { readonly type: 'FORGIVE' }
  /**
   * `GO_ON`: one step now, then the others play until the reader is asked. `STEP`: one step, then pause. `SKIP`: end
   * the current rest. `RUN`, `PAUSE`: let the others play, or stop them.
   */
  | { readonly type: 'GO_ON' | 'STEP' | 'SKIP' | 'RUN' | 'PAUSE' }
  /** Shows another frame, or frames made elsewhere. */
  | { readonly type: 'LOOK'; readonly history: History<F>; readonly travels: boolean }
  /** Shows an earlier frame and removes the frames after it. */
  | { readonly type: 'UNDO'; readonly to: number }
  | { readonly type: 'LOOK_THROUGH'; readonly viewer: unknown }
  | { readonly type: 'SET_PACE'; readonly pace: P }
  | { readonly type: 'HOLD'; readonly isPaused: boolean }
  | { readonly type: 'RELAX'; readonly relaxed: boolean; readonly discards?: boolean }
  /** The missing player has loaded. */
  | { readonly type: 'SEAT'; readonly setting: S }
  /** Starts another hand, or the same one at another moment. */
  | { readonly type: 'SIT'; readonly setting: S; readonly history: History<F> };

/** Milliseconds for which a result that has just come cannot be left: longer than a double press. */
const RESULT_REST = 600;

/** States of a table: `turn` says who goes on; beside it, `reply` is the answer to the reader. */
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
        /** Actions done for a relaxed reader come by themselves, like the moves of the others. */
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
            /** A player is still loading: requested steps are counted and done later. */
            loading: {
              on: {
                STEP: { actions: ['pause', 'owe'] },
                GO_ON: { actions: ['run', 'owe'] },
              },
            },
            /** The others wait for a press. */
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
        /** A press that was meant for the last move must not pass over a result that has just come. */
        over: {
          initial: 'finding',
          states: {
            finding: { always: [{ guard: 'isWhereItBegan', target: 'readable' }, { target: 'unread' }] },
            unread: { after: { reading: 'readable' } },
            readable: {},
          },
        },
      },
    },
    /** The reader may try something at any time and gets an answer, which stays as long as its frame is shown. */
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

/** Action to do for a relaxed reader; null if they must decide. */
function relaxedAction<F, A, R, S, P>(
  rules: TableRules<F, A, R, S, P>,
  { setting, history, relaxed, discards }: TableContext<F, A, R, S, P>,
): A | null {
  if (!relaxed || !isLive(history) || rules.turn(setting, history) !== 'reader') return null;
  return rules.unasked?.(setting, history, discards) ?? null;
}

/** History after the next automatic step: a move of the others, or an action done for the reader. */
function goneOn<F, A, R, S, P>(
  rules: TableRules<F, A, R, S, P>,
  context: TableContext<F, A, R, S, P>,
): History<F> {
  const { setting, history, viewer } = context;
  const action = relaxedAction(rules, context);
  return action === null ? rules.next(setting, history, viewer) : rules.act(setting, history, action);
}

/** Creates the machine for a table with these rules. */
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
        rules.turn(context.setting, context.history) === 'reader' && relaxedAction(rules, context) === null,
      isLoading: ({ context }) => isLoading(context),
      isPaused: ({ context }) =>
        !context.running ||
        restOf(context) === null ||
        rules.turn(context.setting, context.history) === 'nobody',
      isOtherHold: ({ context, event }) => event.type === 'HOLD' && event.isPaused !== context.isPaused,
      isWhereItBegan: ({ context }) => context.began === context.history.at,
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
      lookThrough: assign(({ event }) => (event.type === 'LOOK_THROUGH' ? { viewer: event.viewer } : {})),
      setPace: assign(({ event }) => (event.type === 'SET_PACE' ? { pace: event.pace } : {})),
      relax: assign(({ event }) =>
        event.type === 'RELAX' ? { relaxed: event.relaxed, discards: event.discards ?? false } : {},
      ),
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
              discards: false,
            }
          : {},
      ),
    },
    delays: { rest: ({ context }) => restOf(context) ?? 0, reading: RESULT_REST },
  }).createMachine({
    ...TABLE_SESSION,
    context: ({ input }) => ({
      ...input,
      began: input.history.at,
      travels: false,
      relaxed: false,
      discards: false,
      isPaused: false,
      owed: 0,
      refused: null,
    }),
  });
}
