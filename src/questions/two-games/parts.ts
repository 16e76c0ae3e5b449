/** Registry of the kinds that exist as two-game questions: every folder with a two-games.tsx. */
import type { AnyPart } from './part.ts';

const folders = import.meta.glob<{ default: AnyPart }>('../*/two-games.tsx');

/** Names of these kinds, sorted. */
export const twoGameConcepts: readonly string[] = Object.keys(folders)
  .map((path) => path.split('/')[1] ?? '')
  .sort();

/**
 * Loads the two-game part of a kind.
 * @throws RangeError for a kind without a two-game version
 */
export async function loadPart(id: string): Promise<AnyPart> {
  const load = folders[`../${id}/two-games.tsx`];
  if (!load) throw new RangeError(`"${id}" is asked in no two games; what is: ${twoGameConcepts.join(', ')}`);
  return (await load()).default;
}
