/** A table left to the reader: frames, what was refused, and the others, who go on by themselves. */
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Action, Move, Reason } from '../engine/action.ts';
import { attempts, type Pressed } from '../engine/attempts.ts';
import { phaseOf } from '../engine/play.ts';
import type { Seat } from '../engine/seats.ts';
import type { Phase, Table, TableEvent } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { judgeAction } from '../engine/verdict.ts';
import { heardBy, seenBy, type View } from '../engine/view.ts';
import type { Frame } from '../machines/table.ts';
import { cutOff, frameAt, going, goTo, played, type TableFilm } from './film.ts';
import type { Run } from './run.ts';

/** How long the table rests between two events that nobody decides, in milliseconds. */
const REST = 700;

export interface Refused {
  readonly action: Action;
  readonly reason: Reason;
}

export interface Acted {
  readonly view: Accessor<View>;
  readonly moved: Accessor<TableEvent | null>;
  readonly refused: Accessor<Refused | null>;
  readonly phase: Accessor<Phase>;
  readonly before: Accessor<Phase | null>;
  /** What has happened since the reader took over, the latest last. */
  readonly events: Accessor<readonly TableEvent[]>;
  /** Whether the reader has done something that could be taken back. */
  readonly acted: Accessor<boolean>;
  readonly over: Accessor<boolean>;
  /** Tries an action; whether it was done. */
  readonly act: (action: Action) => boolean;
  /** What a call of the reader's can mean, with these tiles chosen. */
  readonly ways: (call: Pressed, chosen: readonly Kind[]) => readonly [Action, ...Action[]];
  /** Why an action would be refused, or null; nothing is done. */
  readonly why: (action: Action) => Reason | null;
  /** Lets the others act until the reader is awaited again. */
  readonly goOn: () => void;
  /** Back to the reader's last decision, or to where it began. */
  readonly undo: () => void;
  /** Back to where it began. */
  readonly again: () => void;
  /** Looks at a frame of a script that goes on from here. */
  readonly look: (frames: TableFilm['frames'], at: number) => void;
}

/**
 * @param at the frame at which the reader takes over
 * @param others what the others do, null where they are not to go on
 */
export function createActing(
  run: Run,
  at: number,
  seat: Seat,
  eyes: Seat | null,
  others: ((table: Table, seat: Seat) => Action) | null,
): Acted {
  const [timeline, setTimeline] = createSignal(cutOff({ frames: run.frames, at }));
  const [moved, setMoved] = createSignal<TableEvent | null>(null);
  const [refused, setRefused] = createSignal<Refused | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const frame = createMemo((): Frame => frameAt(timeline()));
  const put = (next: TableFilm, travels: boolean) =>
    batch(() => {
      const { event } = frameAt(next);
      setMoved(travels && event ? heardBy(event, eyes) : null);
      setTimeline(next);
      setRefused(null);
    });
  /** What happens next without the reader, or null where nothing does. */
  const next = (): Move | null => {
    const { phase, awaits } = phaseOf(frame().table);
    if (phase === 'ended') return null;
    if (awaits.length === 0) return 'referee';
    const other = awaits.find((each) => each !== seat);
    return other === undefined || others === null ? null : others(frame().table, other);
  };
  const onward = () => {
    clearTimeout(timer);
    const move = next();
    if (move === null) return;
    put(going(run.machine, timeline(), move), true);
    timer = setTimeout(onward, REST);
  };
  const back = (to: number) => {
    clearTimeout(timer);
    put(cutOff(goTo(timeline(), to)), false);
  };
  const ownMoves = () =>
    timeline().frames.flatMap(({ context: { move } }, i) =>
      i > at && move !== null && move !== 'referee' && move.seat === seat ? [i] : [],
    );

  return {
    view: createMemo(() => seenBy(run.ruleset, frame().table, eyes)),
    moved,
    refused,
    phase: () => frame().table.stage.phase,
    before: () => timeline().frames[timeline().at - 1]?.context.table.stage.phase ?? null,
    events: createMemo(() =>
      timeline()
        .frames.slice(at + 1)
        .flatMap(({ context: { event } }) => (event ? (heardBy(event, eyes) ?? []) : [])),
    ),
    acted: () => timeline().frames.length > at + 1,
    over: () => frame().table.stage.phase === 'ended',
    act: (action) => {
      clearTimeout(timer);
      const { film, refusal } = played(run.machine, timeline(), action);
      if (refusal) {
        setRefused({ action, reason: refusal.reason });
        return false;
      }
      put(film, true);
      timer = setTimeout(onward, REST);
      return true;
    },
    ways: (call, chosen) => attempts(run.ruleset, frame().table, seat, call, chosen),
    why: (action) => {
      const verdict = judgeAction(run.ruleset, frame().table, action);
      return verdict.is === 'allowed' ? null : verdict.reason;
    },
    goOn: onward,
    undo: () => back((ownMoves().at(-1) ?? at + 1) - 1),
    again: () => back(at),
    look: (frames, to) => {
      clearTimeout(timer);
      put({ frames, at: to }, to === timeline().at + 1);
    },
  };
}
