/** A roving tab index: Tab stops once among many buttons, arrow keys move by their position on screen. */
import { createEffect, on } from 'solid-js';

/**
 * Creates the handlers for a container of buttons. In server HTML the first button must have `tabIndex` 0 and the
 * others −1.
 * @param changes the data the buttons are drawn from; after a change the stop is restored, and the focus too if its
 * button is gone
 */
export function createRovingIndex(changes: () => unknown) {
  let root: HTMLElement | undefined;
  let isPressed = false;
  let place = 0;
  const buttons = (): HTMLButtonElement[] => [...(root?.querySelectorAll('button') ?? [])];
  /** Makes the button at `place`, or the last one, the only tab stop. */
  const stop = (): HTMLButtonElement | undefined => {
    const all = buttons();
    const here = all[Math.min(place, all.length - 1)];
    for (const button of all) button.tabIndex = button === here ? 0 : -1;
    return here;
  };
  createEffect(
    on(changes, () => {
      const here = stop();
      const { activeElement } = document;
      // If the focused button was removed, focus fell to the body. Focus elsewhere is left alone.
      if (isPressed && (activeElement === null || activeElement === document.body)) (here ?? root)?.focus();
    }),
  );
  const placeOf = (target: unknown): number => (buttons() as readonly unknown[]).indexOf(target);
  return {
    ref: (element: HTMLElement) => {
      root = element;
    },
    onFocusIn: ({ target }: FocusEvent) => {
      isPressed = true;
      place = Math.max(0, placeOf(target));
      stop();
    },
    onFocusOut: ({ relatedTarget }: FocusEvent) => {
      // Focus lost because the button was removed does not count as leaving.
      if (relatedTarget) isPressed = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const at = placeOf(document.activeElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const all = buttons();
      const last = all.length - 1;
      const to: Record<string, number> = {
        ArrowLeft: at === 0 ? last : at - 1,
        ArrowRight: at === last ? 0 : at + 1,
        ArrowUp: nearest(all, at, -1),
        ArrowDown: nearest(all, at, 1),
        Home: 0,
        End: last,
      };
      const button = all[to[event.key] ?? -1];
      // Without a row above or below, the arrow key scrolls the page.
      if (!button) return;
      event.preventDefault();
      // Keep the key from also stepping the surrounding scene.
      event.stopPropagation();
      button.focus();
    },
  };
}

/** Index of the nearest button in the next row up (−1) or down (1); −1 if there is none. */
function nearest(all: readonly HTMLElement[], at: number, way: 1 | -1): number {
  const boxes = all.map((button) => button.getBoundingClientRect());
  const here = boxes[at] ?? new DOMRect();
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach(({ top, left, right }, place) => {
    const down = (top - here.top) * way;
    const far = down * 100 + Math.abs(left + right - here.left - here.right);
    if (down < here.height / 2 || far >= least) return;
    best = place;
    least = far;
  });
  return best;
}
