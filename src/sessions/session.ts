/**
 * A table session as Solid signals: a table at which a reader sits, with what has happened, what the reader sees and
 * tries, and how the other seats go on. The play table, the warm-up, a scene the reader took over and an exercise are
 * each one. Its states are in the machine `machines/table-session.ts`.
 */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Action } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { attempts, type CallButton } from '../engine/legality/attempts.ts';
import { cautionOf, type JudgedAction, withVerdict } from '../engine/legality/verdict.ts';
import type { Reason } from '../engine/reason.ts';
import type { Seat } from '../engine/seats.ts';
import type { Phase } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { heardBy, seenBy, type View } from '../engine/view.ts';
import type { Frame, MoveRefusal } from '../machines/table.ts';
import { createTableSession } from '../machines/table-session.ts';
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

export interface Session<S extends HandSetup = HandSetup> {
  /** The reader's seat. */
  readonly seat: Seat;
  readonly setting: Accessor<S>;
  readonly history: Accessor<TableHistory>;
  readonly frame: Accessor<Frame>;
  readonly phase: Accessor<Phase>;
  /** The phase before the present one. Null if there was none. */
  readonly before: Accessor<Phase | null>;
  readonly ended: Accessor<boolean>;
  /** False for a moment after the end has come, so that a double press does not pass over the result. */
  readonly mayLeave: () => boolean;
  /** True if the frame shown is the latest one. */
  readonly live: Accessor<boolean>;
  /** True if only the reader can go on. */
  readonly awaitsReader: Accessor<boolean>;
  /** Has the reader moved past the frame where the session began? */
  readonly begun: Accessor<boolean>;
  /** Events visible since the session began, the latest last. */
  readonly happened: Accessor<readonly TableEvent[]>;

  /** The seat whose view is shown. Null if all hands lie open. */
  readonly eyes: Accessor<Seat | null>;
  readonly lookThrough: (eyes: Seat | null) => void;
  readonly view: Accessor<View>;
  /** The reader's own view, whatever is shown. */
  readonly own: Accessor<View>;
  /** The latest event as far as it was visible, for animation. Null after a jump. */
  readonly moved: Accessor<TableEvent | null>;

  /** Judges an action at the frame shown. */
  readonly judge: (action: Action) => JudgedAction;
  /**
   * Tries an action at the frame shown. Returns true if it was done. Later frames are cut off, unless the action
   * repeats what was done there.
   */
  readonly act: (judged: JudgedAction) => boolean;
  /** The actions a call button can mean here with these tiles chosen. Example: chow with several runs. */
  readonly ways: (call: CallButton, chosen: readonly Kind[]) => readonly [Action, ...Action[]];
  /**
   * True if the action would be refused here. The refusal is then shown as if it had been tried, and nothing is done.
   */
  readonly refuses: (judged: JudgedAction) => boolean;
  /** A warning about an allowed action. Null if there is none. */
  readonly caution: (judged: JudgedAction) => Reason | null;
  /** The last action refused at this frame. */
  readonly refused: Accessor<RefusedTry | null>;
  readonly forgive: () => void;
  /** The events the reader took back by doing something else, by frame. */
  readonly taken: Accessor<TakenBack>;

