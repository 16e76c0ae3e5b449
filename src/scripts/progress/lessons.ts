/** Computes the reader's progress in a course. */
import { drillingFrom, leftOf } from '../../islands/Drill/drill-order.ts';
import {
  type BegunExercises,
  isDone,
  type LessonExercises,
  type SolvedExercises,
} from '../../storage/exercises.ts';

/** A lesson with its exercises. */
export interface ListedLesson extends LessonExercises {
  /** The lesson's key, "<ruleset>/<slug>". */
  readonly key: string;
  /** True for a lesson beside the course: it does not count for finishing. */
  readonly extra: boolean;
}

/** The reader's solved and started exercises. */
export interface CourseProgress {
  readonly solved: SolvedExercises;
  readonly begun: BegunExercises;
}

/** Prefix of an extra lesson's key in the attribute. */
const EXTRA = '~';

/** Writes lessons as an attribute: "a/one=x,y ~a/two=z", where ~ marks an extra lesson. */
export const lessonsText = (lessons: readonly ListedLesson[]): string =>
  lessons.map(({ key, exercises, extra }) => `${extra ? EXTRA : ''}${key}=${exercises.join()}`).join(' ');

/** Reads the lessons of such an attribute. */
export const lessonsIn = (text = ''): ListedLesson[] =>
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

/** The unsolved exercises of a lesson, in order. */
export const leftIn = (
  { exercises }: LessonExercises,
  { solved }: Pick<CourseProgress, 'solved'>,
): readonly string[] => exercises.filter((name) => solved[name] === undefined);

export type State = 'open' | 'begun' | 'done';

/** The state of a lesson: `begun` from its first answered board on. */
export function stateOf(lesson: LessonExercises, reached: CourseProgress): State {
  if (isDone(lesson, reached.solved)) return 'done';
  const { solved, begun } = reached;
  return lesson.exercises.some((name) => (solved[name] ?? begun[name]) !== undefined) ? 'begun' : 'open';
}

/** Does this lesson belong to all courses? Then its exercises are no game's own. */
const isShared = ({ key, exercises }: ListedLesson): boolean =>
  exercises.length > 0 && exercises.every((name) => name.split('/')[0] !== key.split('/')[0]);

/**
 * Has the reader started this course? The lesson that all courses share starts only the course that is open: the one of
 * the lesson opened last.
 * @param opened key of the lesson opened last, of any course
 */
export const isStarted = (
  lessons: readonly ListedLesson[],
  reached: CourseProgress,
  opened: string | null,
): boolean => {
  const isOpen = lessons.some(({ key }) => key === opened);
  return lessons.some((lesson) => stateOf(lesson, reached) !== 'open' && (isOpen || !isShared(lesson)));
};

/** Number of boards left in a started exercise; all of them where it has not been started. */
export const boardsLeft = (stored: string | undefined, boards: number): number =>
  leftOf(drillingFrom(stored, boards));

/**
 * Finds the lesson to continue with: the one opened last, else the next one that is not done. An extra lesson is
 * offered only where it was opened last.
 * @param opened key of the lesson opened last, of any course
 * @returns null where the course was not started, or all of it is done
 */
export function lessonToResume(
  lessons: readonly ListedLesson[],
  reached: CourseProgress,
  opened: string | null,
): ListedLesson | null {
  const at = lessons.findIndex(({ key }) => key === opened);
  if (at < 0 && lessons.every((lesson) => stateOf(lesson, reached) === 'open')) return null;
  const from = Math.max(0, at);
  const inTurn = [...lessons.slice(from), ...lessons.slice(0, from)];
  const isNext = ({ key, extra }: ListedLesson) => !extra || key === opened;
  return inTurn.find((lesson) => isNext(lesson) && stateOf(lesson, reached) !== 'done') ?? null;
}
