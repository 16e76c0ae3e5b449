/** Deals the next question of a session, in the background while the reader looks at the current one. */
import type { EarlyEnd, NextQuestion } from '../../machines/question-session.ts';
import { NoQuestionError } from '../../puzzles/make.ts';
import type { QuestionSpec } from '../../puzzles/question.ts';
import type { PracticeProps } from './props.ts';
import {
  isOver,
  leftOut,
  metKinds,
  nextRequest,
  putOff,
  type QuestionRequest,
  type SessionProgress,
  withoutKind,
  withRequest,
} from './question-order.ts';
import type { AtTable, DealtQuestion, LinkFault, QuestionSource } from './question-source.ts';
import type { ReviewQueue } from './review-queue.ts';

/** The question on screen. */
export interface CurrentQuestion extends DealtQuestion {
  readonly comesBack: boolean;
}

/** State of the course: the session, plus the table settings for its remaining questions. */
export interface PracticeCourse {
  readonly progress: SessionProgress;
  /** Rule options, kind of hand, and rules that must not decide a question. */
  readonly table: AtTable;
  /** True once `table.without` is final: either the reader's finished lessons are known, or a link has set it. */
  readonly isMet: boolean;
  /** True if the next question must be exactly the one a link names. */
  readonly isOpened: boolean;
  /** True if it asks what is due; the address says so, too, and asks the rest of it after a reload. */
  readonly isReview: boolean;
  /** Why the link cannot be opened; null if it can, or if there is none. */
  readonly broken: LinkFault | null;
}

export type DealAhead = ReturnType<typeof createDealAhead>;

/** Creates the dealer of a page of practice. A question that cannot be dealt is left out, and the one after it follows. */
export function createDealAhead(props: PracticeProps, memory: () => ReviewQueue, source: QuestionSource) {
  /** The next question. It is dealt in the background while the reader looks at the current one. */
  let ahead: { readonly wish: QuestionRequest; readonly dealt: Promise<DealtQuestion> } | null = null;
  /** May another kind of question come instead, where this one asks nothing that the reader has met? */
  const isOneOfMany = (wish: QuestionRequest, { progress, table }: PracticeCourse): boolean =>
    !wish.comesBack && !progress.plan && table.without.length > 0 && metKinds(progress).length > 1;
  const dealFor = (
    wish: QuestionRequest,
    course: PracticeCourse,
    { kind, question }: DealtQuestion,
  ): Promise<DealtQuestion> => {
    const { progress, table, isOpened } = course;
    const { seed, rules, plan } = progress;
    const spec: QuestionSpec = {
      concept: wish.concept,
      ruleset: props.ruleset,
      seed,
      number: wish.number,
      grade: wish.grade,
      rules: wish.rules,
      ...table,
    };
    // The question that came with the page counts as asked, so the dealer does not repeat it.
    if (isOpened) source.forget();
    else source.note(kind, question);
    const isExact = wish.comesBack || isOpened || plan !== undefined;
    return source.deal(spec, wish, { rules, isExact, isStrict: isOneOfMany(wish, course) });
  };
  const lookAhead = (course: PracticeCourse, shown: DealtQuestion) => {
    const wish = nextRequest(course.progress);
    const dealt = dealFor(wish, course, shown);
    // Errors are reported later, when the reader asks for this question.
    dealt.catch(() => {});
    return { wish, dealt };
  };
  /** Returns a function that removes an impossible question from the session; null if the session must stop. */
  const skipped = (
    wish: QuestionRequest,
    course: PracticeCourse,
  ): ((progress: SessionProgress) => SessionProgress) | null => {
    // A repeat that cannot be dealt, or not soon, is skipped now and stays due for another day.
    if (wish.comesBack) return (progress) => withRequest(progress, wish, progress.number - 1);
    if (isOneOfMany(wish, course)) return (progress) => withoutKind(progress, wish.concept);
    if (!course.progress.plan || props.plan) return null;
    if (wish.wait === 'none') return putOff;
    // No question was found for this card, so it is taken off the review queue.
    memory().dropped(wish);
    return leftOut;
  };
  return {
    /** Starts to deal the question that follows `shown`. Errors are reported once the reader asks for it. */
    prepare: (course: PracticeCourse, shown: DealtQuestion): void => {
      ahead = lookAhead(course, shown);
    },
    /** Forgets what was prepared; for a course that goes on in another way. */
    drop: (): void => {
      ahead = null;
    },
    /**
     * The question after `shown`, the prepared one if there is one; the end, if those that were left cannot be dealt;
     * null if the session must stop with nothing asked.
     * @throws Error if what it is dealt with cannot be fetched
     */
    deal: async (
      from: PracticeCourse,
      shown: DealtQuestion,
    ): Promise<NextQuestion<PracticeCourse, CurrentQuestion> | EarlyEnd<PracticeCourse> | null> => {
      let [course, skip] = [from, (progress: SessionProgress) => progress];
      for (;;) {
        const { wish, dealt } = ahead ?? lookAhead(course, shown);
        ahead = null;
        try {
          const next = await dealt;
          const { decides, spec } = next.question;
          // The dealer may have fallen back on a substitute; that one is not a question the reader missed.
          const comesBack = wish.comesBack && wish.rules.some((rule) => decides.includes(rule));
          const before = skip;
          return {
            question: { ...next, comesBack },
            begun: (now) => ({
              ...now,
              progress: withRequest(before(now.progress), wish, spec.number),
              isOpened: false,
            }),
          };
        } catch (error) {
          if (!(error instanceof NoQuestionError)) throw error;
          const next = skipped(wish, course);
          if (!next) return null;
          const before = skip;
          skip = (progress) => next(before(progress));
          course = { ...course, progress: next(course.progress) };
          if (!isOver(course.progress)) continue;
          if (course.progress.done.length === 0) return null;
          return { ended: (now) => ({ ...now, progress: skip(now.progress) }) };
        }
      }
    },
  };
}
