/** The same as registry.ts for commands, which run the sources and have no bundler: it reads the folder. */
import { existsSync, readdirSync } from 'node:fs';
import type { Game } from '../engine/game.ts';

const here = new URL('.', import.meta.url);

/** The id of every game, in alphabetical order, those too that have rules and nothing to read yet. */
export const ruledGameIds: readonly string[] = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'parts')
  .map((entry) => entry.name)
  .sort();

/** Those of the site: whose course and rulebook are there. */
export const gameIds: readonly string[] = ruledGameIds.filter((id) =>
  existsSync(new URL(`../../content/${id}`, here)),
);

/** Loads one game. @throws RangeError for an id that is no folder. */
export async function loadGame(id: string): Promise<Game> {
  if (!ruledGameIds.includes(id)) {
    throw new RangeError(`there is no game "${id}"; there are: ${ruledGameIds.join(', ')}`);
  }
  const folder: { default: Game } = await import(new URL(`${id}/index.ts`, here).href);
  return folder.default;
}
