/** What the sources import, read off their text. */
import { posix } from 'node:path';
import { HOUSE } from './house.ts';

export interface Source {
  /** From the project's top: "src/engine/deal.ts". */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly path: string;
  /** What stands there: "../engine/deal.ts", "xstate". */
  readonly what: string;
  /** The file that is meant, from the top; null for a package. */
  readonly file: string | null;
  /** Types alone: nothing of the file runs. */
  readonly isType: boolean;
}

const STATEMENTS = [
  /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^[ \t]*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*[,)]/g,
];

/** The text without its comments: line for line, so that a string in it stays a string. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{(,])\/\/[^\n]*/g, '$1');

/** The file that is meant, from the top; null for a package. `#i18n/` is one language's folder (package.json). */
function fileOf(path: string, what: string): string | null {
  if (what.startsWith('#i18n/')) return what.replace('#i18n/', 'src/i18n/en/');
  return what.startsWith('.') ? posix.join(posix.dirname(path), what) : null;
}

export function importsOf({ path, text }: Source): Import[] {
  const code = withoutComments(text);
  return STATEMENTS.flatMap((statement) =>
    [...code.matchAll(statement)].map((found): Import => {
      const what = found[1] ?? '';
      const bare = what.split('?')[0] ?? what;
      return { path, what, file: fileOf(path, bare), isType: /^\s*(?:import|export) type\b/.test(found[0]) };
    }),
  );
}

/**
 * Files that come to themselves again by what they import, types among it.
 * @returns each circle once, as the paths of its files
 */
export function circlesIn(sources: readonly Source[]): string[][] {
  const imports = new Map(
    sources.map((source) => [source.path, importsOf(source).flatMap(({ file }) => file ?? [])]),
  );
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): string[][] => {
    if (way.includes(path)) return [way.slice(way.indexOf(path))];
    if (done.has(path)) return [];
    const found = (imports.get(path) ?? []).flatMap((next) => walk(next, [...way, path]));
    done.add(path);
    return found;
  };
  return [...imports.keys()].flatMap((path) => walk(path, []));
}

/** The room of a file; the folder's name where the house has no such room. */
export function roomOf(path: string): string {
  const [, room = '', folder = '', file] = path.split('/');
  if (folder === '') return 'src';
  // A component of lessons is a folder with its name.
  if (room === 'lessons' && /^[A-Z]/.test(folder)) return 'lesson component';
  if (room !== 'rulesets' || file === undefined) return room;
  return folder === 'parts' ? 'rulesets/parts' : 'game';
}

/** The folder of a game's file, null for any other. */
export const gameOf = (path: string): string | null =>
  roomOf(path) === 'game' ? (path.split('/')[2] ?? null) : null;

/** Whether this is the package of that name, or stands below "name/" or "name:". */
export const isOf = (what: string, name: string): boolean =>
  /[/:]$/.test(name) ? what.startsWith(name) : what === name;

/** Why this import is wrong, or null. */
export function faultOf({ path, what, file, isType }: Import): string | null {
  const from = roomOf(path);
  const room = HOUSE[from];
  if (!room) return `src/${from} is no room of the house`;
  if (file === null) {
    const may = [...room.packages, ...(room.except?.[path] ?? [])];
    const known = may.some((name) => isOf(what, name));
    return known ? null : `${from} may not have "${what}" from outside`;
  }
  if (!file.startsWith('src/')) return null;
  const to = roomOf(file);
  if (from === 'game' && to === 'game') {
    return gameOf(path) === gameOf(file) ? null : `a game may not import its sibling ${gameOf(file)}`;
  }
  if (from === to || room.rooms.includes(to)) return null;
  if (!room.types?.includes(to)) return `${from} may not import ${to}`;
  return isType ? null : `${from} may import types alone of ${to}`;
}
