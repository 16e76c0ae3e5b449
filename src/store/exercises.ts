/** Which exercises a reader has solved. */
import { fieldsOf, load, save } from './storage.ts';

const version = 1;

/** Exercises by their names ("two-five-eight/calling-a-pung/3"), each with the day it was first solved. */
type Solved = Readonly<Record<string, string>>;

const readSolved = (): Solved =>
  load('exercises', (stored) => {
    const { v, solved } = fieldsOf(stored);
    if (v !== version) return {};
    return Object.fromEntries(
      Object.entries(fieldsOf(solved)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  });

export const isSolved = (exercise: string): boolean => readSolved()[exercise] !== undefined;

/** Notes that an exercise is solved, today; one solved before keeps its day. */
export function markSolved(exercise: string, today = new Date()): void {
  const solved = readSolved();
  if (solved[exercise] !== undefined) return;
  save('exercises', { v: version, solved: { ...solved, [exercise]: today.toISOString().slice(0, 10) } });
}
