/** The games of the site: every folder beside this file that exports one. Nobody registers. */
import type { Game } from '../engine/game.ts';

const folders = import.meta.glob<{ default: Game }>(['./*/index.ts', '!./parts/index.ts']);

/** The id of every game, in alphabetical order. */
export const gameIds: readonly string[] = Object.keys(folders)
  .map((path) => path.split('/')[1] ?? '')
  .sort();

/** Loads one game, and nothing of the others. @throws RangeError for an id that is no folder. */
export async function loadGame(id: string): Promise<Game> {
  const load = folders[`./${id}/index.ts`];
  if (!load) throw new RangeError(`there is no game "${id}"; there are: ${gameIds.join(', ')}`);
  return (await load()).default;
}
