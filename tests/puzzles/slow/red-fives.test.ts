/** Questions at a table with red fives: what a hand counts and who pays, by the slow check. */
import { expect, test } from 'vitest';
import { createGeneratorContext } from '../../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../../src/puzzles/make.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';
import { LONG } from '../../scale.ts';
import { asking, conceptFor } from '../concepts.ts';
import { agrees, toldOf } from './agreement.ts';
import { fu, han } from './hand-answers.ts';
import { pays } from './money-answers.ts';

const generator = createGeneratorContext(await loadGame('riichi'), { 'red-fives': 4 });
/** Nobody has written down the deals of such a table: bots play them for the questions. */
const MANY = LONG ? 3000 : 100;

test.each([
  ['han', han],
  ['fu', fu],
  ['pays', pays],
] as const)('red-fives: %s', (concept, answer) => {
  agrees(concept, 'riichi', MANY, answer, undefined, generator);
  const description = Array.from({ length: 40 }, (_, number) => {
    const { subject } = makeQuestion(conceptFor(concept), generator, asking(concept, 'riichi', number));
    return JSON.stringify(toldOf(concept, subject));
  });
  expect(description.some((text) => /0\d*[mps]/.test(text))).toBe(true);
});
