/** What is read alike for boards about a hand that has won. */
import { createRandom } from '../../engine/random.ts';
import { QUESTIONS_VERSION } from '../../puzzles/version.ts';
import type { BoardClaim, ReadBoard } from '../board-claim.ts';
import { LessonError } from '../error.ts';

/** Chance, the same for the same hand. */
export const randomOf = ({ kind, hand = '' }: BoardClaim) => createRandom(QUESTIONS_VERSION, kind, hand);

/** @throws LessonError where there is nothing to ask of a hand that should have won */
export function need<T>({ hand, place, kind }: ReadBoard, value: T | null): T {
  if (value !== null) return value;
  throw new LessonError(
    place,
    `“${hand}” does not win, or nobody pays for it`,
    `A board of “${kind}” is about a hand that has won.`,
  );
}
