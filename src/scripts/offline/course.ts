/** Wires the part of a course page that stores the course for offline use. */
import { offline } from '#i18n/offline.ts';
import { CourseStore, type OfflineState } from '../../offline/course.ts';

const { dataset } = document.documentElement;
const { sized } = offline;

function wire(section: HTMLElement): void {
  const store = new CourseStore(dataset['base'] ?? '/', section.dataset['keep'] ?? '');
  const part = <E extends HTMLElement>(name: string) => section.querySelector<E>(name) as E;
  const bar = part<HTMLProgressElement>('progress');
  const status = part('[data-keep-told]');
  const [go, stop, drop] = ['do', 'stop', 'drop'].map((name) =>
    part<HTMLButtonElement>(`[data-keep-${name}]`),
  ) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  let stopped = new AbortController();

  const show = (state: OfflineState, text?: string): void => {
    const size = sized(state.missingBytes);
    go.textContent = {
      none: offline.keep.action,
      part: offline.keep.goOn,
      old: offline.keep.update,
      all: offline.keep.action,
    }[state.is](size);
    go.hidden = state.is === 'all';
    stop.hidden = true;
    bar.hidden = true;
    drop.hidden = state.is === 'none';
    status.textContent =
      text ?? { none: '', part: offline.keep.part, old: offline.keep.old, all: offline.keep.kept }[state.is];
    section.hidden = false;
  };
  const look = async (text?: string): Promise<void> => {
    try {
      show(await store.look(), text);
    } catch {
      // Neither the list nor a stored copy is there, so no button is offered.
      status.textContent = offline.keep.unreachable;
    }
  };

  go.addEventListener('click', async () => {
    stopped = new AbortController();
    const hadFocus = document.activeElement === go;
    go.hidden = true;
    drop.hidden = true;
    stop.hidden = false;
    bar.hidden = false;
    bar.removeAttribute('value');
    status.textContent = '';
    if (hadFocus) stop.focus();
    const follow = (done: number, of: number): void => {
      bar.max = of;
      bar.value = done;
      bar.title = offline.keep.progress(done, of);
    };
    let text: string | undefined;
    try {
      // Persistent storage is not evicted when space gets short.
      await navigator.storage?.persist?.();
      await store.keep(follow, stopped.signal);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      text = stopped.signal.aborted ? offline.keep.stopped : isFull ? offline.keep.full : offline.keep.failed;
    }
    const stillFocused = document.activeElement === stop;
    await look(text);
    if (stillFocused) (go.hidden ? drop : go).focus();
  });
  stop.addEventListener('click', () => stopped.abort());
  drop.addEventListener('click', async () => {
    await store.drop();
    await look(offline.keep.dropped);
    go.focus();
  });
  void look();
}

// Without the Cache API (in a private window, for example) nothing can be stored.
if ('caches' in window)
  for (const section of document.querySelectorAll<HTMLElement>('[data-keep]')) wire(section);
