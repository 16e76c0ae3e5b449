/** Controls of a widget, found again after it was drawn anew. */

export const CONTROLS = 'button, input, select, textarea, a[href], summary, [tabindex]';
/** Controls whose keys are all their own. */
export const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea';
/** How long a control of a widget that just woke may take to become usable, in milliseconds. */
const PATIENCE = 10_000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Whether it takes what one writes or chooses. */
export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const controlsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(CONTROLS)];

/** Which control it is: by what it is called, and which of those that are called the same. */
interface Called {
  readonly name: string;
  readonly nth: number;
  /** It stood on a cover that asks whether to begin, and has done all that it does once the widget lives. */
  readonly begins: boolean;
}

const nameOf = (control: Element): string =>
  `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''}`;

/** What a control is called in its widget; null for what is none of its controls. */
export function calledIn(root: HTMLElement, control: Element | null): Called | null {
  if (control === null || !root.contains(control)) return null;
  const name = nameOf(control);
  const same: readonly Element[] = controlsIn(root).filter((each) => nameOf(each) === name);
  return { name, nth: Math.max(0, same.indexOf(control)), begins: control.matches('[data-begin]') };
}

/** The control that is called so, once its widget was drawn anew; in place of one that began it the first that can be used. */
export const controlCalled = (root: HTMLElement, { name, nth, begins }: Called): HTMLElement | undefined =>
  begins
    ? controlsIn(root).find((each) => !each.matches(':disabled'))
    : controlsIn(root).filter((each) => nameOf(each) === name)[nth];

/** The control that a key presses, wherever the focus is. */
export const keyed = (root: HTMLElement, key: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`);

/** A control once it is there and can be used: some wait for the rules. Null when that takes too long. */
export async function usable(find: () => HTMLElement | null | undefined): Promise<HTMLElement | null> {
  for (const began = performance.now(); performance.now() - began < PATIENCE; ) {
    const control = find();
    if (control && !control.matches(':disabled')) return control;
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  return null;
}
