/** Which exercises a reader has solved. */
import { listen, load, save, textsOf } from './storage.ts';

/** Exercises by their names ("two-five-eight/calling-a-pung/3"), each with the day it was first solved. */
export type Solved = Readonly<Record<string, string>>;
/** Exercises by their names, each with how far it is. */
export type Begun = Readonly<Record<string, string>>;

/** The exercises solved; none where nothing readable is kept. */
export const readSolved = (): Solved => textsOf(load('exercises')['solved']);

export const isSolved = (exercise: string): boolean => readSolved()[exercise] !== undefined;

/** How far a reader is in those that have several boards, each as its widget writes it down; none that are solved. */
export const readBegun = (): Begun => textsOf(load('exercises')['begun']);

/** A lesson by the names of its exercises. */
export interface LessonExercises {
  readonly exercises: readonly string[];
}

/** A lesson is done once all its exercises are solved. */
export const isDone = ({ exercises }: LessonExercises, solved: Solved): boolean =>
  exercises.length > 0 && exercises.every((each) => solved[each] !== undefined);

/** Notes that an exercise is solved, today; one solved before keeps its day. */
export function markSolved(exercise: string, today = new Date()): void {
  const solved = readSolved();
  if (solved[exercise] !== undefined) return;
  const { [exercise]: reached, ...begun } = readBegun();
  save('exercises', {
    solved: { ...solved, [exercise]: today.toISOString().slice(0, 10) },
    ...(reached !== undefined && { begun }),
  });
}

/** Notes how far the reader is in an exercise of several boards; one that is solved stays so. */
export function markBegun(exercise: string, reached: string): void {
  if (isSolved(exercise)) return;
  save('exercises', { begun: { ...readBegun(), [exercise]: reached } });
}

/** Calls back after each change of what is solved or begun, here or in another window; returns what ends that. */
export function onSolved(changed: (solved: Solved) => void): () => void {
  return listen('exercises', () => changed(readSolved()));
}
