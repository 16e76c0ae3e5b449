/** Frames that go on by themselves: one after another, as long as they run and nothing keeps them. */
import { type Accessor, batch, createEffect, createMemo, createSignal, onCleanup, untrack } from 'solid-js';
import { type Film, shownIn } from '../machines/film.ts';

export interface Running<F> {
  readonly film: Accessor<Film<F>>;
  /** The frame one looks at. */
  readonly shown: Accessor<F>;
  /** Whether it was come to from the frame before it: then what happened may travel. */
  readonly travels: Accessor<boolean>;
  /** Whether the frames go on by themselves. */
  readonly running: Accessor<boolean>;
  readonly run: (running: boolean) => void;
  /** Looks at these frames: as the next thing that happens, or after a jump. */
  readonly show: (film: Film<F>, travels: boolean) => void;
  /** Goes on at once, where something follows. */
  readonly step: () => void;
  /** Whether it goes on by itself in a while; and goes on at once where it would. */
  readonly skips: () => boolean;
  readonly skip: () => void;
}

export interface Going<F> {
  /** What follows by itself; the same film where nothing does. */
  readonly next: (film: Film<F>) => Film<F>;
  /** How long the frame that is shown rests, in milliseconds; null where it waits for somebody. */
  readonly rest: (film: Film<F>) => number | null;
  /** Whether what follows is still being loaded: steps are then taken once it is there. */
  readonly coming?: (film: Film<F>) => boolean;
  readonly running: boolean;
  /** Whether nothing travels from frame to frame. */
  readonly still?: () => boolean;
}

export function createRunning<F>(
  first: Film<F>,
  { next, rest, coming = () => false, running: runs, still = () => false }: Going<F>,
): Running<F> {
  const [film, setFilm] = createSignal(first);
  const [travels, setTravels] = createSignal(false);
  const [running, run] = createSignal(runs);
  const show = (to: Film<F>, travelled: boolean) =>
    batch(() => {
      setTravels(travelled);
      setFilm(() => to);
    });
  // Steps that were asked for and could not be taken yet.
  const [owed, setOwed] = createSignal(0);
  const waits = createMemo(() => coming(film()));
  const step = () => {
    const after = next(film());
    if (after !== film()) show(after, !still());
    else if (waits()) setOwed((steps) => steps + 1);
  };
  createEffect(() => {
    if (owed() === 0 || waits()) return;
    setOwed((steps) => steps - 1);
    untrack(step);
  });
  createEffect(() => {
    const now = film();
    const wait = running() && !waits() ? rest(now) : null;
    if (wait === null) return;
    const timer = setTimeout(step, wait);
    onCleanup(() => clearTimeout(timer));
  });
  const skips = () => running() && rest(film()) !== null;
  const skip = () => {
    if (skips()) step();
  };
  return { film, shown: createMemo(() => shownIn(film())), travels, running, run, show, step, skips, skip };
}
