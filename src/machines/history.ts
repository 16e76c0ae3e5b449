/** History of frames. Stepping back moves an index; acting in the past cuts off the frames after it. */

export interface History<F> {
  readonly frames: readonly [F, ...F[]];
  /** Index of the shown frame. */
  readonly at: number;
}

export const historyOf = <F>(first: F): History<F> => ({ frames: [first], at: 0 });

/** The shown frame. */
export const shownIn = <F>({ frames, at }: History<F>): F => frames[at] ?? frames[0];

/** Is the last frame shown? */
export const isLive = ({ frames, at }: History<unknown>): boolean => at === frames.length - 1;

/** Shows another frame; the index is clamped to the frames there are. */
export const goTo = <F>(history: History<F>, at: number): History<F> => ({
  frames: history.frames,
  at: Math.max(0, Math.min(history.frames.length - 1, at)),
});

/** Adds a frame after the shown one; later frames are cut off. */
export function addFrame<F>({ frames: [first, ...later], at }: History<F>, frame: F): History<F> {
  return { frames: [first, ...later.slice(0, at), frame], at: at + 1 };
}

/** Cuts off the frames after the shown one. */
export const cutOff = <F>({ frames: [first, ...later], at }: History<F>): History<F> => ({
  frames: [first, ...later.slice(0, at)],
  at,
});
