/** What a widget fetches once the page is alive, and makes within itself. */
import { type Accessor, createSignal, getOwner, onCleanup, onMount, runWithOwner } from 'solid-js';

export interface Loaded<T> {
  /** Null until it is there, and on the server. */
  readonly thing: Accessor<T | null>;
  /** Whether it could not be had. */
  readonly failed: Accessor<boolean>;
  readonly retry: () => void;
}

/** @param load fetches what is needed; what it returns makes the thing, and may make signals and effects */
export function createLoaded<T>(load: () => Promise<() => T>): Loaded<T> {
  const [thing, setThing] = createSignal<T | null>(null);
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
      if (!gone) runWithOwner(owner, () => setThing(() => make()));
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  };
  onMount(() => void begin());
  return { thing, failed, retry: () => void begin() };
}
