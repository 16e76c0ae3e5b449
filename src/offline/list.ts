/** What the build lists of its files, so that they can be kept on a device and are there without a connection. */

/** A file of the build: what it holds, as a hash, and how many bytes that is. */
export type SavedFile = readonly [hash: string, bytes: number];

/** Every file that may be kept, by its address from the site's root: `learn/changchun/gang/`, `_astro/….js`. */
export interface FileList {
  /** Another one with every build that differs. */
  readonly version: string;
  readonly files: Readonly<Record<string, SavedFile>>;
}

/** What the worker is built with. */
export interface Shell {
  readonly version: string;
  /** What is there from the first visit on. */
  readonly keep: readonly string[];
  /** Every file that may be kept, by its address, with the hash of what it holds. */
  readonly known: Readonly<Record<string, string>>;
}

/** Where the list lies, and the page that is shown in place of one that is not kept. */
export const LIST = 'offline.json';
export const INSTEAD = 'offline/';

/** Files of these have their hash in their name: what is kept of them never grows old. */
export const isAsset = (address: string): boolean => address.startsWith('_astro/');

/** Frames of other people's pages are nothing to be kept, nor is what other sites show of links. */
export const isKeepable = (address: string): boolean =>
  !/^(?:embed\/frame|cards|oembed)\//.test(address) &&
  !/^(?:_headers|LICENSE|NOTICE|404\.html|robots\.txt|sitemap-[\w-]+\.xml|sw\.js|offline\.json)$/.test(
    address,
  );

/** Whether a file is of this game alone. */
export const isOwn = (address: string, game: string): boolean =>
  /^(?:learn|rules|play|practice|score)\/([\w-]+)\//.exec(address)?.[1] === game;

/** Whether the course of a game needs this file: its own pages, and what all pages need. */
export const belongsTo = (address: string, game: string): boolean =>
  isAsset(address) ||
  isOwn(address, game) ||
  ['', 'learn/', 'glossary/', 'rules/', 'rules/common/', INSTEAD].includes(address) ||
  (address.startsWith('rules/common/') && address.endsWith('.json'));

/** What a page or a script names of the files that have their hash in their name. */
export const assetsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/_astro\/[\w.@-]+\.(?:js|css|woff2|svg)/g)].map(([address]) => address)),
];

/** Every asset whose name stands in a page, script, sheet or data file, whether it is loaded at once or later. */
export const assetsNamed = (text: string): string[] => [
  ...new Set([...text.matchAll(/[\w.@-]+\.(?:js|css|woff2|svg)\b/g)].map(([name]) => `_astro/${name}`)),
];

/** What a script imports before it runs; all of them lie in one folder. */
export const importsIn = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["']\.\/([\w.@-]+\.js)["']/g)].map(([, name]) => `_astro/${name}`);

/** Whether an answer may be the file of this address: a captive portal answers scripts and data with a page, too. */
export const isOfType = (address: string, answer: Response): boolean => {
  const isPage = /(?:^|\/)$/.test(address);
  return /^text\/html\b/.test(answer.headers.get('content-type') ?? '') === isPage;
};

/** How files are listed by what they hold: the first digits of a SHA-256, in hexadecimal. */
export const HASH_LENGTH = 12;

/**
 * Whether an answer is the file that a build lists under this address. The answer can still be read afterwards.
 * @param hash what the build lists; undefined where it lists no such file
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

/** The name of the store of what was visited or kept; several sites of one host have one each. */
export const storeName = (root: string): string => `sparrow pages ${root}`;

/** The name of the store of what says which files of a course were kept. */
export const cacheName = (root: string): string => `sparrow kept ${root}`;

/** Which files of a course a note says are kept, by their hashes; none where the note is spoiled. */
export async function readNote(note: Response): Promise<Readonly<Record<string, string>>> {
  try {
    const read: unknown = await note.json();
    const entries = Object.entries(typeof read === 'object' && read !== null ? read : {});
    return Object.fromEntries(entries.filter(([, hash]) => typeof hash === 'string'));
  } catch {
    return {};
  }
}

/** Of the files of a course those that are to be fetched: new ones, and such as hold something else by now. */
export const staleOf = (
  wanted: Readonly<Record<string, SavedFile>>,
  previous: Readonly<Record<string, string>>,
): string[] => Object.keys(wanted).filter((address) => wanted[address]?.[0] !== previous[address]);
