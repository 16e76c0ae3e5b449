/**
 * Registry of concepts for pages: one concept per folder with a `rules.ts`. There is no list to maintain, and a page loads
 * only the concept it shows.
 */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Concept } from '../puzzles/question.ts';

const folders = import.meta.glob<{ default: Concept }>('./*/rules.ts');

/** All concept names in alphabetical order. */
export const conceptIds: readonly string[] = Object.keys(folders)
  .map((path) => path.split('/')[1] ?? '')
  .sort();

/**
 * Loads one concept.
 * @throws RangeError if no folder has this name
 */
export async function loadConcept(id: string): Promise<Concept> {
  const load = folders[`./${id}/rules.ts`];
  if (!load) throw new RangeError(`there is no concept "${id}"; there are: ${conceptIds.join(', ')}`);
  return (await load()).default;
}

/** The concepts that a lesson of this game can ask, by name: those that it deals, and those that an author may write. */
export async function conceptsOf(ruleset: Ruleset): Promise<ReadonlyMap<string, Concept>> {
  const all = await Promise.all(conceptIds.map(async (id) => [id, await loadConcept(id)] as const));
  return new Map(all.filter(([, concept]) => concept.has(ruleset) || concept.isWritten?.(ruleset)));
}
