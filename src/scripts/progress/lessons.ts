/** How far a reader is in a course. */
import { drillingFrom, leftOf } from '../../islands/Drill/drill-order.ts';
import { type Begun, isDone, type LessonExercises, type Solved } from '../../storage/exercises.ts';

/** A lesson as pages tell of it. */
export interface Exercised extends LessonExercises {
  /** "<ruleset>/<slug>" */
  readonly key: string;
  /** It stands beside the course: whoever has not done it can have done all lessons. */
  readonly extra: boolean;
}

/** What a reader has done so far. */
export interface Reached {
  readonly solved: Solved;
  readonly begun: Begun;
}

/** Before the key of a lesson that stands beside the course. */
const EXTRA = '~';

/** The lessons of a course as an attribute holds them. */
export const lessonsText = (lessons: readonly Exercised[]): string =>
  lessons.map(({ key, exercises, extra }) => `${extra ? EXTRA : ''}${key}=${exercises.join()}`).join(' ');

/** The lessons that an attribute holds. */
export const lessonsIn = (text = ''): Exercised[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((lesson) => {
      const [name = '', exercises = ''] = lesson.split('=');
      const extra = name.startsWith(EXTRA);
      return {
        key: extra ? name.slice(EXTRA.length) : name,
        exercises: exercises.split(',').filter(Boolean),
        extra,
      };
    });

/** The exercises of a lesson that are still to be done, in order. */
export const leftIn = (
  { exercises }: LessonExercises,
  { solved }: Pick<Reached, 'solved'>,
): readonly string[] => exercises.filter((name) => solved[name] === undefined);

export type State = 'open' | 'begun' | 'done';

/** A lesson is begun with the first board that is answered in it. */
export function stateOf(lesson: LessonExercises, reached: Reached): State {
  if (isDone(lesson, reached.solved)) return 'done';
  const { solved, begun } = reached;
  return lesson.exercises.some((name) => (solved[name] ?? begun[name]) !== undefined) ? 'begun' : 'open';
}

/** How many boards of an exercise are still to be done, where it has been begun; else all of them. */
export const boardsLeft = (stored: string | undefined, boards: number): number =>
  leftOf(drillingFrom(stored, boards));

/**
 * The lesson to go on with: the one that was open last, or else the first after it that is not done. One that stands
 * beside the course is gone on with where it was open last, and does not follow another.
 * @param opened the lesson that was last open, of whatever course
 * @returns null where the course was not begun, or all of it is done
 */
export function lessonToResume(
  lessons: readonly Exercised[],
  reached: Reached,
  opened: string | null,
): Exercised | null {
  const at = lessons.findIndex(({ key }) => key === opened);
  if (at < 0 && lessons.every((lesson) => stateOf(lesson, reached) === 'open')) return null;
  const from = Math.max(0, at);
  const inTurn = [...lessons.slice(from), ...lessons.slice(0, from)];
  const isNext = ({ key, extra }: Exercised) => !extra || key === opened;
  return inTurn.find((lesson) => isNext(lesson) && stateOf(lesson, reached) !== 'done') ?? null;
}
