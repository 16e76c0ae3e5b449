/** Everything in content/, as its authors wrote it; and the ids that the specification lists. */
import { readFileSync } from 'node:fs';

import type { Lookups } from '../../src/components/site/lookups.ts';
import type { GameContent } from '../../src/lessons/lint/content.ts';
import type { Concept } from '../../src/puzzles/question.ts';
import '../puzzles/written-wins.ts';

export * from '../../src/lessons/lint/content.ts';

/** The ids that the specification lists, by game and under `common`. */
export const specified = JSON.parse(readFileSync(new URL('ids.json', import.meta.url), 'utf8')) as Record<
  string,
  { readonly rules: readonly string[]; readonly options: readonly string[] }
>;

/** The kinds of question that are dealt for a game, without those that are only written for it. */
export const dealtIn = ({ concepts, ruleset }: GameContent): ReadonlyMap<string, Concept> =>
  new Map([...concepts].filter(([, concept]) => concept.has(ruleset)));

/** What was found of a game's rules; `tests/site/lookups.test.ts` holds it true. */
export const lookupsOf = (game: string): Lookups =>
  JSON.parse(readFileSync(new URL(`../../content/${game}/lookups.json`, import.meta.url), 'utf8'));
