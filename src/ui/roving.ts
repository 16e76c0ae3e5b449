/** One stop for Tab among many buttons; the arrows move within, by where things lie on the screen. */
import { createEffect, on } from 'solid-js';

interface Roving {
  readonly ref: (root: HTMLElement) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/**
 * Of its own the first of the buttons has a `tabIndex` of 0 and the others of -1: so they stand in a page that has
 * still to wake.
 * @param changes what the buttons are drawn from: one of them is the stop again after it changed, and has the focus
 *   if the button that had it is gone
 */
export function createRoving(changes: () => unknown): Roving {
  let root: HTMLElement | undefined;
  let isPressed = false;
  let place = 0;
  const buttons = (): HTMLButtonElement[] => [...(root?.querySelectorAll('button') ?? [])];
  /** What stands in this place is the stop, or the last one before it. */
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
      // What had the focus may have left the page, and dropped it. Whoever went elsewhere meanwhile stays there.
      if (isPressed && (activeElement === null || activeElement === document.body)) (here ?? root)?.focus();
    }),
  );
  const placeOf = (target: unknown): number => (buttons() as readonly unknown[]).indexOf(target);
  return {
    ref: (element) => {
      root = element;
    },
    onFocusIn: ({ target }) => {
      isPressed = true;
      place = Math.max(0, placeOf(target));
      stop();
    },
    onFocusOut: ({ relatedTarget }) => {
      // Leaving because the button was taken out of the page is no leaving.
      if (relatedTarget) isPressed = false;
    },
    onKeyDown: (event) => {
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
      // Where no row is above or below, the arrow moves the page.
      if (!button) return;
      event.preventDefault();
      // Nor does it step through the scene in which the buttons stand.
      event.stopPropagation();
      button.focus();
    },
  };
}

/** The place of the button in the next row that way which lies nearest; -1 where there is none. */
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
