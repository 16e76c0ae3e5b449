/** What content/common says of “I know one game, teach me another”, as the build reads it. */
import { getCollection } from 'astro:content';
import { isCompared } from '../../compare/table.ts';
import type { Compared, PairBoards } from '../../compare/unlearn/page.ts';
import { faultsOfPlan } from '../../compare/unlearn/plan.ts';
import { makerOf } from '../practice/questions.ts';
import { courses } from '../site/courses.ts';
import { firstLocale } from '../site/paths.ts';

export interface Written extends Compared {
  readonly boardsOf: (from: string, to: string) => PairBoards;
}

/**
 * In a language, or else in the first.
 * @throws where the plan names what the comparison has not, or leaves out what differs
 */
export async function writtenIn(locale: string): Promise<Written> {
  const entry = <T extends { readonly id: string }>(entries: readonly T[], file: string): T => {
    const written = (lang: string) => entries.find(({ id }) => id === `${lang}/common/${file}`);
    const found = written(locale) ?? written(firstLocale);
    if (!found) throw new Error(`content/common/${file}.yaml is missing.`);
    return found;
  };
  const comparison = entry(await getCollection('comparisons'), 'compare').data;
  const plan = entry(await getCollection('unlearnings'), 'unlearn').data;
  const boards = entry(await getCollection('boards'), 'unlearn-boards').data;
  const games = (await courses(locale))
    .map(({ ruleset }) => ruleset)
    .filter((game) => isCompared(comparison, game));
  const faults = faultsOfPlan(comparison, plan, games);
  if (faults.length > 0) throw new Error(`content/common/unlearn.yaml:\n${faults.join('\n')}`);
  const makers = await Promise.all(games.map(async (game) => [game, await makerOf(game)] as const));
  const terms = new Map(makers.map(([game, { room }]) => [game, room.ruleset.terms]));
  const termsOf: Compared['termsOf'] = (game) => {
    const found = terms.get(game);
    if (!found) throw new RangeError(`there is no game "${game}"`);
    return found;
  };
  return { comparison, plan, games, termsOf, boardsOf: (from, to) => boards[to]?.[from] ?? {} };
}
