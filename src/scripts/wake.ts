/**
 * Widgets of a lesson are drawn by the server and sleep: no framework, no engine is loaded for them. The first
 * press, or a finger or pointer on its way, loads what the widget needs; the press is then done again on the
 * living widget, so that none is lost.
 */

import { dataAt } from '../store/data.ts';
import { readBegun } from '../store/exercises.ts';
import { onSettings, readSettings, type Settings } from '../store/settings.ts';
import { CONTROLS, calledIn, controlCalled, FIELDS, isField, keyed, usable } from './controls.ts';
import { tellFailed, tellPageFailed, untellFailed } from './notices/failed.ts';
import { WIDGETS } from './widgets.ts';

/** Keys that move about the page or only modify: they wake nothing. */
const NOT_MEANT = new Set([
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'Escape',
  'CapsLock',
  'PageUp',
  'PageDown',
]);

for (const root of document.querySelectorAll<HTMLElement>('[data-widget]')) sleep(root);

function sleep(root: HTMLElement): void {
  let loaded: Promise<() => void> | null = null;
  let living: Promise<void> | null = null;
  let held: Promise<void> | null = null;
  for (const control of root.querySelectorAll<HTMLButtonElement>(':disabled')) control.disabled = false;

  /** Everything the widget needs; a failure is forgotten, so that the next press tries again. */
  const load = (): Promise<() => void> => {
    loaded ??= loading(root).catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
  const live = (): Promise<void> => {
    living ??= load().then(
      async (mount) => {
        // Drawn anew between its going down and up, what is held would press nothing.
        while (held) await held;
        const focused = calledIn(root, document.activeElement);
        stop();
        root.dataset.alive = '';
        mount();
        if (focused) controlCalled(root, focused)?.focus();
      },
      (error: unknown) => {
        living = null;
        throw error;
      },
    );
    return living;
  };
  const again = async (
    target: EventTarget | null,
    act: (control: HTMLElement) => void,
    key?: string,
  ): Promise<void> => {
    const called = calledIn(root, target instanceof Element ? target.closest(CONTROLS) : null);
    if (!called) return;
    root.setAttribute('aria-busy', 'true');
    untellFailed(root);
    try {
      await live();
      const control = await usable(() => controlCalled(root, called));
      if (called.begins) {
        control?.focus();
        return;
      }
      // A key may be that of another control, and does nothing before that one can be used.
      if (key !== undefined && keyed(root, key)) await usable(() => keyed(root, key));
      if (control) act(control);
    } catch (error) {
      // Chromium asks again at the next press; other browsers remember that a module failed.
      tellFailed(root);
      console.warn(error);
    } finally {
      root.removeAttribute('aria-busy');
    }
  };

  /** Something is held down until one of these happens; its click comes with them. */
  const hold = (...ends: readonly string[]): void => {
    const end = new AbortController();
    const now = new Promise<void>((resolve) => {
      const onEnd = (): void => {
        end.abort();
        setTimeout(() => {
          if (held === now) held = null;
          resolve();
        });
      };
      for (const each of ends) addEventListener(each, onEnd, { signal: end.signal, capture: true });
    });
    held = now;
  };

  const onIntent = (): void => void load().catch(() => {});
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    // A fold too: what is in it is to be pressed.
    if (!(target instanceof Element) || !target.closest('button, summary')) return;
    event.preventDefault();
    event.stopPropagation();
    // Enter in a field presses its form's button: whoever types goes on typing there.
    const typing = event.detail === 0 && isField(document.activeElement);
    void again(target, (control) => {
      // Whoever has gone on to another place meanwhile stays there.
      const { activeElement } = document;
      if (!typing && (activeElement === document.body || root.contains(activeElement))) control.focus();
      control.click();
    });
  };
  // A slider moves by itself, under the pointer and by its keys, a field is typed in; the living one takes over
  // where it stands.
  const onInput = ({ target }: Event): void => {
    if (!isField(target)) return;
    const { value } = target;
    const files = target instanceof HTMLInputElement ? target.files : null;
    void again(target, (control) => {
      if (!isField(control)) return;
      control.focus();
      if (files && control instanceof HTMLInputElement) control.files = files;
      else control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      // A slider is told of every step; the others are done with what they have.
      if (control.type !== 'range') control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, code, target, shiftKey } = event;
    if (NOT_MEANT.has(key) || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element))
      return;
    // A button's own keys come as a click.
    if (target.closest('button, a, summary') && (key === 'Enter' || key === ' ')) {
      if (key === ' ') hold('keyup');
      return;
    }
    if (target.matches(FIELDS) || (target instanceof HTMLInputElement && key !== ' ')) return;
    event.preventDefault();
    const press = (control: HTMLElement): void => {
      // It was drawn anew, and could not take the focus before it could be used.
      control.focus();
      control.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
      );
    };
    void again(target, press, key);
  };
  const listeners = new AbortController();
  const stop = (): void => listeners.abort();
  const { signal } = listeners;
  for (const intent of ['pointerenter', 'focusin', 'touchstart'] as const) {
    root.addEventListener(intent, onIntent, { signal, passive: true });
  }
  const onDown = ({ button }: PointerEvent): void => {
    if (button === 0) hold('pointerup', 'pointercancel', 'contextmenu');
  };
  root.addEventListener('pointerdown', onDown, { signal, passive: true });
  root.addEventListener('click', onClick, { signal, capture: true });
  root.addEventListener('input', onInput, { signal });
  root.addEventListener('keydown', onKey, { signal, capture: true });

  // In the picture calls have the game's own words and keys: a reader who chose others gets the living widget.
  const speak = ({ words }: Settings): void => {
    if (words !== 'own') void live().catch(() => {});
  };
  if (root.dataset.speaks !== undefined) {
    speak(readSettings());
    signal.addEventListener('abort', onSettings(speak));
  }

  const { anchor } = root.dataset;
  const follow = (): void => {
    if (location.hash.startsWith(`#${anchor}=`)) void live().catch(() => tellFailed(root));
  };
  if (anchor) {
    follow();
    addEventListener('hashchange', follow, { signal });
  }
  const { dataset } = root;
  if (dataset.eager !== undefined || (dataset.linked !== undefined && location.hash.length > 1)) {
    const press = keysUntil(signal);
    void live().then(press, tellPageFailed);
  }
  const isBegun = dataset.exercise !== undefined && readBegun()[dataset.exercise] !== undefined;
  if (isBegun) dataset.begun = '';
  if (dataset.seen !== undefined || isBegun) {
    whenSeen(root, () => void live().catch(() => tellFailed(root)));
  }
  root.dataset.awake = '';
}

