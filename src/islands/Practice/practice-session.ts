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
import type { ReaderAnswer } from '../../questions/proof.ts';
import { runMachine } from '../../sessions/actor.ts';
import { keepAddress } from '../../storage/address.ts';
import { DUE, type PracticeWish } from '../../storage/practice.ts';
import { kindNow } from '../rules.ts';
import { type CurrentQuestion, createDealAhead, type DealAhead, type PracticeCourse } from './deal-ahead.ts';
import { createCourses, type PracticeCourses } from './practice-course.ts';
import type { PracticeProps } from './props.ts';
import { questionLink } from './question-link.ts';
import { afterAnswer, comingBack, drawnConcept, isOver } from './question-order.ts';
import type { LinkFault, QuestionSource } from './question-source.ts';
import { note } from './record-answer.ts';
import type { ReviewQueue } from './review-queue.ts';

type Context = QuestionContext<PracticeCourse, CurrentQuestion, ReaderAnswer, Grade>;

/** What a session of practice is made of. */
interface SessionParts {
  readonly props: PracticeProps;
  readonly memory: () => ReviewQueue;
  readonly source: QuestionSource;
  readonly courses: PracticeCourses;
  readonly ahead: DealAhead;
}

/** Why an address that asks what is due opens an ordinary session. */
const NOT_DUE: LinkFault = { is: 'notDue' };

/**
 * What the page's address asks for: a link's session, the due reviews, or the reader's own session.
 * @returns the course, and whether a question of it must be dealt
 */
function courseAtAddress(
  course: PracticeCourse,
  { memory, source, courses }: SessionParts,
): { readonly course: PracticeCourse; readonly needsDeal: boolean } {
  const fragment = location.hash;
  const review = fragment === `#${DUE}` ? courses.reviewOf(course) : null;
  if (review) return { course: review, needsDeal: true };
  if (fragment.length <= 1 || fragment === `#${DUE}`) {
    const broken = fragment === `#${DUE}` ? NOT_DUE : null;
    if (!memory().known) return { course: { ...course, broken }, needsDeal: false };
    return { course: { ...courses.withFreshSeed(courses.excludeUnmet(course)), broken }, needsDeal: true };
  }
  const link = source.read(fragment);
  if ('broken' in link) return { course: { ...course, broken: link.broken }, needsDeal: false };
  return { course: courses.fromLink(link), needsDeal: true };
}

/**
 * How practice deals, grades and counts its questions.
 * @param onMissed called for each wrong answer outside a test or a review
 */
function practiceRules(
  { props, source, courses, ahead }: SessionParts,
  onMissed: (context: Context, answer: ReaderAnswer) => void,
): QuestionRules<PracticeCourse, CurrentQuestion, ReaderAnswer, Grade> {
  return {
    deal: ({ course, question }) => ahead.deal(course, question),
    grade: ({ kind, question }, reply) =>
      gradeAnswer(kind.concept, question, reply, source.contextFor(question)),
    count: (course, { question: { spec, decides } }, { right, missed }) => {
      const { concept, number } = spec;
      const done = { concept, number, decides, missed, right };
      return { ...courses.excludeUnmet(course), progress: afterAnswer(course.progress, done) };
    },
    counted: (context) => {
      const { course, question, answer, grade } = context;
      if (answer === null || grade === null) return;
      note(props.ruleset, question.question, grade.missed, grade.right, question.reviews);
      if (!grade.right && !course.progress.plan) onMissed(context, answer);
      if (isOver(course.progress)) ahead.drop();
      else ahead.prepare(course, question);
    },
    isOver: ({ progress }) => isOver(progress),
  };
}

/**
 * Creates the session of a page of practice.
 * @param memory the reader's stored cards and wishes
 */
export function createPracticeSession(
  props: PracticeProps,
  memory: () => ReviewQueue,
  source: QuestionSource,
) {
  const courses = createCourses(props, memory);
  const ahead = createDealAhead(props, memory, source);
  /**
   * If the wrong answer would be right in another game the reader knows, asks the same question again for both games.
   */
  const seekHabits = async (
    { course, question: { kind, question } }: Context,
    reply: ReaderAnswer,
  ): Promise<void> => {
    const { seed } = course.progress;
    for (const { concept, rule } of await source.habits(kind, question, reply)) {
      send({
        type: 'AMEND',
        amend: (now) =>
          now.progress.seed === seed ? { ...now, progress: comingBack(now.progress, concept, [rule]) } : now,
      });
    }
  };
  const parts = { props, memory, source, courses, ahead };
  const onMissed = (context: Context, answer: ReaderAnswer) =>
    void seekHabits(context, answer).catch(console.warn);
  const { snapshot, send, until } = runMachine(createQuestionSession(practiceRules(parts, onMissed)), {
    course: courses.first(),
    question: {
      question: props.first,
      kind: kindNow(props.first.spec.concept),
      agreed: [],
      comesBack: false,
      reviews: [],
    },
  });
  const context = () => snapshot().context;
  const now = createMemo(() => context().question);
  const progress = () => context().course.progress;
  /** Link fragment of the current question, without the "#". In a test it opens the whole test. */
  const link = (): string => {
    const { spec } = now().question;
    if (props.plan) return questionLink({ ...spec, number: 0, rules: [], without: [] });
    const { concepts } = props;
    const isDrawn = spec.concept === (props.concept ?? drawnConcept(spec.seed, spec.number, concepts));
    return questionLink(spec, !isDrawn);
  };
  const address = (): string => (context().course.isReview ? DUE : link());
  /** Asks what the address asks for; where that is nothing new, the question stays as it is. */
  const openAddress = (): void => {
    const { course, needsDeal } = courseAtAddress(context().course, parts);
    if (needsDeal) {
      ahead.drop();
      send({ type: 'BEGIN', course });
    } else {
      send({ type: 'AMEND', amend: () => course });
      send({ type: 'RETURN' });
    }
  };
  createEffect(on(now, () => keepAddress(`#${address()}`), { defer: true }));

  return {
    snapshot,
    now,
    progress,
    link,
    reply: () => context().answer,
    /** Why the link could not be opened; null if it was. */
    broken: () => context().course.broken,
    /** Does it ask what is due? */
    isReview: () => context().course.isReview,
    /** Number of the current question, counting from 1. */
    place: () => progress().done.length + (context().grade === null ? 1 : 0),
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
        if (location.hash.length > 1) openAddress();
      };
      addEventListener('hashchange', onHash);
      onCleanup(() => removeEventListener('hashchange', onHash));
      // The page has hydrated, so the reader's stored cards may now be read.
      send({ type: 'AMEND', amend: courses.first });
      const fragment = location.hash.slice(1);
      if (fragment === props.link || (fragment === '' && !memory().known)) return;
      // The question in the page's HTML is not the one to ask. In a frame, cover it; elsewhere, open the right one.
      if (fragment !== '' && props.framed) send({ type: 'COVER' });
      else openAddress();
    },
    /** Removes the cover, and resolves once the question that the link names is dealt. */
    uncover: async (): Promise<void> => {
      openAddress();
      await until((at) => !at.matches({ dealing: 'working' }));
    },
  };
}
