/** Every concept of every game that has it, and questions of them. */

import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type {
  Concept,
  Difficulty,
  GeneratorContext,
  Question,
  QuestionSpec,
} from '../../src/puzzles/question.ts';
import { conceptIds, loadConcept } from '../../src/puzzles/registry.node.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { SEED } from '../scale.ts';

const rooms = new Map<string, GeneratorContext>();
const concepts = new Map<string, Concept>();
for (const id of gameIds) rooms.set(id, createGeneratorContext(await loadGame(id)));
for (const id of conceptIds) concepts.set(id, await loadConcept(id));

export function roomFor(id: string): GeneratorContext {
  const generator = rooms.get(id);
  if (!generator) throw new Error(`no room for ${id}`);
  return generator;
}

export function conceptFor(id: string): Concept {
  const concept = concepts.get(id);
  if (!concept) throw new Error(`no concept ${id}`);
  return concept;
}

/** The nth question of the run's seed; grades take turns. */
export const asking = (
  concept: string,
  ruleset: string,
  number: number,
  more: Partial<QuestionSpec> = {},
): QuestionSpec => ({
  concept,
  ruleset,
  chosen: {},
  under: 'ordinary',
  seed: SEED,
  number,
  grade: ((number % 3) + 1) as Difficulty,
  rules: [],
  without: [],
  ...more,
});

export const ask = (
  concept: string,
  ruleset: string,
  number: number,
  more: Partial<QuestionSpec> = {},
): Question => makeQuestion(conceptFor(concept), roomFor(ruleset), asking(concept, ruleset, number, more));

/** The games that have this concept. */
export const gamesWith = (concept: string): string[] =>
  gameIds.filter((id) => conceptFor(concept).has(roomFor(id).ruleset));

export const PAIRS = conceptIds.flatMap((concept) => gamesWith(concept).map((id) => [concept, id] as const));