/**
 * Keys that are pressed in the page before its own widget lives, in nothing that takes keys itself.
 * @param lives when it does
 * @returns what presses them again
 */
function keysUntil(lives: AbortSignal): () => void {
  const pressed: { readonly key: string; readonly code: string; readonly shiftKey: boolean }[] = [];
  const onKey = ({ key, code, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey || key.length > 1 || key === ' ') return;
    if (target instanceof Element && target.closest(CONTROLS)?.matches(':not(main, h1)')) return;
    pressed.push({ key, code, shiftKey });
  };
  document.addEventListener('keydown', onKey, { signal: lives, capture: true });
  return () => {
    for (const each of pressed)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...each, bubbles: true, cancelable: true }));
  };
}

/** Once, as soon as any of it is in the window: what is folded away is not. */
function whenSeen(root: HTMLElement, then: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(root);
}

async function loading(root: HTMLElement): Promise<() => void> {
  const { widget = '', source, props = 'null' } = root.dataset;
  const widgetOf = WIDGETS[`../islands/${widget}/wake.ts`];
  if (!widgetOf) throw new Error(`there is no widget "${widget}"`);
  const [{ mount, prepare }, fetched] = await Promise.all([widgetOf(), source ? dataAt(source) : null]);
  const own: unknown = JSON.parse(props);
  const given: unknown = source ? { ...(fetched as object), ...(own as object | null) } : own;
  const prepared = await prepare?.(given);
  return () => mount(root, given, prepared);
}
