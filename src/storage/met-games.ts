/** Which games a reader has met: practised, or begun to learn. */
import type { Solved } from './exercises.ts';
import { type Cards, cardOf } from './practice.ts';

/** Names of games, and of what else exercises are called after: whoever asks knows which of them are games. */
export const metGames = (cards: Cards, solved: Solved): string[] => [
  ...new Set([
    ...Object.keys(cards).flatMap((name) => cardOf(name)?.ruleset ?? []),
    ...Object.keys(solved).flatMap((name) => name.split('/')[0] ?? []),
  ]),
];
