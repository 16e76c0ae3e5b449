/** Which games a reader knows, and what home is to them. */
import { isDone, type LessonExercises, type Solved } from '../../storage/exercises.ts';

/** A course by the lessons that make it up. */
interface CourseLessons {
  readonly game: string;
  readonly lessons: readonly LessonExercises[];
}

/** What the exercises of “I know one game, teach me another” are called after; then come the two games. */
const UNLEARNT = 'unlearn';

/** The games whose course is done, and those that a reader said to know who learnt another from there. */
export function knownGames(courses: readonly CourseLessons[], solved: Solved): readonly string[] {
  const claimed = Object.keys(solved).flatMap((name) => {
    const [kind, from] = name.split('/');
    return kind === UNLEARNT && from ? [from] : [];
  });
  return courses
    .filter(
      ({ game, lessons }) =>
        claimed.includes(game) || (lessons.length > 0 && lessons.every((lesson) => isDone(lesson, solved))),
    )
    .map(({ game }) => game);
}

/** Somebody who has done nothing here yet; who comes back; or who knows several games. */
type Visitor = 'new' | 'back' | 'several';

/** @param learnt the game that was opened or played last; null where none was */
export const visitorOf = (known: readonly string[], learnt: string | null): Visitor =>
  known.length > 1 ? 'several' : known.length === 0 && learnt === null ? 'new' : 'back';
