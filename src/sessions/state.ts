/** The play table's state: frames, where one looks, what was tried, and the pace of the others. */
import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Action, Reason } from '../engine/action.ts';
import { attempts, type Pressed } from '../engine/attempts.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import { phaseOf } from '../engine/play.ts';
import type { Seat } from '../engine/seats.ts';
import type { TableEvent } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { heardBy, seenBy, type View } from '../engine/view.ts';
import type { Frame } from '../machines/table.ts';
import { still } from '../store/still.ts';
import { frameAt, goTo, isLive, played, type TableFilm } from './film.ts';
import { awaitsReader, decisionAfter, decisionBefore, type Hand, onward, opening, repeats } from './hand.ts';

export type Pace = 'calm' | 'brisk' | 'step';

/** Something tried and not done. */
export interface Refused {
  readonly action: Action;
  readonly reason: Reason;
  readonly price: PaymentGroup | null;
}

/** Who one is: the first to sit down. */
export const YOU: Seat = 0;

/** How long the table rests before it goes on, in milliseconds. */
const REST = { drawn: 450, discarded: 850, other: 320 } as const;
const SPEED: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.4, step: 0 };

export interface TableState {
  readonly hand: Accessor<Hand>;
  readonly timeline: Accessor<TableFilm>;
  readonly frame: Accessor<Frame>;
  readonly view: Accessor<View>;
  /** The reader's own view, whatever is shown. */
  readonly own: Accessor<View>;
  /** What has just happened, as far as it was seen; null after a jump. */
  readonly moved: Accessor<TableEvent | null>;
  readonly open: Accessor<boolean>;
  readonly setOpen: (open: boolean) => void;
  readonly pace: Accessor<Pace>;
  readonly setPace: (pace: Pace) => void;
  /** Whether the others go on by themselves. */
  readonly running: Accessor<boolean>;
  readonly live: Accessor<boolean>;
  readonly ended: Accessor<boolean>;
  /** Only the reader can go on. */
  readonly asked: Accessor<boolean>;
  readonly refused: Accessor<Refused | null>;
  /** Sentences of what was taken back, by the frame they belong to. */
  readonly taken: Accessor<ReadonlyMap<number, readonly TableEvent[]>>;
  readonly act: (action: Action) => boolean;
  /** What a call of the reader's can mean, with these tiles chosen. */
  readonly ways: (call: Pressed, chosen: readonly Kind[]) => readonly [Action, ...Action[]];
  readonly forgive: () => void;
  readonly goOn: () => void;
  readonly step: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly canBack: Accessor<boolean>;
  /** Holds the table still, as long as something is read. */
  readonly hold: (held: boolean) => void;
  readonly play: (hand: Hand, timeline?: TableFilm) => void;
}

export function createTableState(first: Hand, at?: TableFilm): TableState {
  const [hand, setHand] = createSignal(first);
  const [timeline, setTimeline] = createSignal(at ?? opening(first));
  const [moved, setMoved] = createSignal<TableEvent | null>(null);
  const [open, setOpen] = createSignal(false);
  const [pace, setPace] = createSignal<Pace>('calm');
  const [running, setRunning] = createSignal(at === undefined || isLive(at));
  const [held, hold] = createSignal(false);
  const [refused, setRefused] = createSignal<Refused | null>(null);
  const [taken, setTaken] = createSignal<ReadonlyMap<number, readonly TableEvent[]>>(new Map());

  const eyes = () => (open() ? null : YOU);
  const frame = createMemo(() => frameAt(timeline()));
  const own = createMemo(() => seenBy(hand().ruleset, frame().table, YOU));
  const view = createMemo(() => (open() ? seenBy(hand().ruleset, frame().table, null) : own()));
  const live = createMemo(() => isLive(timeline()));
  const ended = createMemo(() => phaseOf(frame().table).phase === 'ended');
  const asked = createMemo(() => awaitsReader(timeline(), YOU));

  /** Shows these frames: as one event that moves, where it is the next one, else as a jump. */
  const show = (next: TableFilm, travels: boolean) =>
    batch(() => {
      const { event } = frameAt(next);
      setMoved(travels && event ? heardBy(event, eyes()) : null);
      setTimeline(next);
      setRefused(null);
    });
  const onwards = () => {
    const next = onward(hand(), timeline(), YOU, eyes());
    if (next !== timeline()) show(next, true);
  };

  const rest = (): number => {
    const { event } = frame();
    const base =
      event?.type === 'discarded' || event?.type === 'answered'
        ? REST.discarded
        : event?.type === 'drew'
          ? REST.drawn
          : REST.other;
    // Where nothing travels, a step takes a little longer to be read.
    return base * SPEED[pace()] + (still() ? 250 : 0);
  };
  createEffect(
    on([timeline, running, pace, held], () => {
      if (!running() || held() || pace() === 'step' || !live() || ended() || asked()) return;
      const timer = setTimeout(onwards, rest());
      onCleanup(() => clearTimeout(timer));
    }),
  );

  const act = (action: Action): boolean => {
    const now = timeline();
    const again = repeats(now, action);
    const { film: next, refusal } = again
      ? { film: goTo(now, now.at + 1), refusal: null }
      : played(hand().machine, now, action);
    if (refusal) {
      setRefused({ action, ...refusal });
      return false;
    }
    if (!again && !isLive(now)) {
      const undone = now.frames[now.at + 1]?.context.event;
      setTaken((notes) => {
        const kept = new Map([...notes].filter(([at]) => at <= now.at));
        return undone ? kept.set(now.at, [...(kept.get(now.at) ?? []), undone]) : kept;
      });
    }
    batch(() => {
      show(next, true);
      setRunning(true);
    });
    return true;
  };

  const jump = (at: number | null) => {
    if (at === null) return;
    setRunning(false);
    show(goTo(timeline(), at), false);
  };
  return {
    hand,
    timeline,
    frame,
    view,
    own,
    moved,
    open,
    setOpen,
    pace,
    setPace,
    running,
    live,
    ended,
    asked,
    refused,
    taken,
    act,
    ways: (call, chosen) => attempts(hand().ruleset, frame().table, YOU, call, chosen),
    forgive: () => setRefused(null),
    goOn: () => {
      setRunning(true);
      onwards();
    },
    step: () => {
      setRunning(false);
      onwards();
    },
    back: () => jump(decisionBefore(timeline(), YOU)),
    forward: () => jump(decisionAfter(timeline(), YOU)),
    canBack: () => decisionBefore(timeline(), YOU) !== null,
    hold,
    play: (next, from) =>
      batch(() => {
        setHand(next);
        setMoved(null);
        setTimeline(from ?? opening(next));
        setRefused(null);
        setTaken(new Map());
        setRunning(from === undefined || isLive(from));
      }),
  };
}
