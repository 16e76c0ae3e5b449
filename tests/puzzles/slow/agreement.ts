/** Questions as they are told in text, and whether their keys are what the slow check finds in that text alone. */
import { expect } from 'vitest';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { makeQuestion } from '../../../src/puzzles/make.ts';
import type { GeneratorContext } from '../../../src/puzzles/question.ts';
import { ask, asking, conceptFor, roomFor } from '../concepts.ts';
import { slowGame } from './games.ts';
import type { Description, SlowGame } from './hands.ts';

/** What the rules say to what is told; of several answers each is a set of texts that is right as a whole. */
export type Answering = (game: SlowGame, description: Description) => readonly string[];

/** What is asked, as somebody reads it who knows nothing of the sources. */
export const toldOf = (concept: string, asked: unknown): Description =>
  JSON.parse(JSON.stringify(conceptFor(concept).describe(asked, formatTiles)));

/** Holds so many keys of a concept against the slow check. @param same how two answers are compared, as text */
export function agrees(
  concept: string,
  ruleset: string,
  many: number,
  answering: Answering,
  same: (answer: string) => string = (answer) => answer,
  generator: GeneratorContext = roomFor(ruleset),
): void {
  const game = slowGame(ruleset);
  for (let number = 0; number < many; number++) {
    const { subject, key } =
      generator === roomFor(ruleset)
        ? ask(concept, ruleset, number)
        : makeQuestion(conceptFor(concept), generator, asking(concept, ruleset, number));
    const description = toldOf(concept, subject);
    const found = answering(game, description).map(same).sort();
    const given = key.map(same).sort();
    if (found.join() !== given.join())
      expect.fail(
        `${concept} ${ruleset} ${number}: ${JSON.stringify(description)}\nkey ${given.join()}\nrules ${found.join()}`,
      );
  }
}
