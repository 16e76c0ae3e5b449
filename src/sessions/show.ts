/** Which frame of a scene is shown. A step may hold several: they are shown one after another, so that each is seen. */
import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';

/** How long a frame is shown before the next one of its step, in milliseconds. */
const BEAT = 520;

export interface Show {
  readonly frame: Accessor<number>;
  /** Whether this frame was come to from the one before it: then what happened may travel. */
  readonly travels: Accessor<boolean>;
  /** Shows a frame; on the way to a later one what happened between is shown too, where `walk` asks for it. */
  readonly to: (frame: number, walk: boolean) => void;
}

export function createShow(): Show {
  const [frame, setFrame] = createSignal(0);
  const [travels, setTravels] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const put = (next: number, travelled: boolean) =>
    batch(() => {
      setTravels(travelled);
      setFrame(next);
    });
  const walkTo = (last: number) => {
    put(frame() + 1, true);
    if (frame() < last) timer = setTimeout(() => walkTo(last), BEAT);
  };
  return {
    frame,
    travels,
    to: (next, walk) => {
      clearTimeout(timer);
      if (next === frame()) return;
      if (walk && next > frame()) walkTo(next);
      else put(next, next === frame() + 1);
    },
  };
}
