/** How far a reader is in a course. */
import { isDone, type Lesson, type Solved } from '../../store/exercises.ts';

/** A lesson as pages tell of it. */
export interface Exercised extends Lesson {
  /** "<ruleset>/<slug>" */
  readonly key: string;
}

/** The lessons of a course as an attribute holds them. */
export const lessonsText = (lessons: readonly Exercised[]): string =>
  lessons.map(({ key, exercises }) => `${key}=${exercises.join()}`).join(' ');

/** The lessons that an attribute holds. */
export const lessonsIn = (text = ''): Exercised[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((lesson) => {
      const [key = '', exercises = ''] = lesson.split('=');
      return { key, exercises: exercises.split(',').filter(Boolean) };
    });

/**
 * The lesson to go on with: the one that was open last, or else the first after it that is not done.
 * @param opened the lesson that was last open, of whatever course
 * @returns null where the course was not begun, or all of it is done
 */
export function onward(lessons: readonly Exercised[], solved: Solved, opened: string | null): string | null {
  const at = lessons.findIndex(({ key }) => key === opened);
  if (at < 0 && !lessons.some((lesson) => isDone(lesson, solved))) return null;
  const from = Math.max(0, at);
  const inTurn = [...lessons.slice(from), ...lessons.slice(0, from)];
  return inTurn.find((lesson) => !isDone(lesson, solved))?.key ?? null;
}
