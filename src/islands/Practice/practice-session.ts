/**
 * Runs a practice session: wires the generic question-session machine to practice's own grading, storage and links (URL
 * fragments). `deal-ahead.ts` deals the questions.
 */
import { createEffect, createMemo, on, onCleanup } from 'solid-js';
import {
  createQuestionSession,
  type QuestionContext,
  type QuestionRules,
} from '../../machines/question-session.ts';
import { type Grade, gradeAnswer } from '../../puzzles/grade.ts';
import { runMachine } from '../../sessions/actor.ts';
import { keepAddress } from '../../storage/address.ts';
import { DUE, type PracticeWish } from '../../storage/practice.ts';
import { type CurrentQuestion, createDealAhead, type DealAhead, type PracticeCourse } from './deal-ahead.ts';
import { viewOf } from './kinds.ts';
import type { LazySource } from './lazy-source.ts';
import { createCourses, type PracticeCourses } from './practice-course.ts';
import type { ReaderAnswer } from './proof.ts';
import type { LoadedPractice } from './props.ts';
import { afterAnswer, comingBack, drawnConcept, isOver } from './question-order.ts';
import type { LinkFault } from './question-source.ts';
import type { ReviewQueue } from './review-queue.ts';

type Context = QuestionContext<PracticeCourse, CurrentQuestion, ReaderAnswer, Grade>;

/** What a session of practice is made of. */
interface SessionParts {
  readonly props: LoadedPractice;
  readonly memory: () => ReviewQueue;
  readonly lazy: LazySource;
  readonly courses: PracticeCourses;
  readonly ahead: DealAhead;
}

/** Why an address that asks what is due opens an ordinary session. */
const NOT_DUE: LinkFault = { is: 'notDue' };

/** Opens what the page's address asks for: a link's session, the due reviews, or the reader's own session. */
async function openAddress({ course, question }: Context, parts: SessionParts) {
  const { memory, lazy, courses, ahead } = parts;
  const from = await lazy.load();
  const fragment = location.hash;
  const review = fragment === `#${DUE}` ? courses.reviewOf(course) : null;
  if (review) {
    ahead.drop();
    return { course: review, needsDeal: true };
  }
  if (fragment.length <= 1 || fragment === `#${DUE}`) {
    const broken = fragment === `#${DUE}` ? NOT_DUE : null;
    if (!memory().known) return { course: { ...course, broken }, needsDeal: false };
    await lazy.ready(question.question.asking.concept);
    ahead.drop();
    const ordinary = courses.withFreshSeed(courses.excludeUnmet(course));
    return { course: { ...ordinary, broken }, needsDeal: true };
  }
  const link = from.read(fragment);
  if ('broken' in link) {
    // The error text for a bad link comes with the question source.
    await lazy.ready(question.question.asking.concept);
    return { course: { ...course, broken: link.broken }, needsDeal: false };
  }
  ahead.drop();
  return { course: courses.fromLink(link), needsDeal: true };
}

/**
 * How practice deals, grades and counts its questions.
 * @param onMissed called for each wrong answer outside a test or a review
 */
function practiceRules(
  parts: SessionParts,
  onMissed: (context: Context, answer: ReaderAnswer) => void,
): QuestionRules<PracticeCourse, CurrentQuestion, ReaderAnswer, Grade> {
  const { props, lazy, courses, ahead } = parts;
  return {
    open: (context) => openAddress(context, parts),
    deal: ({ course, question }) => ahead.deal(course, question.question),
    grade: async ({ question }, reply) => {
      const { concept } = question.asking;
      const from = await lazy.ready(concept);
      const kind = from.kindOf(concept) ?? (await from.ready(concept));
      return gradeAnswer(kind.concept, question, reply, from.roomFor(question));
    },
    count: (course, { question: { asking, decides } }, { right, missed }) => {
      const { concept, number } = asking;
      const done = { concept, number, decides, missed, right };
      return { ...courses.excludeUnmet(course), sitting: afterAnswer(course.sitting, done) };
    },
    counted: (context) => {
      const { course, question, answer, grade } = context;
      if (answer === null || grade === null) return;
      lazy.source()?.record(props.ruleset, question.question, grade.missed, grade.right, question.reviews);
      if (!grade.right && !course.sitting.plan) onMissed(context, answer);
      if (isOver(course.sitting)) ahead.drop();
      else ahead.prepare(course, question.question);
    },
    loadResult: async ({ question }) => {
      await lazy.ready(question.question.asking.concept);
    },
    isOver: ({ sitting }) => isOver(sitting),
  };
}

/**
 * Creates the session of a page of practice.
 * @param memory the reader's stored cards and wishes
 */
export function createPracticeSession(props: LoadedPractice, memory: () => ReviewQueue, lazy: LazySource) {
  const { source, ready } = lazy;
  const courses = createCourses(props, memory);
  const ahead = createDealAhead(props, memory, lazy);
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
  const parts = { props, memory, lazy, courses, ahead };
  const onMissed = (context: Context, answer: ReaderAnswer) =>
    void seekHabits(context, answer).catch(console.warn);
  const { snapshot, send, until } = runMachine(createQuestionSession(practiceRules(parts, onMissed)), {
    course: courses.first(),
    question: {
      question: props.first,
      seen: props.seen,
      View: viewOf(props.first.asking.concept).View,
      ask: undefined,
      facts: props.facts,
      agreed: [],
      comesBack: false,
      reviews: [],
    },
  });
  const context = () => snapshot().context;
  const now = createMemo(() => context().question);
  const sitting = () => context().course.sitting;
  /**
   * Link fragment of the current question, without the "#"; empty until the question source has loaded. In a test it
   * opens the whole test.
   */
  const link = (): string => {
    const { asking } = now().question;
    const from = source();
    if (!from) return '';
    if (props.plan) return from.linkOf({ ...asking, number: 0, rules: [], without: [] }, false);
    const { concepts } = props;
    const isDrawn = asking.concept === (props.concept ?? drawnConcept(asking.seed, asking.number, concepts));
    return from.linkOf(asking, !isDrawn);
  };
  const address = (): string => (context().course.isReview ? DUE : link());
  createEffect(on(now, () => keepAddress(`#${address()}`), { defer: true }));

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
      send({ type: 'BEGIN', course: courses.withFreshSeed(context().course) });
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
      send({ type: 'AMEND', amend: courses.first });
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
