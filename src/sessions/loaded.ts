/** What a widget fetches once the page is alive, and makes within itself. */
import { type Accessor, createSignal, getOwner, onCleanup, onMount, runWithOwner } from 'solid-js';

/**
 * @param load fetches what is needed; what it returns makes the thing, and may make signals and effects
 * @returns the thing, null until it is there, and whether it could not be had
 */
export function createLoaded<T>(
  load: () => Promise<() => T>,
): readonly [thing: Accessor<T | null>, failed: Accessor<boolean>] {
  const [thing, setThing] = createSignal<T | null>(null);
  const [failed, setFailed] = createSignal(false);
  const owner = getOwner();
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  onMount(() => {
    load().then(
      (make) => {
        if (!gone) runWithOwner(owner, () => setThing(() => make()));
      },
      () => setFailed(true),
    );
  });
  return [thing, failed];
}
