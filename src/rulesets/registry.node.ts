/**
 * The registry for command-line scripts, which run without a bundler: it reads the folder at run time. Same exports as
 * registry.ts.
 */
import { readdirSync } from 'node:fs';
import type { Game } from '../engine/game.ts';

const here = new URL('.', import.meta.url);

/** Ids of all games, in alphabetical order. */
export const gameIds: readonly string[] = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'parts')
  .map((entry) => entry.name)
  .sort();

/**
 * Loads one game.
 * @throws RangeError for an unknown id
 */
export async function loadGame(id: string): Promise<Game> {
  if (!gameIds.includes(id)) {
    throw new RangeError(`there is no game "${id}"; there are: ${gameIds.join(', ')}`);
  }
  const folder: { default: Game } = await import(new URL(`${id}/index.ts`, here).href);
  return folder.default;
}
