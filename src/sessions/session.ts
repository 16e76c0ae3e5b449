/**
 * A table at which a reader sits, as Solid sees it: what has happened, what is seen of it, what is tried, and how the
 * others go on. The play table, the warm-up, a scene that was left and an exercise are each one of these; what state
 * they are in is the machine's (`machines/table-session.ts`).
 */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Action, Reason } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { attempts, type Pressed } from '../engine/legality/resolve-call.ts';
import { cautionOf } from '../engine/legality/verdict.ts';
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

/** Something tried and not done. */
export interface RefusedTry extends MoveRefusal {
  readonly action: Action;
}

export interface Session<S extends HandSetup = HandSetup> {
  /** The reader's. */
  readonly seat: Seat;
  readonly setting: Accessor<S>;
  readonly history: Accessor<TableHistory>;
  readonly frame: Accessor<Frame>;
  readonly phase: Accessor<Phase>;
  /** The phase before it. */
  readonly before: Accessor<Phase | null>;
  readonly ended: Accessor<boolean>;
  /** Nothing has been played after what one looks at. */
  readonly live: Accessor<boolean>;
  /** Only the reader can go on. */
  readonly awaitsReader: Accessor<boolean>;
  /** Whether the reader has come further than where it began. */
  readonly begun: Accessor<boolean>;
  /** What was heard since then, the latest last. */
  readonly happened: Accessor<readonly TableEvent[]>;

  /** Through whose eyes the table is seen; null where all hands lie open. */
  readonly eyes: Accessor<Seat | null>;
  readonly lookThrough: (eyes: Seat | null) => void;
  readonly view: Accessor<View>;
  /** The reader's own view, whatever is shown. */
  readonly own: Accessor<View>;
  /** What has just happened, as far as it was seen; null after a jump. */
  readonly moved: Accessor<TableEvent | null>;

  /** Tries an action where one looks; whether it was done. What came after is then cut off, unless it is the same. */
  readonly act: (action: Action) => boolean;
  /** What a call of the reader's can mean here, with these tiles chosen. */
  readonly ways: (call: Pressed, chosen: readonly Kind[]) => readonly [Action, ...Action[]];
  /** Whether an action would not be done here: it is then told why, as if it had been tried; and nothing is done. */
  readonly refuses: (action: Action) => boolean;
  /** What one should know before doing this, though it is allowed. */
  readonly caution: (action: Action) => Reason | null;
  /** What was last tried at this frame, and not done. */
  readonly refused: Accessor<RefusedTry | null>;
  readonly forgive: () => void;
  /** What the reader has taken back by doing something else. */
  readonly taken: Accessor<TakenBack>;

  readonly pace: Accessor<Pace>;
  readonly setPace: (pace: Pace) => void;
  /** Whether the reader is asked only what matters, until the next deal. */
  readonly relaxed: Accessor<boolean>;
  readonly relax: (relaxed: boolean) => void;
  /** Keeps the others for a while, as long as something is read. */
  readonly hold: (isPaused: boolean) => void;
  /** Lets the others go on until the reader is asked. */
  readonly goOn: () => void;
  /** Whether the others go on by themselves in a while; and cuts that rest short. */
  readonly skips: () => boolean;
  readonly skip: () => void;
  /** One event, and no further. */
  readonly step: () => void;
  /** To the reader's last decision, and to the next one or the end: what was played stays. */
  readonly back: () => void;
  readonly canBack: Accessor<boolean>;
  readonly forward: () => void;
  /** Undoes the reader's last decision and all that followed; never more than what was done since it began. */
  readonly takeBack: () => void;
  /** Looks at other frames of the same table, and rests there. */
  readonly look: (history: TableHistory) => void;
  /** Somebody is to act who has not sat down yet. */
  readonly coming: Accessor<boolean>;
  /** How many steps were asked for meanwhile. */
  readonly owed: Accessor<number>;
  /** The same table with others in the seats that are not the reader's. */
  readonly seatOthers: (setting: S) => void;
  /** Another hand, or the same at another moment. */
  readonly sit: (setting: S, history: TableHistory) => void;
}

interface SessionOptions {
  readonly seat: Seat;
  /** Through whose eyes it is seen at first; the reader's own unless told. */
  readonly eyes?: Seat | null;
  /** Whether the others go on at once; unless told, where one does not look at the past. */
  readonly running?: boolean;
  /** How fast the others go on at first; calmly unless told. */
  readonly pace?: Pace;
  /** Whether all hands lie open once the deal is over. */
  readonly opens?: boolean;
}

/** A session that begins at the frame that the film looks at; it must be made within a component's owner. */
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

    act: (action) => {
      const before = history();
      const notes = repeats(before, action) ? taken() : takingBack(taken(), before);
      send({ type: 'ACT', action });
      if (context().history === before) return false;
      setTaken(notes);
      return true;
    },
    ways: (call, chosen) => attempts(ruleset(), frame().table, seat, call, chosen),
    refuses: (action) => {
      send({ type: 'TRY', action });
      return context().refused?.action === action;
    },
    caution: (action) => cautionOf(ruleset(), frame().table, action),
    refused: createMemo(() => {
      const now = tried();
      return now && { action: now.action, ...now.refusal };
    }),
    forgive: () => send({ type: 'FORGIVE' }),
    taken,

    pace: createMemo(() => context().pace),
    setPace: (to) => send({ type: 'SET_PACE', pace: to }),
    relaxed: createMemo(() => context().relaxed),
    relax: (relaxed) => send({ type: 'RELAX', relaxed }),
    hold: (isPaused) => send({ type: 'HOLD', isPaused }),
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
