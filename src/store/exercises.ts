/** Which exercises a reader has solved. */
import { load, save, textsOf } from './storage.ts';

/** Exercises by their names ("two-five-eight/calling-a-pung/3"), each with the day it was first solved. */
type Solved = Readonly<Record<string, string>>;

const readSolved = (): Solved => textsOf(load('exercises')['solved']);

export const isSolved = (exercise: string): boolean => readSolved()[exercise] !== undefined;

/** Notes that an exercise is solved, today; one solved before keeps its day. */
export function markSolved(exercise: string, today = new Date()): void {
  const solved = readSolved();
  if (solved[exercise] !== undefined) return;
  save('exercises', { solved: { ...solved, [exercise]: today.toISOString().slice(0, 10) } });
}
