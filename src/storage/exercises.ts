/** Stores which exercises the reader has solved. */
import { markDay } from './days.ts';
import { listen, load, save, textsOf } from './storage.ts';

/** Exercise names ("two-five-eight/calling-a-pung/3") with the day of the first solution, "2026-05-31". */
export type SolvedExercises = Readonly<Record<string, string>>;
/** Exercise names with the state of a started exercise, in its widget's own format. */
export type BegunExercises = Readonly<Record<string, string>>;

/** Reads the solved exercises; empty where nothing readable is stored. */
export const readSolved = (): SolvedExercises => textsOf(load('exercises')['solved']);

export const isSolved = (exercise: string): boolean => readSolved()[exercise] !== undefined;

/** Reads the started exercises of several boards, without solved ones. */
export const readBegun = (): BegunExercises => textsOf(load('exercises')['begun']);

/** A lesson, given by the names of its exercises. */
export interface LessonExercises {
  readonly exercises: readonly string[];
}

/** A lesson is done once all its exercises are solved; one without exercises never is. */
export const isDone = ({ exercises }: LessonExercises, solved: SolvedExercises): boolean =>
  exercises.length > 0 && exercises.every((each) => solved[each] !== undefined);

/** Number of exercises in the first half of each course, by game. */
export type CourseHalves = Readonly<Record<string, number>>;

/**
 * Strength of the bots for a reader who has chosen none: the gentlest that play with a plan, until as many exercises of
 * one course are solved as its first half has.
 */
export const usualStrength = (halves: CourseHalves, solved: SolvedExercises): 'dreamer' | 'careful' =>
  Object.entries(halves).some(
    ([game, half]) => Object.keys(solved).filter((name) => name.startsWith(`${game}/`)).length >= half,
  )
    ? 'careful'
    : 'dreamer';

/** Marks an exercise as solved today. One that was solved before keeps its day. */
export function markSolved(exercise: string, today = new Date()): void {
  markDay(exercise.split('/')[0] ?? '', today);
  const solved = readSolved();
  if (solved[exercise] !== undefined) return;
  const { [exercise]: reached, ...begun } = readBegun();
  save('exercises', {
    solved: { ...solved, [exercise]: today.toISOString().slice(0, 10) },
    ...(reached !== undefined && { begun }),
  });
}

/** Stores the state of a started exercise of several boards; does nothing where it is solved. */
export function markBegun(exercise: string, reached: string): void {
  if (isSolved(exercise)) return;
  save('exercises', { begun: { ...readBegun(), [exercise]: reached } });
}

/**
 * Calls back after each change of solved or started exercises, here or in another window. @returns a function that
 * stops it
 */
export function onSolved(changed: (solved: SolvedExercises) => void): () => void {
  return listen('exercises', () => changed(readSolved()));
}
