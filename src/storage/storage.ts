/**
 * Notes kept in the reader's browser. The store may be absent, full or spoiled: reading and writing never throw.
 * What a newer version of the site wrote is neither read nor written over: beside it, what this page has to keep
 * lasts as long as the page.
 */

/** The version that every note is written in, and the only one that is read. */
export const VERSION = 1;

const prefix = 'sparrow:';

/** Notes that the browser does not keep. */
const onPage = new Map<string, string>();

/** The store's full key of a note: `sparrow:settings`. */
export const keyOf = (name: string): string => `${prefix}${name}`;

/** The fields of a note: none where nothing is stored that this page can read. @param name without the prefix */
export function load(name: string): Readonly<Record<string, unknown>> {
  const fields = fieldsIn(onPage.get(name) ?? stored(keyOf(name)));
  return fields['v'] === VERSION ? fields : {};
}

/** Writes a note and tells this page and the others of this site; where it cannot be kept, it lasts for the page. */
export function save(name: string, fields: object): void {
  // What this page does not know of a note stays in it.
  const text = JSON.stringify({ ...load(name), ...fields, v: VERSION });
  const key = keyOf(name);
  try {
    if (isNewer(key)) throw new Error(`${key} is not ours to write`);
    localStorage.setItem(key, text);
    onPage.delete(name);
  } catch {
    onPage.set(name, text);
  }
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(key));
}

/** Whether a note is kept in the browser, and not only for as long as this page lasts; true where there is none. */
export const isKept = (name: string): boolean => !onPage.has(name);

/** Whether something is stored under this name that nobody can read. */
export function isSpoiled(name: string): boolean {
  const text = stored(keyOf(name));
  return text !== null && typeof fieldsIn(text)['v'] !== 'number';
}

/** Whether this note was written by a newer version of the site. */
export const hasNewerOf = (name: string): boolean => isNewer(keyOf(name));

/** Whether a newer version of the site has kept something here that this page leaves alone. */
export function hasNewer(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix) && isNewer(key));
  } catch {
    return false;
  }
}

/**
 * From now on the browser keeps nothing of this page: all its notes last as long as the page. It uses nothing from
 * outside, as it stands in the head of frames, too.
 */
export function keepNothing(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new Error('This page keeps nothing.');
      },
    });
}

/**
 * Calls back after each change of a note, made here or in another window; and when a reader comes back by the history
 * to a page that slept: it was told nothing meanwhile. Returns what ends that.
 */
export function listen(name: string, changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const onOtherTab = (event: StorageEvent) => {
    if (event.key === keyOf(name) || event.key === null) changed();
  };
  const again = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  window.addEventListener(keyOf(name), changed);
  window.addEventListener('storage', onOtherTab);
  window.addEventListener('pageshow', again);
  return () => {
    window.removeEventListener(keyOf(name), changed);
    window.removeEventListener('storage', onOtherTab);
    window.removeEventListener('pageshow', again);
  };
}

/** The fields of something read back, or none. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Those entries that are texts: what is kept by name, each with its day. */
export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** A number that can be reckoned with; null for everything else. */
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function isNewer(key: string): boolean {
  const { v } = fieldsIn(stored(key));
  return typeof v === 'number' && v > VERSION;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function fieldsIn(text: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
