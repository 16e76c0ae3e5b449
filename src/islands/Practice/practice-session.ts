/**
 * Runs a practice session: wires the generic question-session machine to practice's own grading, storage and links (URL
 * fragments). `deal-ahead.ts` deals the questions.
 */
import { createEffect, createMemo, on, onCleanup } from 'solid-js';
import { hashSeed, type Seed } from '../../engine/random.ts';
import {
  createQuestionSession,
  type QuestionContext,
  type QuestionRules,
} from '../../machines/question-session.ts';
import { type Grade, gradeAnswer } from '../../puzzles/grade.ts';
import { runMachine } from '../../sessions/actor.ts';
import { keepAddress } from '../../storage/address.ts';
import { DUE, type PracticeWish } from '../../storage/practice.ts';
import { type CurrentQuestion, createDealAhead, type PracticeCourse } from './deal-ahead.ts';
import { viewOf } from './kinds.ts';
import type { LazySource } from './lazy-source.ts';
import type { ReaderAnswer } from './proof.ts';
import type { LoadedPractice } from './props.ts';
import { afterAnswer, comingBack, isOver, type QuestionSession, sittingOf } from './question-order.ts';
import type { ReviewQueue } from './review-queue.ts';

/** Maximum number of due questions that open an ordinary session. */
const MOST_DUE = 10;

/** Difficulty of every question in a test (1–3). */
const TEST_LEVEL = 2;

type Context = QuestionContext<PracticeCourse, CurrentQuestion, ReaderAnswer, Grade>;

/** Makes a new random seed in base 36, short enough to read aloud, e.g. "1k3x9f". */
const freshSeed = (): string => hashSeed(Date.now(), Math.floor(Math.random() * 1e9)).toString(36);

/**
 * Creates the session of a page of practice.
 * @param memory the reader's stored cards and wishes
 */
