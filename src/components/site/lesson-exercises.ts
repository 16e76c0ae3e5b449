/** Writes the lessons of a course with their exercises as the attribute text from which page scripts tell progress. */
import { type ListedLesson, lessonsText } from '../../scripts/progress/lessons.ts';
import type { Course } from './courses.ts';

export const exercisesText = ({ lessons }: Course): string =>
  lessonsText(
    lessons.map(
      ({ key, exercises, entry }): ListedLesson => ({
        key,
        exercises: exercises.map(({ name }) => name),
        extra: entry.data.extra,
      }),
    ),
  );
