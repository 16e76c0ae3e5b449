/**
 * Presses on widgets that cannot answer yet. A widget is drawn long before its script is there, and its rules may come
 * later still (`data-busy`). What is pressed, typed in, moved or called by a key meanwhile is held, and done in its order
 * once the widget can answer: no press is lost.
 */

/** Stands in the head of each page, there before anything can be pressed: it uses nothing from outside itself. */
export function holdPresses(): void {
  /** Keys that move about the page or only modify: no widget is meant by them. */
  const UNMEANT = /^(?:Tab|Shift|Control|Alt|Meta|Escape|CapsLock|PageUp|PageDown)$/;
  const FIELD = 'input, select, textarea';
  const queue = new Map<HTMLElement, (() => void)[]>();

  const isBusy = (island: HTMLElement): boolean =>
    island.hasAttribute('ssr') || island.querySelector('[data-busy]') !== null;

  /** The island that cannot answer yet what is done at this element. */
  const busyAround = (target: EventTarget | null): HTMLElement | null => {
    const busy = target instanceof Element ? target.closest('astro-island[ssr], [data-busy]') : null;
    return busy?.closest<HTMLElement>('astro-island') ?? null;
  };

  /** Astro starts an island when it is put into the page. */
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
      if (isBusy(island)) return;
      watch.disconnect();
      if (isDown) {
        // What is held down would be moved from under the finger.
        released.push(release);
        return;
      }
      island.removeAttribute('aria-busy');
      const due = queue.get(island) ?? [];
      queue.delete(island);
      for (const each of due) each();
    }
    watch.observe(island, {
      attributes: true,
      attributeFilter: ['ssr', 'data-busy'],
      childList: true,
      subtree: true,
    });
  };

  /** Whether a finger, a button of the mouse or a key is down, and what waits for its end. */
  let isDown = false;
  let released: (() => void)[] = [];
  const onDown = (): void => {
    isDown = true;
  };
  // Its click comes with it.
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
    // What lets it be loaded again is answered at once.
    if (!island || !button || button.matches('[data-retry]')) return;
    event.preventDefault();
    stop(event);
    hold(island, () => button.click());
  };

  // What is typed or chosen stands in the field already, but a file that was chosen cannot be put there again.
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
    // A button's own keys come as a click, and a field keeps what it is told.
    if (target.closest('button, a, summary') && (key === 'Enter' || key === ' ')) return;
    if (target.matches(FIELD) && key !== 'Enter') return;
    const around = busyAround(target);
    // The letters of the widget that its page is for are pressed from anywhere; other keys scroll the page.
    const isLoose = target.closest('button, a[href], summary, input, select, textarea') === null;
    const island =
      around ??
      (isLoose && key.length === 1 && key !== ' '
        ? document.querySelector<HTMLElement>('astro-island[ssr][client="load"]')
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
  // The next press begins anew.
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