  readonly pace: Accessor<Pace>;
  readonly setPace: (pace: Pace) => void;
  /** True if the reader is asked only real decisions, until the next deal. */
  readonly relaxed: Accessor<boolean>;
  readonly relax: (relaxed: boolean, discards?: boolean) => void;
  /** True if a relaxed reader's drawn tiles are discarded for them, too. */
  readonly discards: Accessor<boolean>;
  /** Pauses the other seats, for example while the reader reads something. */
  readonly hold: (isPaused: boolean) => void;
  /** Stops the other seats until `goOn` or `step`, or until the reader acts. */
  readonly pause: () => void;
  /** Lets the other seats go on until the reader must act. */
  readonly goOn: () => void;
  /** Are the other seats in a rest that `skip` would cut short? */
  readonly skips: () => boolean;
  readonly skip: () => void;
  /** Plays one event and stops. */
  readonly step: () => void;
  /** Goes to the reader's previous decision. Later frames stay. `forward` goes to the next decision or the end. */
  readonly back: () => void;
  readonly canBack: Accessor<boolean>;
  readonly forward: () => void;
  /** Undoes the reader's last decision and everything after it, but nothing before the session began. */
  readonly takeBack: () => void;
  /** Shows another frame of the same table and rests there. */
  readonly look: (history: TableHistory) => void;
  /** True if a seat has to act whose bot is not loaded yet. */
  readonly coming: Accessor<boolean>;
  /** Number of steps the reader asked for while the bot was loading. */
  readonly owed: Accessor<number>;
  /** Keeps the table and changes who plays the other seats. */
  readonly seatOthers: (setting: S) => void;
  /** Starts another hand, or the same hand at another moment. */
  readonly sit: (setting: S, history: TableHistory) => void;
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

/** Creates a session at the frame its history shows. Must be called inside a component's owner. */
export function createSession<S extends HandSetup>(
  first: S,
  start: TableHistory,
  { seat, eyes: through = seat, running = isLive(start), pace = 'calm', opens = false }: SessionOptions,
): Session<S> {
  const machine = createTableSession(handRules<S>(seat));
  const { snapshot, send } = runMachine(machine, {
    setting: first,
    history: start,
    pace,
    running,
    eyes: through,
  });
  const context = () => snapshot().context;
  const history = createMemo(() => context().history);
  const setting = createMemo(() => context().setting);
  const eyes = createMemo(() => context().eyes as Seat | null);
  const frame = createMemo(() => frameAt(history()));
  const ruleset = () => setting().ruleset;
  const ended = createMemo(() => frame().table.stage.phase === 'ended');
  const shown = () => (opens && ended() ? null : eyes());
  const own = createMemo(() => seenBy(ruleset(), frame().table, seat));
  const tried = createMemo(() => context().refused);
  const [taken, setTaken] = createSignal<TakenBack>(new Map());
  const decided = () => decisionBefore(history(), seat);
  const look = (to: TableHistory, travels = false) => send({ type: 'LOOK', history: to, travels });
  return {
    seat,
    setting,
    history,
    frame,
    phase: createMemo(() => frame().table.stage.phase),
    before: createMemo(() => phaseBefore(history())),
    ended,
    mayLeave: () => snapshot().matches({ turn: { over: 'readable' } }),
    live: createMemo(() => isLive(history())),
    awaitsReader: createMemo(
      () => awaitsReader(history(), seat) && !snapshot().matches({ turn: 'othersAct' }),
    ),
    begun: () => history().at > context().began,
    happened: () =>
      history()
        .frames.slice(context().began + 1, history().at + 1)
        .flatMap(({ context: { event } }) => (event && heardBy(event, eyes())) ?? []),

    eyes,
    lookThrough: (to) => send({ type: 'LOOK_THROUGH', eyes: to }),
    view: createMemo(() => (shown() === seat ? own() : seenBy(ruleset(), frame().table, shown()))),
    own,
    moved: createMemo(() => {
      const { event } = frame();
      return context().travels && event ? heardBy(event, eyes()) : null;
    }),

    judge: (action) => withVerdict(ruleset(), frame().table, action),
    act: (judged) => {
      const before = history();
      const notes = repeats(before, judged.action) ? taken() : takingBack(taken(), before);
      send({ type: 'ACT', action: judged });
      if (context().history === before) return false;
      setTaken(notes);
      return true;
    },
    ways: (call, chosen) => attempts(ruleset(), frame().table, seat, call, chosen),
    refuses: (judged) => {
      send({ type: 'TRY', action: judged });
      return context().refused?.action === judged;
    },
    caution: (judged) => cautionOf(ruleset(), judged),
    refused: createMemo(() => {
      const now = tried();
      return now && { action: now.action.action, ...now.refusal };
    }),
    forgive: () => send({ type: 'FORGIVE' }),
    taken,

    pace: createMemo(() => context().pace),
    setPace: (to) => send({ type: 'SET_PACE', pace: to }),
    relaxed: createMemo(() => context().relaxed),
    relax: (relaxed, discards = false) => send({ type: 'RELAX', relaxed, discards }),
    discards: createMemo(() => context().discards),
    hold: (isPaused) => send({ type: 'HOLD', isPaused }),
    pause: () => send({ type: 'PAUSE' }),
    goOn: () => send({ type: 'GO_ON' }),
    skips: () => snapshot().matches({ turn: { othersAct: 'resting' } }),
    skip: () => send({ type: 'SKIP' }),
    step: () => send({ type: 'STEP' }),
    back: () => {
      const at = decided();
      if (at !== null) look(goTo(history(), at));
    },
    canBack: () => decided() !== null,
    forward: () => look(goTo(history(), decisionAfter(history(), seat))),
    takeBack: () => send({ type: 'UNDO', to: Math.max(context().began, decided() ?? 0) }),
    look: (to) => look(to, to.at === history().at + 1),
    coming: createMemo(() => snapshot().matches({ turn: { othersAct: 'loading' } })),
    owed: createMemo(() => context().owed),
    seatOthers: (next) => send({ type: 'SEAT', setting: next }),
    sit: (next, to) => {
      setTaken(new Map());
      send({ type: 'SIT', setting: next, history: to });
    },
  };
}
