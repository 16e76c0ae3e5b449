/** Tells which games the reader has met: practised or started to learn. */
import type { SolvedExercises } from './exercises.ts';
import { type Cards, cardOf } from './practice.ts';

/** The first parts of card and exercise names. Some are no games (such as "unlearn"); the caller filters them. */
export const metGames = (cards: Cards, solved: SolvedExercises): string[] => [
  ...new Set([
    ...Object.keys(cards).flatMap((name) => cardOf(name)?.ruleset ?? []),
    ...Object.keys(solved).flatMap((name) => name.split('/')[0] ?? []),
  ]),
];
