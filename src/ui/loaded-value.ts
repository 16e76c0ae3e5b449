/** A value that a widget loads in the browser. */
import { type Accessor, createSignal, getOwner, onCleanup, onMount, runWithOwner } from 'solid-js';

interface LoadedValue<T> {
  /** Null until loaded, and always on the server. */
  readonly value: Accessor<T | null>;
  /** True if loading failed. */
  readonly failed: Accessor<boolean>;
  readonly retry: () => void;
}

/**
 * Loads a value on mount, with retry.
 * @param load fetches what is needed and returns the function that makes the value, under the component's owner
 */
export function createLoadedValue<T>(load: () => Promise<() => T>): LoadedValue<T> {
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
