/** The rules that a page's islands hydrate with. */
import { holdData, loadRules, type RulesNeeded } from '../../islands/rules.ts';
import { bookOf } from '../practice/questions.ts';
import type { Course } from './courses.ts';
import { at, practiceDataPath } from './paths.ts';

/** Lets the server have the texts of a game's rules. */
const holdBook = async (course: Course): Promise<void> =>
  holdData(at(practiceDataPath(course.ruleset)), await bookOf(course));

/**
 * The `client:rules` of an island that asks questions of these kinds. Await it before the island is drawn: the server
 * draws it with the same rules.
 */
export async function questionRules(
  course: Course,
  kinds: readonly string[],
  more: Pick<RulesNeeded, 'near' | 'asked'> = {},
): Promise<RulesNeeded> {
  const { ruleset } = course;
  const needs = { games: [ruleset], kinds, data: [at(practiceDataPath(ruleset))] };
  await holdBook(course);
  await loadRules(needs);
  return { ...needs, ...more };
}

/** The `client:rules` of an island that needs the rules of a game. */
export async function gameRules(game: string, more: Pick<RulesNeeded, 'near'> = {}): Promise<RulesNeeded> {
  const needs = { games: [game] };
  await loadRules(needs);
  return { ...needs, ...more };
}
