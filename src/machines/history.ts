/** Frames one after another: stepping back is an index, acting in the past cuts the future off. */

export interface History<F> {
  readonly frames: readonly [F, ...F[]];
  /** Which frame one looks at. */
  readonly at: number;
}

export const filmOf = <F>(first: F): History<F> => ({ frames: [first], at: 0 });

/** What one looks at. */
export const shownIn = <F>({ frames, at }: History<F>): F => frames[at] ?? frames[0];

/** Whether nothing comes after what one looks at. */
export const isLive = ({ frames, at }: History<unknown>): boolean => at === frames.length - 1;

/** The same frames, looked at elsewhere; beyond the ends is at the ends. */
export const goTo = <F>(history: History<F>, at: number): History<F> => ({
  frames: history.frames,
  at: Math.max(0, Math.min(history.frames.length - 1, at)),
});

/** Another frame after the one that is looked at; those that were there are cut off. */
export function extended<F>({ frames: [first, ...later], at }: History<F>, frame: F): History<F> {
  return { frames: [first, ...later.slice(0, at), frame], at: at + 1 };
}

/** The frames up to the one that is looked at. */
export const cutOff = <F>({ frames: [first, ...later], at }: History<F>): History<F> => ({
  frames: [first, ...later.slice(0, at)],
  at,
});
