/** A question that somebody writes down, of a kind that is known. */
import { questionOf } from '../puzzles/make.ts';
import type { Concept, Question, Room } from '../puzzles/question.ts';
import type { BoardClaim, Reader } from './board-claim.ts';
import { LessonError, type Place } from './error.ts';

/** A kind of question: how it is judged, how it is written down, and the game that is asked. */
export interface AskedKind {
  readonly concept: Concept;
  readonly read: Reader;
  readonly room: Room;
}

/**
 * The question with all its right answers.
 * @throws LessonError when it cannot be asked so
 */
export function askedBoard(claim: BoardClaim, { concept, read, room }: AskedKind, place: Place): Question {
  const { kind, hand, try: tried, under } = claim;
  const asking = askingOf(kind, room, { seed: hand ?? tried ?? '', under });
  return questionOf(concept, room, asking, read({ ...claim, room, place }));
}

/** A mistake of whoever asks for a kind of question that nobody can write down. */
export const unwritable = (kind: string, writable: readonly string[], place: Place): LessonError =>
  new LessonError(place, `no board can be written of “${kind}”`, `It can be: ${writable.join(', ')}.`);

/** What is asked for, where nothing is said of it. */
export const askingOf = (
  concept: string,
  { ruleset }: Room,
  { seed, under = 'ordinary' }: { readonly seed: string; readonly under?: string | undefined },
): Question['asking'] => ({
  concept,
  ruleset: ruleset.id,
  chosen: {},
  under,
  seed,
  number: 0,
  grade: 1,
  rules: [],
  without: [],
});
