/** Keeps the focus where it was when what has it is replaced: a key that answers anew must not send it to the page. */
import { onCleanup, onMount } from 'solid-js';

/** True from when something with the focus went until the end of the same update. */
let isLost = false;

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Hands the focus of an element that goes to the one that comes in its place in the same update, or else to what held it.
 * Call it while the element is created.
 * @param element undefined on the server
 */
export function keepFocus(element: () => HTMLElement | undefined): void {
  onMount(() => {
    if (!isLost || !isNowhere()) return;
    isLost = false;
    element()?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  });
  onCleanup(() => {
    const [gone, place] = [element(), element()?.parentElement];
    if (!gone || !place || !gone.contains(document.activeElement)) return;
    isLost = true;
    queueMicrotask(() => {
      isLost = false;
      if (!isNowhere() || !place.isConnected) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  });
}
