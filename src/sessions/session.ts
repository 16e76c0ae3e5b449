/**
 * A table session as Solid signals: a table at which a reader sits, with what has happened, what the reader sees and
 * tries, and how the other seats go on. The play table, the warm-up, a scene the reader took over and an exercise are
 * each one. Its states are in the machine `machines/table-session.ts`.
 */
import { createMemo, createSignal } from 'solid-js';
import type { Action } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { attempts, type CallButton } from '../engine/legality/attempts.ts';
import { cautionOf, type JudgedAction, withVerdict } from '../engine/legality/verdict.ts';
import type { Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import { heardBy, seenBy } from '../engine/view.ts';
import type { Frame, MoveRefusal, TableSnapshot } from '../machines/table.ts';
import { createTableSession, type TableInput } from '../machines/table-session.ts';
import type { Pace } from '../storage/settings.ts';
import { runMachine } from './actor.ts';
import {
  awaitsReader,
  decisionAfter,
  decisionBefore,
  repeats,
  type TakenBack,
  takingBack,
} from './decisions.ts';
import type { HandSetup } from './hand.ts';
import { frameAt, goTo, isLive, phaseBefore, type TableHistory } from './hand-history.ts';
import { handRules } from './hand-rules.ts';

/** An action that was tried and refused. */
export interface RefusedTry extends MoveRefusal {
  readonly action: Action;
}

interface SessionOptions {
  readonly seat: Seat;
  /** The seat whose view is shown at first; null for open hands. Left out: the reader's. */
  readonly eyes?: Seat | null;
  /** Do the other seats start at once? Left out: yes, unless the frame shown is in the past. */
  readonly running?: boolean;
  /** Pace of the other seats at first. Left out: `calm`. */
  readonly pace?: Pace;
  /** Are all hands shown once the deal is over? */
  readonly opens?: boolean;
}

export type Session<S extends HandSetup = HandSetup> = ReturnType<typeof createSession<S>>;

/** Creates a session at the frame its history shows. Must be called inside a component's owner. */
export function createSession<S extends HandSetup>(
  first: S,
  start: TableHistory,
  { seat, eyes = seat, running = isLive(start), pace = 'calm', opens = false }: SessionOptions,
) {
  const table = runTable<S>(seat, { setting: first, history: start, pace, running, viewer: eyes });
  return { ...shownAt(table, opens), ...triesAt(table), ...paceAt(table), ...decisionsAt(table) };
}

/** Runs the machine of a reader's table. @param seat the reader's seat */
function runTable<S extends HandSetup>(seat: Seat, input: TableInput<TableSnapshot, S, Pace>) {
  const { snapshot, send } = runMachine(createTableSession(handRules<S>(seat)), input);
  const context = () => snapshot().context;
  const history = createMemo(() => context().history);
  const setting = createMemo(() => context().setting);
  return {
    seat,
    snapshot,
    send,
    context,
    history,
    setting,
    frame: createMemo((): Frame => frameAt(history())),
  };
}

type RunningTable<S extends HandSetup> = ReturnType<typeof runTable<S>>;

/** What is seen of the table. @param opens are all hands shown once the deal is over? */
function shownAt<S extends HandSetup>(
  { seat, snapshot, send, context, history, setting, frame }: RunningTable<S>,
  opens: boolean,
) {
  const eyes = createMemo(() => context().viewer as Seat | null);
  const ended = createMemo(() => frame().table.stage.phase === 'ended');
  const viewer = () => (opens && ended() ? null : eyes());
  const viewOf = (from: Seat | null) => seenBy(setting().ruleset, frame().table, from);
  const own = createMemo(() => viewOf(seat));
  return {
    /** The reader's seat. */
    seat,
    setting,
    history,
    frame,
    phase: createMemo(() => frame().table.stage.phase),
    /** The phase before the present one. Null if there was none. */
    before: createMemo(() => phaseBefore(history())),
    ended,
    /** False for a moment after the end has come, so that a double press does not pass over the result. */
    mayLeave: () => snapshot().matches({ turn: { over: 'readable' } }),
    /** True if the frame shown is the latest one. */
    live: createMemo(() => isLive(history())),
    /** True if only the reader can go on. */
    awaitsReader: createMemo(
      () => awaitsReader(history(), seat) && !snapshot().matches({ turn: 'othersAct' }),
    ),
    /** Has the reader moved past the frame where the session began? */
    begun: () => history().at > context().began,
    /** Events visible since the session began, the latest last. */
    happened: (): readonly TableEvent[] =>
      history()
        .frames.slice(context().began + 1, history().at + 1)
        .flatMap(({ context: { event } }) => (event && heardBy(event, eyes())) ?? []),

    /** The seat whose view is shown. Null if all hands lie open. */
    eyes,
    lookThrough: (to: Seat | null) => send({ type: 'LOOK_THROUGH', viewer: to }),
    view: createMemo(() => (viewer() === seat ? own() : viewOf(viewer()))),
    /** The reader's own view, whatever is shown. */
    own,
    /** The latest event as far as it was visible, for animation. Null after a jump. */
    moved: createMemo(() => {
      const { event } = frame();
      return context().travels && event ? heardBy(event, eyes()) : null;
    }),
  };
}

/** What the reader tries, and what becomes of it. */
function triesAt<S extends HandSetup>({ seat, send, context, history, setting, frame }: RunningTable<S>) {
  const ruleset = () => setting().ruleset;
  const tried = createMemo(() => context().refused);
  const [taken, setTaken] = createSignal<TakenBack>(new Map());
  return {
    /** Judges an action at the frame shown. */
    judge: (action: Action) => withVerdict(ruleset(), frame().table, action),
    /**
     * Tries an action at the frame shown. Returns true if it was done. Later frames are cut off, unless the action
     * repeats what was done there.
     */
    act: (judged: JudgedAction): boolean => {
      const before = history();
      const notes = repeats(before, judged.action) ? taken() : takingBack(taken(), before);
      send({ type: 'ACT', action: judged });
      if (context().history === before) return false;
      setTaken(notes);
      return true;
    },
    /** The actions a call button can mean here with these tiles chosen. Example: chow with several runs. */
    ways: (call: CallButton, chosen: readonly Kind[]) =>
      attempts(ruleset(), frame().table, seat, call, chosen),
    /** True if the action would be refused here. The refusal is then shown as if it had been tried. */
    refuses: (judged: JudgedAction): boolean => {
      send({ type: 'TRY', action: judged });
      return context().refused?.action === judged;
    },
    /** A warning about an allowed action. Null if there is none. */
    caution: (judged: JudgedAction) => cautionOf(ruleset(), judged),
    /** The last action refused at this frame. */
    refused: createMemo((): RefusedTry | null => {
      const now = tried();
      return now && { action: now.action.action, ...now.refusal };
    }),
    forgive: () => send({ type: 'FORGIVE' }),
    /** The events the reader took back by doing something else, by frame. */
    taken,
    /** Starts another hand, or the same hand at another moment. */
    sit: (next: S, to: TableHistory) => {
      setTaken(new Map());
      send({ type: 'SIT', setting: next, history: to });
    },
  };
}

/** How the other seats go on, and what is done for the reader. */
const paceAt = <S extends HandSetup>({ snapshot, send, context }: RunningTable<S>) => ({
  pace: createMemo(() => context().pace),
  setPace: (to: Pace) => send({ type: 'SET_PACE', pace: to }),
  /** True if the reader is asked only real decisions, until the next deal. */
  relaxed: createMemo(() => context().relaxed),
  relax: (relaxed: boolean, discards = false) => send({ type: 'RELAX', relaxed, discards }),
  /** True if a relaxed reader's drawn tiles are discarded for them, too. */
  discards: createMemo(() => context().discards),
  /** Pauses the other seats, for example while the reader reads something. */
  hold: (isPaused: boolean) => send({ type: 'HOLD', isPaused }),
  /** Stops the other seats until `goOn` or `step`, or until the reader acts. */
  pause: () => send({ type: 'PAUSE' }),
  /** Lets the other seats go on until the reader must act. */
  goOn: () => send({ type: 'GO_ON' }),
  /** Are the other seats in a rest that `skip` would cut short? */
  skips: () => snapshot().matches({ turn: { othersAct: 'resting' } }),
  skip: () => send({ type: 'SKIP' }),
  /** Plays one event and stops. */
  step: () => send({ type: 'STEP' }),
  /** True if a seat has to act whose bot is not loaded yet. */
  coming: createMemo(() => snapshot().matches({ turn: { othersAct: 'loading' } })),
  /** Number of steps the reader asked for while the bot was loading. */
  owed: createMemo(() => context().owed),
  /** Keeps the table and changes who plays the other seats. */
  seatOthers: (next: S) => send({ type: 'SEAT', setting: next }),
});

/** The reader's way back to earlier decisions, and forward again. */
function decisionsAt<S extends HandSetup>({ seat, send, context, history }: RunningTable<S>) {
  const decided = () => decisionBefore(history(), seat);
  const show = (to: TableHistory, travels = false) => send({ type: 'LOOK', history: to, travels });
  return {
    /** Goes to the reader's previous decision. Later frames stay. */
    back: () => {
      const at = decided();
      if (at !== null) show(goTo(history(), at));
    },
    canBack: () => decided() !== null,
    /** Goes to the reader's next decision, or to the end. */
    forward: () => show(goTo(history(), decisionAfter(history(), seat))),
    /** Undoes the reader's last decision and everything after it, but nothing before the session began. */
    takeBack: () => send({ type: 'UNDO', to: Math.max(context().began, decided() ?? 0) }),
    /** Shows another frame of the same table and rests there. */
    look: (to: TableHistory) => show(to, to.at === history().at + 1),
  };
}
