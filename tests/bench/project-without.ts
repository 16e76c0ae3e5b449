/** A copy of the project without one game: what a game costs is what a build without it does not. */
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const project = fileURLToPath(new URL('../../', import.meta.url));
/** Folders and files that a build reads. */
const READ = [
  'src',
  'content',
  'public',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
  'LICENSE',
  'NOTICE',
];

/** Does an entry of a list in content/common stand there for this game alone? */
const isAbout = (entry: unknown, game: string): boolean => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { games, nearest } = entry as { readonly games?: readonly string[]; readonly nearest?: string };
  return nearest === game || games?.includes(game) === true;
};

/** Does a value name a scene or a rule of this game, as "changchun/gang" does? */
const isOf = (value: unknown, game: string): boolean =>
  typeof value === 'string' && value.startsWith(`${game}/`);

/** What was parsed of a file of content/common, without the answers of one game. */
function withoutGame(parsed: unknown, game: string): unknown {
  if (Array.isArray(parsed))
    return parsed.filter((entry) => !isAbout(entry, game)).map((entry) => withoutGame(entry, game));
  if (typeof parsed !== 'object' || parsed === null) return parsed;
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([key, value]) =>
      key === game || isOf(value, game) ? [] : [[key, withoutGame(value, game)]],
    ),
  );
}

/**
 * Copies what a build reads of this project, without the folders of one game and its answers in content/common.
 * @param game a game that no page needs
 * @returns the copy's folder, below the given one
 */
export function projectWithout(game: string, folder: string): string {
  const copy = join(folder, `without-${game}`);
  for (const name of READ) cpSync(join(project, name), join(copy, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const room of ['src/rulesets', 'content']) rmSync(join(copy, room, game), { recursive: true });
  for (const name of readdirSync(join(copy, 'content/common'))) {
    if (!name.endsWith('.yaml')) continue;
    const file = join(copy, 'content/common', name);
    writeFileSync(file, stringify(withoutGame(parse(readFileSync(file, 'utf8')), game)));
  }
  return copy;
}
