/** What has happened as a list of frames: stepping back is an index, acting in the past cuts the future off. */
import type { Move } from '../engine/action.ts';
import type { Phase } from '../engine/table.ts';
import {
  advanced,
  type Frame,
  type Refusal,
  type TableMachine,
  type TableSnapshot,
} from '../machines/table.ts';

export interface Film<F> {
  readonly frames: readonly [F, ...F[]];
  /** Which frame one looks at. */
  readonly at: number;
}

/** A hand at a table: every frame is a snapshot of its chart. */
export type TableFilm = Film<TableSnapshot>;

export const filmOf = <F>(first: F): Film<F> => ({ frames: [first], at: 0 });

/** What one looks at. */
export const shownIn = <F>({ frames, at }: Film<F>): F => frames[at] ?? frames[0];

/** The table one looks at, and what led to it. */
export const frameAt = (film: TableFilm): Frame => shownIn(film).context;

/** Whether nothing comes after what one looks at. */
export const isLive = ({ frames, at }: Film<unknown>): boolean => at === frames.length - 1;

/** Whether the hand has ended at what one looks at. */
export const isOver = (film: TableFilm): boolean => frameAt(film).table.stage.phase === 'ended';

/** The same frames, looked at elsewhere; beyond the ends is at the ends. */
export const goTo = <F>(film: Film<F>, at: number): Film<F> => ({
  frames: film.frames,
  at: Math.max(0, Math.min(film.frames.length - 1, at)),
});

/** Another frame after the one that is looked at; those that were there are cut off. */
export function extended<F>({ frames: [first, ...later], at }: Film<F>, frame: F): Film<F> {
  return { frames: [first, ...later.slice(0, at), frame], at: at + 1 };
}

/** The frames up to the one that is looked at. */
export const cutOff = <F>({ frames: [first, ...later], at }: Film<F>): Film<F> => ({
  frames: [first, ...later.slice(0, at)],
  at,
});

/** A move made at what one looks at, or why it was not: then the film is the same. */
export function played(
  machine: TableMachine,
  film: TableFilm,
  move: Move,
): { readonly film: TableFilm; readonly refusal: Refusal | null } {
  const next = advanced(machine, shownIn(film), move);
  const { refusal } = next.context;
  return refusal ? { film, refusal } : { film: extended(film, next), refusal: null };
}

/** A move that must be allowed: the referee's, a bot's, one of a script. @throws Error where it is refused */
export function going(machine: TableMachine, film: TableFilm, move: Move): TableFilm {
  const done = played(machine, film, move);
  if (done.refusal) throw new Error(`${JSON.stringify(move)} is refused by ${done.refusal.reason.rule}`);
  return done.film;
}

/** The last phase that was another one than that of the frame one looks at; null where there was none. */
export function phaseBefore({ frames, at }: TableFilm): Phase | null {
  const now = frames[at]?.context.table.stage.phase;
  for (let i = at - 1; i >= 0; i--) {
    const was = frames[i]?.context.table.stage.phase;
    if (was !== undefined && was !== now) return was;
  }
  return null;
}
