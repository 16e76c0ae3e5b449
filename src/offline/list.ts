/** Describes the files of a build, so that they can be stored on a device and read without a connection. */

/** A file of the build: the hash of its content, and its size in bytes. */
export type SavedFile = readonly [hash: string, bytes: number];

/**
 * Every file that may be stored, by its address relative to the site's root: `learn/changchun/gang/`, `_astro/….js`.
 */
export interface FileList {
  /** Changes with every build that differs. */
  readonly version: string;
  readonly files: Readonly<Record<string, SavedFile>>;
}

/** The data that the build writes into the worker. */
export interface Shell {
  readonly version: string;
  /** Addresses that the worker stores when it is installed. */
  readonly keep: readonly string[];
  /** Every file that may be stored, by address, with the hash of its content. */
  readonly known: Readonly<Record<string, string>>;
}

/** The address of the list, and of the page shown in place of one that is not stored. */
export const LIST = 'offline.json';
export const INSTEAD = 'offline/';

/** Assets have a content hash in their name, so a stored one never gets stale. */
export const isAsset = (address: string): boolean => address.startsWith('_astro/');

/** May the file be stored? Not frames for host pages, pictures for shared links, or files for crawlers and servers. */
export const isKeepable = (address: string): boolean =>
  !/^(?:embed\/(?:frame|picture)|cards|oembed)\//.test(address) &&
  !/^(?:_headers|LICENSE|NOTICE|404\.html|robots\.txt|sitemap-[\w-]+\.xml|sw\.js|offline\.json)$/.test(
    address,
  );

/** Does the file belong to this game alone? Example: `learn/changchun/gang/` belongs to `changchun`. */
export const isOwn = (address: string, game: string): boolean =>
  /^(?:learn|rules|play|practice|score)\/([\w-]+)\//.exec(address)?.[1] === game;

/** Does the course of a game need this file? It needs its own pages, and what all pages need. */
export const belongsTo = (address: string, game: string): boolean =>
  isAsset(address) ||
  isOwn(address, game) ||
  ['', 'learn/', 'glossary/', 'rules/', 'rules/common/', INSTEAD].includes(address) ||
  (address.startsWith('rules/common/') && address.endsWith('.json'));

/** The assets that a page or script refers to by full path, `_astro/….js`. */
export const assetsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/_astro\/[\w.@-]+\.(?:js|css|woff2|svg)/g)].map(([address]) => address)),
];

/** Every asset that a page, script, sheet or data file names, by full path or file name; loaded at once or later. */
export const assetsNamed = (text: string): string[] => [
  ...new Set([...text.matchAll(/[\w.@-]+\.(?:js|css|woff2|svg)\b/g)].map(([name]) => `_astro/${name}`)),
];

/** The assets that a script imports statically, `from "./….js"`; all assets are in one folder. */
export const importsIn = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["']\.\/([\w.@-]+\.js)["']/g)].map(([, name]) => `_astro/${name}`);

/** Does the answer's type fit the address? A captive portal answers even scripts and data with an HTML page. */
export const isOfType = (address: string, answer: Response): boolean => {
  const isPage = /(?:^|\/)$/.test(address);
  return /^text\/html\b/.test(answer.headers.get('content-type') ?? '') === isPage;
};

/** Number of hexadecimal digits of SHA-256 in the list. */
export const HASH_LENGTH = 12;

/**
 * Is the answer the file that a build lists under this address? The answer's body can still be read afterwards.
 * @param hash the listed hash; undefined where the build lists no such file
 */
export async function isListed(
  address: string,
  answer: Response,
  hash: string | undefined,
): Promise<boolean> {
  if (hash === undefined || !answer.ok || answer.redirected || !isOfType(address, answer)) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, HASH_LENGTH) === hash;
}

/** Name of the cache of visited and stored files, one per site on a host. */
export const storeName = (root: string): string => `sparrow pages ${root}`;

/** Name of the cache of notes, which list the stored files of each course. */
export const cacheName = (root: string): string => `sparrow kept ${root}`;

/** Reads a note: addresses of a course's stored files with their hashes. Empty where the note is damaged. */
export async function readNote(note: Response): Promise<Readonly<Record<string, string>>> {
  try {
    const read: unknown = await note.json();
    const entries = Object.entries(typeof read === 'object' && read !== null ? read : {});
    return Object.fromEntries(entries.filter(([, hash]) => typeof hash === 'string'));
  } catch {
    return {};
  }
}

/** The files of a course to fetch: new ones, and those whose content has changed. */
export const staleOf = (
  wanted: Readonly<Record<string, SavedFile>>,
  previous: Readonly<Record<string, string>>,
): string[] => Object.keys(wanted).filter((address) => wanted[address]?.[0] !== previous[address]);
