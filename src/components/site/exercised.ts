/** The lessons of a course as what is done of them is told by: what the attributes of its pages hold. */
import { type Exercised, lessonsText } from '../../scripts/progress/lessons.ts';
import type { Course } from './courses.ts';

export const exercisedText = ({ lessons }: Course): string =>
  lessonsText(
    lessons.map(
      ({ key, exercises, entry }): Exercised => ({
        key,
        exercises: exercises.map(({ name }) => name),
        extra: entry.data.extra,
      }),
    ),
  );
