/** One stop for Tab among many buttons; the arrows move within, by where things lie on the screen. */
import { createEffect, on } from 'solid-js';

export interface Roving {
  readonly ref: (root: HTMLElement) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  /** Puts the focus on the button at this place, or on the last one. False where there is none. */
  readonly focus: (place: number) => boolean;
}

/** @param changes what the buttons are drawn from: after it changed, one of them is the stop again */
export function createRoving(changes: () => unknown): Roving {
  let root: HTMLElement | undefined;
  const buttons = (): HTMLButtonElement[] => [...(root?.querySelectorAll('button') ?? [])];
  const stopAt = (chosen: HTMLButtonElement | undefined): void => {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  };
  const current = (): HTMLButtonElement | undefined => {
    const all = buttons();
    return all.find((button) => button.tabIndex === 0) ?? all[0];
  };
  createEffect(on(changes, () => queueMicrotask(() => stopAt(current()))));

  const go = (to: HTMLButtonElement | undefined): void => {
    if (!to) return;
    stopAt(to);
    to.focus();
  };
  return {
    ref: (element) => {
      root = element;
    },
    onFocusIn: ({ target }) => {
      if (target instanceof HTMLButtonElement) stopAt(target);
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const all = buttons();
      const at = all.findIndex((button) => button === document.activeElement);
      const here = all[at];
      if (!here) return;
      const to: Record<string, () => HTMLButtonElement | undefined> = {
        ArrowLeft: () => all[(at + all.length - 1) % all.length],
        ArrowRight: () => all[(at + 1) % all.length],
        ArrowUp: () => nearest(here, all, -1),
        ArrowDown: () => nearest(here, all, 1),
        Home: () => all[0],
        End: () => all.at(-1),
      };
      const move = to[event.key];
      if (!move) return;
      event.preventDefault();
      go(move() ?? here);
    },
    focus: (place) => {
      const all = buttons();
      const to = all[Math.min(place, all.length - 1)];
      go(to);
      return to !== undefined;
    },
  };
}

/** The button in the next row that way which lies nearest. */
function nearest(
  from: HTMLElement,
  all: readonly HTMLButtonElement[],
  way: 1 | -1,
): HTMLButtonElement | undefined {
  const here = from.getBoundingClientRect();
  const middle = (box: DOMRect): number => box.left + box.width / 2;
  let best: HTMLButtonElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const button of all) {
    const box = button.getBoundingClientRect();
    const down = (box.top - here.top) * way;
    if (down < here.height / 2) continue;
    const far = down * 100 + Math.abs(middle(box) - middle(here));
    if (far < least) {
      best = button;
      least = far;
    }
  }
  return best;
}
