/** Finds the question with which practice of a kind begins. */
import { isBonus } from '../engine/tiles.ts';
import { type Concept, type GeneratorContext, type Question, questionSpec } from './question.ts';
import { series } from './series.ts';

/** The seed of the questions that are generated while the site is built. */
const FIRST = 'first';

/** The easiest question is looked for among so many. */
const FIRST_OF = 60;
/** A flower or season counts as this many more tile kinds, because its drawing is harder to read. */
const FLOWER = 2;

/** The questions of a kind that pages show and print. @param number where in the series to begin, from 0 */
export const firstSeries = (
  id: string,
  concept: Concept,
  generator: GeneratorContext,
  number = 0,
): ReturnType<typeof series> =>
  series(concept, generator, questionSpec(id, generator.ruleset.id, { seed: FIRST, number }));

/**
 * Where in the series of a kind the easiest question stands: of the first {@link FIRST_OF}, the one that shows the
 * fewest kinds of tiles.
 */
export function easiestNumber(id: string, concept: Concept, generator: GeneratorContext): number {
  const next = firstSeries(id, concept, generator);
  const shown = (question: Question): number => {
    const kinds = new Set(numbersListed(question.subject));
    return kinds.size + FLOWER * [...kinds].filter(isBonus).length;
  };
  return Array.from({ length: FIRST_OF }, () => next.next().value)
    .map((question) => ({ number: question.spec.number, shown: shown(question) }))
    .reduce((least, each) => (each.shown < least.shown ? each : least)).number;
}

/** Fields of a table whose tiles are face down for everybody. */
const UNSEEN = new Set(['wall', 'box']);

/**
 * Collects the tile kinds that a question shows: every number inside an array, at any depth, except in {@link UNSEEN}.
 * Example: `{ hand: [1, 2], turn: 3, wall: [9] }` gives [1, 2].
 */
function numbersListed(shown: unknown): number[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([name, each]: [string, unknown]) => {
    if (UNSEEN.has(name)) return [];
    if (typeof each !== 'number') return numbersListed(each);
    return Array.isArray(shown) ? [each] : [];
  });
}
