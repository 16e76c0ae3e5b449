/** Helpers shared by boards about a winning hand. */
import { createRandom } from '../../engine/random.ts';
import { QUESTIONS_VERSION } from '../../puzzles/version.ts';
import { LessonError } from '../../scenes/error.ts';
import type { BoardClaim, ReadBoard } from './board-claim.ts';

/** Returns a random source seeded by the hand, so that the same board always builds the same question. */
export const randomOf = ({ kind, hand = '' }: BoardClaim) => createRandom(QUESTIONS_VERSION, kind, hand);

/** Returns the value. @throws LessonError when it is null, because the hand does not win or nobody pays */
export function need<T>({ hand, place, kind }: ReadBoard, value: T | null): T {
  if (value !== null) return value;
  throw new LessonError(
    place,
    `“${hand}” does not win, or nobody pays for it`,
    `A board of “${kind}” is about a hand that has won.`,
  );
}
