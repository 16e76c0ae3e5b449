/** What the build lists of its files, so that they can be kept on a device and are there without a connection. */
import { DRAWINGS } from '../store/drawings.ts';

/** A file of the build: what it holds, as a hash, and how many bytes that is. */
export type Listed = readonly [hash: string, bytes: number];

/** Every file that may be kept, by its address from the site's root: `learn/changchun/gang/`, `_astro/….js`. */
export interface FileList {
  /** Another one with every build that differs. */
  readonly version: string;
  readonly files: Readonly<Record<string, Listed>>;
}

/** What the worker is built with. */
export interface Shell {
  readonly version: string;
  /** What is there from the first visit on. */
  readonly keep: readonly string[];
  /** Every address that there is: what is kept of others is thrown away. */
  readonly known: readonly string[];
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
  ['', 'learn/', 'glossary/', 'rules/', 'rules/common/', 'settings.json', ...DRAWINGS, INSTEAD].includes(
    address,
  ) ||
  (address.startsWith('rules/common/') && address.endsWith('.json'));

/** What a page or a script names of the files that have their hash in their name. */
export const assetsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/_astro\/[\w.@-]+\.(?:js|css|woff2)/g)].map(([address]) => address)),
];

/** What a script imports before it runs; all of them lie in one folder. */
export const importsIn = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*["']\.\/([\w.@-]+\.js)["']/g)].map(([, name]) => `_astro/${name}`);

/** The name of the store of what was visited or kept; several sites of one host have one each. */
export const storeName = (root: string): string => `sparrow pages ${root}`;

/** The name of the store of what says which files of a course were kept. */
export const keptName = (root: string): string => `sparrow kept ${root}`;

/** Of the files of a course those that are to be fetched: new ones, and such as hold something else by now. */
export const staleOf = (
  wanted: Readonly<Record<string, Listed>>,
  kept: Readonly<Record<string, string>>,
): string[] => Object.keys(wanted).filter((address) => wanted[address]?.[0] !== kept[address]);
