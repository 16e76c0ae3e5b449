/** The concepts there are: every folder of concepts/. Nobody registers, and a page loads only its own. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Concept } from './question.ts';

const folders = import.meta.glob<{ default: Concept }>('./concepts/*/index.ts');

/** The name of every concept, in alphabetical order. */
export const conceptIds: readonly string[] = Object.keys(folders)
  .map((path) => path.split('/')[2] ?? '')
  .sort();

/** Loads one concept. @throws RangeError for a name that is no folder. */
export async function loadConcept(id: string): Promise<Concept> {
  const load = folders[`./concepts/${id}/index.ts`];
  if (!load) throw new RangeError(`there is no concept "${id}"; there are: ${conceptIds.join(', ')}`);
  return (await load()).default;
}

/** The concepts that this game can be asked, by their names. */
export async function conceptsOf(ruleset: Ruleset): Promise<ReadonlyMap<string, Concept>> {
  const all = await Promise.all(conceptIds.map(async (id) => [id, await loadConcept(id)] as const));
  return new Map(all.filter(([, concept]) => concept.has(ruleset)));
}
