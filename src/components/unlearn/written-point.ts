/** Reads the content of “I know one game. Teach me another” for the build. */
import { getCollection } from 'astro:content';
import type { ComparedGames, PairBoards } from '../../compare/unlearn/page.ts';
import { faultsOfPlan } from '../../compare/unlearn/plan.ts';
import { makerOf } from '../practice/questions.ts';
import { commonEntry } from '../site/common.ts';
import { comparedCourses } from './comparison.ts';

export interface WrittenPoint extends ComparedGames {
  readonly boardsOf: (from: string, to: string) => PairBoards;
}

/**
 * Reads and checks unlearn.yaml.
 * @throws Error where the plan names what the comparison lacks, or leaves out a difference
 */
export async function writtenPoints(): Promise<WrittenPoint> {
  const { comparison, courses } = await comparedCourses();
  const plan = commonEntry(await getCollection('unlearnings'), 'unlearn').data;
  const boards = commonEntry(await getCollection('boards'), 'unlearn-boards').data;
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
  return { comparison, plan, games, termsOf, boardsOf: (from, to) => boards[to]?.[from] ?? {} };
}
