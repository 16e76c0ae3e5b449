/** What a widget loads in the browser, and makes within itself. */
import { type Accessor, createSignal, getOwner, onCleanup, onMount, runWithOwner } from 'solid-js';

export interface Loaded<T> {
  /** Null until the value is there, and on the server. */
  readonly value: Accessor<T | null>;
  /** Whether the value could not be had. */
  readonly failed: Accessor<boolean>;
  readonly retry: () => void;
}

/** @param load fetches what is needed; the function that it returns makes the value, with signals and effects of its own */
export function createLoaded<T>(load: () => Promise<() => T>): Loaded<T> {
  const [value, setValue] = createSignal<T | null>(null);
  const [failed, setFailed] = createSignal(false);
  const owner = getOwner();
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  const begin = async (): Promise<void> => {
    setFailed(false);
    try {
      const make = await load();
      if (!gone) runWithOwner(owner, () => setValue(() => make()));
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  };
  onMount(() => void begin());
  return { value, failed, retry: () => void begin() };
}
