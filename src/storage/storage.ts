/**
 * Stores notes as JSON in localStorage. The store may be missing, full or damaged; reading and writing never throw. A
 * note of a newer version of the site is neither read nor overwritten: changes then last only as long as the page.
 */

/**
 * Version of the note format; other versions are not read. Nothing is upgraded yet: whoever raises it writes the upgrade
 * first, or the next `save` replaces all that a reader has of the older version.
 */
export const VERSION = 1;

const prefix = 'sparrow:';

/** Notes that localStorage refused, kept in memory for this page. */
const onPage = new Map<string, string>();

/** The localStorage key of a note: "settings" gives `sparrow:settings`. */
export const keyOf = (name: string): string => `${prefix}${name}`;

/** The fields of a note; empty where none is stored or it is unreadable. @param name without the prefix */
export function load(name: string): Readonly<Record<string, unknown>> {
  const fields = fieldsIn(onPage.get(name) ?? readStored(keyOf(name)));
  return fields['v'] === VERSION ? fields : {};
}

/**
 * Merges fields into a note, and notifies this page and the site's other windows. Falls back to memory where it cannot
 * be stored.
 */
export function save(name: string, fields: object): void {
  // Fields that this page does not know are kept.
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

/** Is the note in localStorage, not only in memory? True where there is none. */
export const isKept = (name: string): boolean => !onPage.has(name);

/** Is the stored note unreadable? */
export function isSpoiled(name: string): boolean {
  const text = readStored(keyOf(name));
  return text !== null && typeof fieldsIn(text)['v'] !== 'number';
}

/** Was this note written by a newer version of the site? */
export const hasNewerOf = (name: string): boolean => isNewer(keyOf(name));

/** Was any note written by a newer version of the site? */
export function hasNewer(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix) && isNewer(key));
  } catch {
    return false;
  }
}

/**
 * Makes both stores throw, so that the browser stores nothing of this page and notes stay in memory. Must be
 * self-contained, because it is also inlined in the head of frames.
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
 * Calls back after each change of a note, made here or in another window, and when the page returns from the
 * back/forward cache, since it missed events meanwhile. @returns a function that stops it
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

/** The fields of a plain object; empty for anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The string entries of an object, such as names with days. */
export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** A finite number; null for anything else. */
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function isNewer(key: string): boolean {
  const { v } = fieldsIn(readStored(key));
  return typeof v === 'number' && v > VERSION;
}

function readStored(key: string): string | null {
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
