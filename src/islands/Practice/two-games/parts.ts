/** The kinds of question that can be asked in two games: every folder of concepts/ that says how. */
import type { AnyPart } from './part.ts';

const folders = import.meta.glob<{ default: AnyPart }>('../concepts/*/two-games.tsx');

/** Their names, in alphabetical order. */
export const twoGameConcepts: readonly string[] = Object.keys(folders)
  .map((path) => path.split('/')[2] ?? '')
  .sort();

/** @throws RangeError for a kind that is asked in no two games */
export async function loadPart(id: string): Promise<AnyPart> {
  const load = folders[`../concepts/${id}/two-games.tsx`];
  if (!load) throw new RangeError(`"${id}" is asked in no two games; what is: ${twoGameConcepts.join(', ')}`);
  return (await load()).default;
}
