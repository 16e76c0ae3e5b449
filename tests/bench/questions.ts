/** Questions a second, of every concept and ruleset: dealt, with every right answer and the rules that decide it. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Concept, Difficulty, GeneratorContext } from '../../src/puzzles/question.ts';
import { conceptIds, loadConcept } from '../../src/questions/registry.node.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { firstInBrowser } from './first-question.ts';
import { type Figure, rateText, type Section } from './report.ts';
import { median } from './rounds.ts';

const FIRST_IN_PROCESS = fileURLToPath(new URL('first-in-process.ts', import.meta.url));
const ROUNDS = 5;
const WARM_UP = 1;
/** How long a round goes on, in seconds of processor time. */
const SECONDS = 0.3;
/** Questions a second: one is asked at a time, and dealt while the one before it is answered. */
const WANTED = 250;
/** How soon the first question of a page is there once its code is, in milliseconds. */
const FIRST_WANTED = 50;

/** Questions of all three grades, a second of processor time: what else runs on the machine takes nothing from it. */
function rateOf(id: string, concept: Concept, generator: GeneratorContext): number {
  const rates: number[] = [];
  let number = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const first = number;
    const began = process.cpuUsage();
    let took = 0;
    while (took < SECONDS) {
      for (let i = 0; i < 12; i++, number++) ask(id, concept, generator, number);
      const { user, system } = process.cpuUsage(began);
      took = (user + system) / 1e6;
    }
    if (round >= WARM_UP) rates.push((number - first) / took);
  }
  return median(rates);
}

function ask(id: string, concept: Concept, generator: GeneratorContext, number: number): void {
  makeQuestion(concept, generator, {
    concept: id,
    ruleset: generator.ruleset.id,
    chosen: {},
    under: 'ordinary',
    seed: 'bench',
    number,
    grade: ((number % 3) + 1) as Difficulty,
    rules: [],
    without: [],
  });
}

/** In a process that has dealt nothing yet: rules put together, the first question dealt, with what decides it; in ms. */
function firstOf(concept: string, ruleset: string): number {
  const run = () =>
    Number(execFileSync(process.execPath, [FIRST_IN_PROCESS, concept, ruleset], { encoding: 'utf8' }));
  return median([run(), run(), run()]);
}

export async function questionsSection(): Promise<Section> {
  const figures: Figure[] = [];
  const slowest: { readonly name: string; readonly took: number }[] = [];
  const rooms = await Promise.all(gameIds.map(async (id) => createGeneratorContext(await loadGame(id))));
  for (const id of conceptIds) {
    const concept = await loadConcept(id);
    for (const generator of rooms) {
      if (!concept.has(generator.ruleset)) continue;
      const rate = rateOf(id, concept, generator);
      figures.push({
        figure: `${id}, ${generator.ruleset.id}`,
        ours: rateText(rate),
        wanted: rateText(WANTED),
        met: rate >= WANTED,
      });
      slowest.push({
        name: `${id}, ${generator.ruleset.id}`,
        took: firstOf(id, generator.ruleset.id),
      });
    }
  }
  const pages = slowest.map(({ name }) => name.split(', ').reverse() as [string, string]);
  const browser = await firstInBrowser(pages, FIRST_WANTED);
  const [last] = slowest.sort((a, b) => b.took - a.took);
  figures.push({
    figure: `the first of a new process, at the most (${last?.name})`,
    ours: `${last?.took.toFixed(0)} ms`,
    wanted: `< ${FIRST_WANTED} ms`,
    met: last !== undefined && last.took < FIRST_WANTED,
  });
  if (browser) figures.push(browser);
  return {
    title: 'Questions: dealt and proved, a second of processor time',
    notes: [
      `Of all three grades in turn, each with its key and the rules that decide it; the median of ${ROUNDS} rounds.`,
      'The first of a new process: of processor time, nothing of it compiled yet; the median of 3.',
      'The first in the browser: on the built page, from its last script or data to the question of its address; the median of 3. By the clock: on a machine at rest.',
    ],
    figures,
  };
}
