/** Notes kept in the reader's browser. The store may be absent, full or spoiled: reading and writing never throw. */

/** What is kept when the browser keeps nothing: it lasts as long as the page. */
const onPage = new Map<string, string>();

const prefix = 'sparrow:';

/** The store's full key of a note: `sparrow:settings`. */
export const keyOf = (name: string): string => `${prefix}${name}`;

/**
 * Reads a note.
 * @param name without the prefix
 * @param check turns whatever was stored (`undefined` when there is nothing readable) into a sound value
 */
export function load<T>(name: string, check: (stored: unknown) => T): T {
  try {
    const text = onPage.get(name) ?? localStorage.getItem(keyOf(name));
    return check(text === null ? undefined : JSON.parse(text));
  } catch {
    return check(undefined);
  }
}

/** Writes a note and tells this page and the others of this site; where nothing can be kept, it lasts for the page. */
export function save(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(keyOf(name), text);
    onPage.delete(name);
  } catch {
    onPage.set(name, text);
  }
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(keyOf(name)));
}

/** Calls back after each change of a note, made here or in another window; returns what ends that. */
export function listen(name: string, changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const elsewhere = (event: StorageEvent) => {
    if (event.key === keyOf(name) || event.key === null) changed();
  };
  window.addEventListener(keyOf(name), changed);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(keyOf(name), changed);
    window.removeEventListener('storage', elsewhere);
  };
}

/** The fields of something read back, or none. */
export const fieldsOf = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
