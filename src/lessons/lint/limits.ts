/** Defines the limits for lessons and courses, and finds which are missed. */
import type { TaughtCourse, TaughtLesson } from './courses.ts';

/** The limits for a lesson, in words. */
export const LESSON_LIMITS = {
  first: 'the first decision comes within 60 words, and no scene before it',
  decisions: 'at least five decisions',
  own: 'at least three decisions on deals used nowhere else',
  rules: 'every rule of its head is decided by one of its boards, or listed as told with a reason',
  many: 'no more than eight rules to decide',
  generic: 'no answer gets a sentence that says nothing of it',
  buttons: 'no fact is asked with two buttons',
  minutes: 'it takes between 4 and 10 minutes, by what stands on its page',
  terms: 'no term stands before it is defined',
  newcomer: 'a newcomer has met every rule that its boards ask for',
  cliff:
    'a careful beginner’s share of right first answers falls nowhere by more than a third from one step to the next',
} as const;

/** The limits for a course, in words. */
export const COURSE_LIMITS = {
  coverage: 'boards decide at least 85 % of its rules',
  passing: 'letting a tile go is right in a quarter of the decisions about calls',
  no: 'the answer is no in 40 to 60 % of the questions of yes and no',
  hands: 'no hand is used twice',
} as const;

export type LessonLimit = keyof typeof LESSON_LIMITS;
export type CourseLimit = keyof typeof COURSE_LIMITS;

/** Returns the limits this lesson misses, in list order. */
export function missedByLesson(lesson: TaughtLesson): LessonLimit[] {
  const { before, minutes } = lesson;
  const isKept: Readonly<Record<LessonLimit, boolean>> = {
    first: lesson.decisions > 0 && before.words <= 60 && before.scenes === 0,
    decisions: lesson.decisions >= 5,
    own: lesson.own >= 3,
    rules: lesson.undecided.length === 0,
    many: lesson.rules - lesson.statedRules.length <= 8,
    generic: lesson.generic === 0,
    buttons: lesson.twoButtons === 0,
    minutes: minutes >= 4 && minutes <= 10,
    terms: lesson.early.length === 0,
    newcomer: lesson.stumbles.length === 0,
    cliff: lesson.cliffs.length === 0,
  };
  return namesOf(LESSON_LIMITS).filter((limit) => !isKept[limit]);
}

/** Returns the limits this course misses, in list order. */
export function missedByCourse({ rules, decided, calls, yesNo, repeated }: TaughtCourse): CourseLimit[] {
  const isKept: Readonly<Record<CourseLimit, boolean>> = {
    coverage: decided.length >= 0.85 * rules.length,
    passing: calls.passed >= 0.25 * calls.all,
    no: yesNo.no >= 0.4 * yesNo.all && yesNo.no <= 0.6 * yesNo.all,
    hands: repeated.length === 0,
  };
  return namesOf(COURSE_LIMITS).filter((limit) => !isKept[limit]);
}

const namesOf = <T extends object>(of: T): (keyof T)[] => Object.keys(of) as (keyof T)[];
