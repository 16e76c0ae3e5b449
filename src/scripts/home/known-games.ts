/** Tells which games the reader knows, and what kind of visitor they are. */
import { isDone, type LessonExercises, type SolvedExercises } from '../../storage/exercises.ts';

/** A course with its counted lessons. */
interface CourseLessons {
  readonly game: string;
  readonly lessons: readonly LessonExercises[];
}

/** First part of exercise names of “I know one game, teach me another”: "unlearn/<from>/<to>/<point>". */
const UNLEARNT = 'unlearn';

/** The games whose course is done, or from which the reader has learned another game. */
export function knownGames(courses: readonly CourseLessons[], solved: SolvedExercises): readonly string[] {
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

/** `new`: has done nothing yet. `back`: returns. `several`: knows more than one game. */
type Visitor = 'new' | 'back' | 'several';

/**
 * Classifies a visitor.
 * @param learnt the game that was opened or played last; null where there is none
 */
export const visitorOf = (known: readonly string[], learnt: string | null): Visitor =>
  known.length > 1 ? 'several' : known.length === 0 && learnt === null ? 'new' : 'back';
