import { createSignal } from 'solid-js';

/**
 * What the reader has picked so far, and the press that picks a thing or takes it back.
 * @param may false for a thing that cannot be picked now
 */
export function createSelection<T>(may: (thing: T) => boolean, first: readonly T[] = []) {
  const [picked, setPicked] = createSignal(first);
  const press = (thing: T): void => {
    if (!may(thing)) return;
    setPicked((now) => (now.includes(thing) ? now.filter((each) => each !== thing) : [...now, thing]));
  };
  return [picked, press] as const;
}
