/**
 * Holds presses on widgets that cannot answer yet, because their script or their rules are not loaded. Clicks, input and keys are queued, and replayed in order once the widget can answer, so that none is lost.
 */

/**
 * Installs the listeners. Inlined in the head, so that it runs before anything can be pressed; must be self-contained.
 */
export function holdPresses(): void {
  /** Keys that navigate the page or only modify; they are never queued. */
  const UNMEANT = /^(?:Tab|Shift|Control|Alt|Meta|Escape|CapsLock|PageUp|PageDown)$/;
  const FIELD = 'input, select, textarea';
  /** The page's main widget, which is not loaded only once it comes near. */
  const MAIN = `[client="load"], [client="rules"]:not([opts*='"near"'])`;
  const queue = new Map<HTMLElement, (() => void)[]>();

  /** The island around an element that cannot answer yet; null where it can. */
  const busyAround = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('astro-island[ssr]') : null;

  /** Restarts a failed island: Astro hydrates an island when it is inserted into the page. */
  const restart = (island: HTMLElement): void => {
    delete island.dataset['failed'];
    island.querySelector('.notice-here')?.remove();
    const { parentNode, nextSibling } = island;
    island.remove();
    parentNode?.insertBefore(island, nextSibling);
  };

  const hold = (island: HTMLElement, press: () => void): void => {
    if (island.dataset['failed'] !== undefined) restart(island);
    const presses = queue.get(island);
    island.setAttribute('aria-busy', 'true');
    if (presses) {
      presses.push(press);
      return;
    }
    queue.set(island, [press]);
    const watch = new MutationObserver(release);
    function release(): void {
      if (island.hasAttribute('ssr')) return;
      watch.disconnect();
      if (isDown) {
        // Wait for release, so that the widget does not change under the finger.
        released.push(release);
        return;
      }
      island.removeAttribute('aria-busy');
      const due = queue.get(island) ?? [];
      queue.delete(island);
      for (const each of due) each();
    }
    watch.observe(island, { attributeFilter: ['ssr'] });
  };

  /** Is a finger, mouse button or key down? `released` holds the callbacks for its release. */
  let isDown = false;
  let released: (() => void)[] = [];
  const onDown = (): void => {
    isDown = true;
  };
  // The click event follows the release, so callbacks run after it.
  const onUp = (): void => {
    isDown = false;
    setTimeout(() => {
      const due = released;
      released = [];
      for (const each of due) each();
    });
  };

  const stop = (event: Event): void => {
    event.stopImmediatePropagation();
  };

  const onClick = (event: Event): void => {
    const island = busyAround(event.target);
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!island || !button) return;
    event.preventDefault();
    stop(event);
    hold(island, () => button.click());
  };

  // The value is already in the field and is set again on replay; a chosen file cannot be set from a script.
  const onField = (event: Event): void => {
    const { target, type } = event;
    const island = busyAround(target);
    if (!island || !(target instanceof Element) || !target.matches(FIELD)) return;
    stop(event);
    const { value, checked } = target as HTMLInputElement;
    hold(island, () => {
      Object.assign(
        target,
        target.matches('[type="checkbox"], [type="radio"]')
          ? { checked }
          : target.matches('[type="file"]')
            ? {}
            : { value },
      );
      target.dispatchEvent(new Event(type, { bubbles: true }));
    });
  };

  const onKey = (event: KeyboardEvent): void => {
    const { key, code, shiftKey, target } = event;
    if (UNMEANT.test(key) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element)) return;
    // Enter and Space on a button arrive as a click, and a field keeps its own input.
    if (target.closest('button, a, summary') && (key === 'Enter' || key === ' ')) return;
    if (target.matches(FIELD) && key !== 'Enter') return;
    const around = busyAround(target);
    // A page's main widget takes letter keys from anywhere; other keys scroll the page.
    const isLoose = target.closest('button, a[href], summary, input, select, textarea') === null;
    const island =
      around ??
      (isLoose && key.length === 1 && key !== ' '
        ? document.querySelector<HTMLElement>(`astro-island[ssr]:is(${MAIN})`)
        : null);
    if (!island) return;
    if (around) {
      event.preventDefault();
      stop(event);
    }
    hold(island, () => {
      const now = target.isConnected ? target : document.body;
      now.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
      );
    });
  };

  for (const down of ['pointerdown', 'keydown']) addEventListener(down, onDown, true);
  for (const up of ['pointerup', 'pointercancel', 'keyup']) addEventListener(up, onUp, true);
  addEventListener('blur', ({ target }) => target === window && onUp());
  addEventListener('click', onClick, true);
  addEventListener('input', onField, true);
  addEventListener('change', onField, true);
  addEventListener('keydown', onKey, true);
  // After a failure the next press restarts the island.
  addEventListener(
    'astro:hydration-error',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      target.dataset['failed'] = '';
      target.removeAttribute('aria-busy');
    },
    true,
  );
}
