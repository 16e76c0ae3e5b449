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
import { conceptIds, loadConcept } from '../../src/questions/registry.node.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { LONG, SEED } from '../scale.ts';
import './written-wins.ts';

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

/** How many questions of a concept to ask: a fifth with each commit where deals are played for every one of them. */
export const manyOf = (concept: string, wanted: number): number =>
  LONG || concept !== 'safe' ? wanted : Math.ceil(wanted / 5);

/** Many tests look at the first questions of a series: they are made once. */
const KEPT = 500;
const kept = new Map<string, Question>();

export function ask(
  concept: string,
  ruleset: string,
  number: number,
  more: Partial<QuestionSpec> | null = null,
): Question {
  const name = `${concept} ${ruleset} ${number}`;
  const known = more === null ? kept.get(name) : undefined;
  if (known) return known;
  const spec = asking(concept, ruleset, number, more ?? {});
  const question = makeQuestion(conceptFor(concept), roomFor(ruleset), spec);
  if (more === null && number < KEPT) kept.set(name, question);
  return question;
}

/** The games that have this concept. */
export const gamesWith = (concept: string): string[] =>
  gameIds.filter((id) => conceptFor(concept).has(roomFor(id).ruleset));

export const PAIRS = conceptIds.flatMap((concept) => gamesWith(concept).map((id) => [concept, id] as const));
