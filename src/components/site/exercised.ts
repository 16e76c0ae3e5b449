/** Writes the lessons of a course with their exercises as the attribute text from which page scripts tell progress. */
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
