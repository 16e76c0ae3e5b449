/** The games of the site: every folder beside this file with an index.ts. No game is registered by hand. */
import type { Game } from '../engine/game.ts';

const folders = import.meta.glob<{ default: Game }>(['./*/index.ts', '!./parts/index.ts']);

/** Ids of all games, in alphabetical order. */
export const gameIds: readonly string[] = Object.keys(folders)
  .map((path) => path.split('/')[1] ?? '')
  .sort();

/**
 * Loads one game only, as a chunk of its own.
 * @throws RangeError for an unknown id
 */
export async function loadGame(id: string): Promise<Game> {
  const load = folders[`./${id}/index.ts`];
  if (!load) throw new RangeError(`there is no game "${id}"; there are: ${gameIds.join(', ')}`);
  return (await load()).default;
}
