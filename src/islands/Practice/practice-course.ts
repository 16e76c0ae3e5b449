/** Courses of practice: the one a page begins with, those a link or the due reviews open, and those that follow. */
import { hashSeed, type Seed } from '../../engine/random.ts';
import { isDaySeed } from '../../notation/day.ts';
import type { PracticeCourse } from './deal-ahead.ts';
import type { PracticeProps } from './props.ts';
import { type SessionProgress, startProgress } from './question-order.ts';
import type { OpenedLink } from './question-source.ts';
import type { ReviewQueue } from './review-queue.ts';

/** Maximum number of due questions that a review asks, and that open an ordinary session. */
const MOST_DUE = 10;

/** Difficulty of every question in a test (1–3). */
const TEST_LEVEL = 2;

/** Makes a new random seed in base 36, short enough to read aloud, e.g. "1k3x9f". */
const freshSeed = (): string => hashSeed(Date.now(), Math.floor(Math.random() * 1e9)).toString(36);

/** The courses of a page, in the reader's settings at the time. */
export type PracticeCourses = ReturnType<typeof createCourses>;

/**
 * Creates the courses of a page of practice.
 * @param memory the reader's stored cards and wishes
 */
export function createCourses(props: PracticeProps, memory: () => ReviewQueue) {
  const concepts = props.concept === null ? props.concepts : [props.concept];
  const sit = (seed: Seed, more: Partial<Parameters<typeof startProgress>[0]> = {}): SessionProgress =>
    startProgress({
      seed,
      length: memory().length,
      level: memory().level,
      concepts,
      again: memory().due.slice(0, MOST_DUE),
      ...more,
      ...(props.plan && {
        plan: props.plan,
        length: props.plan.length,
        level: TEST_LEVEL,
        again: [],
        rules: [],
      }),
    });
  /** A test covers the whole course, so it excludes no rule, whatever lessons the reader has finished. */
  const without = () => (props.plan ? [] : memory().without);
  const excludeUnmet = (course: PracticeCourse): PracticeCourse =>
    course.isMet ? course : { ...course, isMet: true, table: { ...course.table, without: without() } };
  return {
    /** The course that begins with the question of the page. */
    first: () => {
      // The page's first question comes from the server's seed; the questions that follow use the same seed.
      const { seed, number } = props.first.spec;
      return {
        progress: sit(seed, { number: number + 1 }),
        table: { chosen: {}, under: 'ordinary', without: [] },
        isMet: false,
        isOpened: false,
        isReview: false,
        broken: null,
      };
    },
    /** Fills in `table.without` once, after the reader's storage has been read. */
    excludeUnmet,
    /** A new session with the same question kinds and rules, but a fresh seed. */
    withFreshSeed: (course: PracticeCourse) => {
      const { length, level } = memory();
      const { rules, concepts } = course.progress;
      return {
        ...course,
        progress: sit(freshSeed(), { length, level, rules, concepts }),
        table: { ...course.table, without: without() },
        isOpened: false,
        isReview: false,
        broken: null,
      };
    },
    /** The review session of what is due, of what has waited longest; null if nothing is due. */
    reviewOf: (course: PracticeCourse) => {
      const due = memory().due.slice(0, MOST_DUE);
      if (due.length === 0) return null;
      return {
        ...excludeUnmet(course),
        isReview: true,
        broken: null,
        progress: sit(freshSeed(), { plan: due, length: due.length, again: [] }),
      };
    },
    fromLink: ({ seed, progress, grade, table }: Exclude<OpenedLink, { broken: unknown }>) => ({
      // A link without a seed only names what to practise, so each visit gets fresh questions.
      progress: { ...sit(seed === '' ? freshSeed() : seed, progress), grade },
      // The question of the day is nobody's own: whoever is in the middle of the course gets one of what they have met.
      table: isDaySeed(seed) ? { ...table, without: [...new Set([...table.without, ...without()])] } : table,
      isMet: true,
      isOpened: true,
      isReview: false,
      broken: null,
    }),
  };
}
