/** Which exercises a reader has solved. */
import { listen, load, save, textsOf } from './storage.ts';

/** Exercises by their names ("two-five-eight/calling-a-pung/3"), each with the day it was first solved. */
export type Solved = Readonly<Record<string, string>>;

/** The exercises solved; none where nothing readable is kept. */
export const readSolved = (): Solved => textsOf(load('exercises')['solved']);

export const isSolved = (exercise: string): boolean => readSolved()[exercise] !== undefined;

/** A lesson by the names of its exercises. */
export interface Lesson {
  readonly exercises: readonly string[];
}

/** A lesson is done once all its exercises are solved. */
export const isDone = ({ exercises }: Lesson, solved: Solved): boolean =>
  exercises.length > 0 && exercises.every((each) => solved[each] !== undefined);

/** Notes that an exercise is solved, today; one solved before keeps its day. */
export function markSolved(exercise: string, today = new Date()): void {
  const solved = readSolved();
  if (solved[exercise] !== undefined) return;
  save('exercises', { solved: { ...solved, [exercise]: today.toISOString().slice(0, 10) } });
}

/** Calls back after each change, here or in another window; returns what ends that. */
export function onSolved(changed: (solved: Solved) => void): () => void {
  return listen('exercises', () => changed(readSolved()));
}