export function createPracticeSession(props: LoadedPractice, memory: () => ReviewQueue, lazy: LazySource) {
  const { source, load, ready } = lazy;
  const concepts = props.concept === null ? props.concepts : [props.concept];
  const sit = (seed: Seed, more: Partial<Parameters<typeof sittingOf>[0]> = {}): QuestionSession =>
    sittingOf({
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
  /** Fills in `table.without` once. It needs the lessons, which load together with the question source. */
  const met = (course: PracticeCourse): PracticeCourse =>
    course.isMet ? course : { ...course, isMet: true, table: { ...course.table, without: without() } };
  /** Starts a new session with the same question kinds and rules, but a fresh seed. */
  const anew = (course: PracticeCourse): PracticeCourse => {
    const { length, level } = memory();
    const { rules, concepts } = course.sitting;
    return {
      ...course,
      sitting: sit(freshSeed(), { length, level, rules, concepts }),
      table: { ...course.table, without: without() },
      isOpened: false,
    };
  };

  const ahead = createDealAhead(props, memory, lazy);
  /** Builds the review session from everything due; null if nothing is due. */
  const ofDue = (course: PracticeCourse): PracticeCourse | null => {
    const { due } = memory();
    if (due.length === 0) return null;
    return { ...met(course), sitting: sit(freshSeed(), { plan: due, length: due.length, again: [] }) };
  };
  const open = async ({ course, question }: Context) => {
    const from = await load();
    const fragment = location.hash;
    const opened = fragment === `#${DUE}` ? ofDue(course) : null;
    if (opened) {
      ahead.drop();
      return { course: opened, needsDeal: true };
    }
    if (fragment.length <= 1 || fragment === `#${DUE}`) {
      if (!memory().known) return { course, needsDeal: false };
      await ready(question.question.asking.concept);
      ahead.drop();
      return { course: anew(met(course)), needsDeal: true };
    }
    const read = from.read(fragment);
    if ('broken' in read) {
      // The error text for a bad link comes with the question source.
      await ready(question.question.asking.concept);
      return { course: { ...course, broken: read.broken }, needsDeal: false };
    }
    ahead.drop();
    // A link without a seed only names what to practise, so each visit gets fresh questions.
    const sitting = sit(read.seed === '' ? freshSeed() : read.seed, read.sitting);
    return {
      course: {
        sitting: { ...sitting, grade: read.grade },
        table: read.table,
        isMet: true,
        isOpened: true,
        broken: null,
      },
      needsDeal: true,
    };
  };
  /**
   * If the wrong answer would be right in another game the reader knows, asks the same question again for both games.
   */
  const seekHabits = async (
    { course, question: { question } }: Context,
    reply: ReaderAnswer,
  ): Promise<void> => {
    const { seed } = course.sitting;
    for (const { concept, rule } of (await source()?.habits(question, reply)) ?? []) {
      send({
        type: 'AMEND',
        amend: (now) =>
          now.sitting.seed === seed ? { ...now, sitting: comingBack(now.sitting, concept, [rule]) } : now,
      });
    }
  };

  const rules: QuestionRules<PracticeCourse, CurrentQuestion, ReaderAnswer, Grade> = {
    open,
    deal: ({ course, question }) => ahead.deal(course, question.question),
    grade: async ({ question }, reply) => {
      const { concept } = question.asking;
      const from = await ready(concept);
      const kind = from.kindOf(concept) ?? (await from.ready(concept));
      return gradeAnswer(kind.concept, question, reply, from.roomFor(question));
    },
    count: (course, { question: { asking, decides } }, { right, missed }) => {
      const { concept, number } = asking;
      const done = { concept, number, decides, missed, right };
      return { ...met(course), sitting: afterAnswer(course.sitting, done) };
    },
    counted: (context) => {
      const { course, question, answer, grade } = context;
      if (answer === null || grade === null) return;
      source()?.record(props.ruleset, question.question, grade.missed, grade.right);
      if (!grade.right && !course.sitting.plan) seekHabits(context, answer).catch(console.warn);
      if (isOver(course.sitting)) ahead.drop();
      else ahead.prepare(course, question.question);
    },
    loadResult: async ({ question }) => {
      await ready(question.question.asking.concept);
    },
    isOver: ({ sitting }) => isOver(sitting),
  };
  // The page's first question comes from the server's seed; the questions that follow use the same seed.
  const { seed: served, number: from } = props.first.asking;
  const first = (): PracticeCourse => ({
    sitting: sit(served, { number: from + 1 }),
    table: { chosen: {}, under: 'ordinary', without: [] },
    isMet: false,
    isOpened: false,
    broken: null,
  });
  const { snapshot, send, until } = runMachine(createQuestionSession(rules), {
    course: first(),
    question: {
      question: props.first,
      seen: props.seen,
      View: viewOf(props.first.asking.concept).View,
      ask: undefined,
      facts: props.facts,
      agreed: [],
      comesBack: false,
    },
  });
  const context = () => snapshot().context;
  const now = createMemo(() => context().question);
  const sitting = () => context().course.sitting;
  /** Link fragment of the current question, without the "#"; empty until the question source has loaded. */
  const link = (): string => source()?.linkOf(now().question.asking) ?? '';
  createEffect(on(now, () => keepAddress(`#${link()}`), { defer: true }));

  return {
    snapshot,
    now,
    sitting,
    link,
    reply: () => context().answer,
    isGraded: () => context().grade !== null,
    /** Why the link could not be opened; null if it was. */
    broken: () => context().course.broken,
    /** Number of the current question, counting from 1. */
    place: () => sitting().done.length + (context().grade === null ? 1 : 0),
    /** Loads the prover early. If that fails, it is requested again when the reader answers. */
    prefetch: () => void ready(now().question.asking.concept).catch(console.warn),
    answer: (reply: ReaderAnswer) => send({ type: 'ANSWER', answer: reply }),
    next: () => send({ type: 'NEXT' }),
    /** Ends the session early and shows its result. */
    stop: () => send({ type: 'STOP' }),
    retry: () => send({ type: 'RETRY' }),
    /** Starts a new session with the changed settings. */
    begin: (change: Partial<PracticeWish>) => {
      if (Object.keys(change).length > 0) memory().chosen(change);
      ahead.drop();
      send({ type: 'BEGIN', course: anew(context().course) });
    },
    /**
     * Follows the page's link. Opens the session it names, or a new one if the reader has already answered questions
     * here.
     */
    wake: () => {
      const onHash = () => {
        if (location.hash.length > 1) send({ type: 'OPEN' });
      };
      addEventListener('hashchange', onHash);
      onCleanup(() => removeEventListener('hashchange', onHash));
      // The page has hydrated, so the reader's stored cards may now be read.
      send({ type: 'AMEND', amend: first });
      const fragment = location.hash.slice(1);
      if (fragment === props.link || (fragment === '' && !memory().known)) return;
      // The question in the page's HTML is not the one to ask. In a frame, cover it; elsewhere, open the right one.
      send({ type: fragment !== '' && props.framed ? 'COVER' : 'OPEN' });
    },
    /**
     * Removes the cover and deals the question that the link names.
     * @throws Error if the rules cannot be fetched
     */
    uncover: async (): Promise<void> => {
      send({ type: 'UNCOVER' });
      const then = await until(
        (at) => !at.matches({ opening: 'uncovering' }) && !at.matches({ dealing: 'working' }),
      );
      if (then.hasTag('covered')) throw new Error('what the address asks for could not be fetched');
    },
  };
}
