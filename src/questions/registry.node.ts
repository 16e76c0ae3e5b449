/**
 * Registry of concepts for the command line, with the exports of `registry.ts`. Commands run the sources without a
 * bundler, so it reads the folder.
 */
import { existsSync, readdirSync } from 'node:fs';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Concept } from '../puzzles/question.ts';

const here = new URL('./', import.meta.url);

/** All concept names in alphabetical order. */
export const conceptIds: readonly string[] = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/rules.ts`, here)))
  .map((entry) => entry.name)
  .sort();

/**
 * Loads one concept.
 * @throws RangeError if no folder has this name
 */
export async function loadConcept(id: string): Promise<Concept> {
  if (!conceptIds.includes(id)) {
    throw new RangeError(`there is no concept "${id}"; there are: ${conceptIds.join(', ')}`);
  }
  const folder: { default: Concept } = await import(new URL(`${id}/rules.ts`, here).href);
  return folder.default;
}

/** The concepts that a lesson of this game can ask, by name: those that it deals, and those that an author may write. */
export async function conceptsOf(ruleset: Ruleset): Promise<ReadonlyMap<string, Concept>> {
  const all = await Promise.all(conceptIds.map(async (id) => [id, await loadConcept(id)] as const));
  return new Map(all.filter(([, concept]) => concept.has(ruleset) || concept.isWritten?.(ruleset)));
}
