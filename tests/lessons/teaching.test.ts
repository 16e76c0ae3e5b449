/** Every lesson teaches by decisions: the figures of `npm run teach`, held to its limits. */
import { describe, expect, test } from 'vitest';
import { taughtBy } from '../../src/lessons/lint/courses.ts';
import {
  COURSE_LIMITS,
  type CourseLimit,
  LESSON_LIMITS,
  type LessonLimit,
  missedByCourse,
  missedByLesson,
} from '../../src/lessons/lint/limits.ts';
import { games } from './content.ts';
import { COURSES, LESSONS } from './to-rebuild.ts';

const courses = await Promise.all(games.map(taughtBy));
const lessons = courses.flatMap((course) => course.lessons);

const mayMiss = <Limit>(list: Readonly<Record<string, readonly Limit[]>>, name: string): readonly Limit[] =>
  list[name] ?? [];

describe.each(lessons)('$lesson', (lesson) => {
  const missed = missedByLesson(lesson);
  const excused = mayMiss(LESSONS, lesson.lesson);

  test.each(Object.entries(LESSON_LIMITS) as [LessonLimit, string][])('%s: %s', (limit) => {
    if (excused.includes(limit)) return;
    expect(missed.includes(limit) ? whatOf(lesson, limit) : null).toBeNull();
  });

  test('is excused from nothing that it keeps', () => {
    expect(excused.filter((limit) => !missed.includes(limit))).toEqual([]);
  });

  test('tells only rules that it teaches, each with its reason, and none that a board of its own decides', () => {
    const { statedRules, decided } = lesson;
    expect(statedRules.filter((rule) => decided.includes(rule))).toEqual([]);
    expect(lesson.statedElsewhere).toEqual([]);
  });
});

/** The figures that miss it, for whoever reads the failure. */
function whatOf(lesson: (typeof lessons)[number], limit: LessonLimit): unknown {
  const { before, decisions, own, undecided, generic, twoButtons, minutes, early, stumbles, cliffs } = lesson;
  const told: Readonly<Record<LessonLimit, unknown>> = {
    first: before,
    decisions,
    own,
    rules: undecided,
    many: lesson.rules - lesson.statedRules.length,
    generic,
    buttons: twoButtons,
    minutes,
    terms: early,
    newcomer: stumbles,
    cliff: cliffs,
  };
  return told[limit];
}

describe.each(courses)('the course of $game', (course) => {
  const missed = missedByCourse(course);
  const excused = mayMiss(COURSES, course.game);

  test.each(Object.entries(COURSE_LIMITS) as [CourseLimit, string][])('%s: %s', (limit) => {
    if (excused.includes(limit)) return;
    const { rules, decided, calls, yesNo, repeated } = course;
    const told = { coverage: [decided.length, rules.length], passing: calls, no: yesNo, hands: repeated };
    expect(missed.includes(limit) ? told[limit] : null).toBeNull();
  });

  test('is excused from nothing that it keeps', () => {
    expect(excused.filter((limit) => !missed.includes(limit))).toEqual([]);
  });
});

test('only lessons and courses that there are wait to be rebuilt', () => {
  expect(Object.keys(LESSONS).filter((name) => !lessons.some(({ lesson }) => lesson === name))).toEqual([]);
  expect(Object.keys(COURSES).filter((name) => !courses.some(({ game }) => game === name))).toEqual([]);
});
