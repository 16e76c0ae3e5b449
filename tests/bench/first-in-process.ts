/**
 * `node first-in-process.ts CONCEPT RULESET`: prints the milliseconds of processor time that the first question of a
 * process takes. The rules are put together, and the question is dealt with what decides it.
 */
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import { loadConcept } from '../../src/questions/registry.node.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const [concept = '', ruleset = ''] = process.argv.slice(2);
const [loaded, game] = await Promise.all([loadConcept(concept), loadGame(ruleset)]);
const began = process.cpuUsage();
makeQuestion(loaded, createGeneratorContext(game), {
  concept,
  ruleset,
  chosen: {},
  under: 'ordinary',
  seed: 'first',
  number: 0,
  grade: 1,
  rules: [],
  without: [],
});
const { user, system } = process.cpuUsage(began);
console.log((user + system) / 1000);
