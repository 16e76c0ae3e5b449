/** Reads the content of “I know one game. Teach me another” for the build. */
import { getCollection } from 'astro:content';
import { parseBoards, type UnlearnBoard } from '../../compare/unlearn/boards.ts';
import type { ComparedGames } from '../../compare/unlearn/page.ts';
import { faultsOfPlan } from '../../compare/unlearn/plan.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { makerOf } from '../practice/questions.ts';
import { commonEntry } from '../site/common.ts';
import { comparedCourses } from './comparison.ts';

const files = import.meta.glob<string>('/content/*/boards.yaml', { query: '?raw', import: 'default' });

const boards = new Map<string, Promise<readonly UnlearnBoard[]>>();

/** Reads the boards of a game, once a build. A game without any is asked about by its answers alone. */
export function writtenBoards(game: string, generator: GeneratorContext): Promise<readonly UnlearnBoard[]> {
  const known = boards.get(game) ?? readBoards(`content/${game}/boards.yaml`, generator);
  boards.set(game, known);
  return known;
}

async function readBoards(file: string, generator: GeneratorContext): Promise<readonly UnlearnBoard[]> {
  const text = await files[`/${file}`]?.();
  return text === undefined ? [] : parseBoards(text, file, generator);
}

/**
 * Reads and checks unlearn.yaml.
 * @throws Error where the plan names what the comparison lacks, or leaves out a difference
 */
export async function writtenPoints(): Promise<ComparedGames> {
  const { comparison, courses } = await comparedCourses();
  const plan = commonEntry(await getCollection('unlearnings'), 'unlearn').data;
  const games = courses.map(({ ruleset }) => ruleset);
  const faults = faultsOfPlan(comparison, plan, games);
  if (faults.length > 0) throw new Error(`content/common/unlearn.yaml:\n${faults.join('\n')}`);
  const makers = await Promise.all(games.map(async (game) => [game, await makerOf(game)] as const));
  const terms = new Map(makers.map(([game, { generator }]) => [game, generator.ruleset.terms]));
  const termsOf: ComparedGames['termsOf'] = (game) => {
    const found = terms.get(game);
    if (!found) throw new RangeError(`there is no game "${game}"`);
    return found;
  };
  return { comparison, plan, games, termsOf };
}
