/** Deals the next question of a session, in the background while the reader looks at the current one. */
import type { RuleId } from '../../engine/action.ts';
import type { NextQuestion } from '../../machines/question-session.ts';
import type { Question, QuestionSpec } from '../../puzzles/question.ts';
import type { AgreedRule } from '../../ui/input/agreed-rules.ts';
import type { LazySource } from './lazy-source.ts';
import type { LoadedPractice } from './props.ts';
import type { GameFacts, QuestionView } from './question-kind.ts';
import {
  isOver,
  leftOut,
  nextRequest,
  putOff,
  type QuestionRequest,
  type QuestionSession,
  withRequest,
} from './question-order.ts';
import type { AtTable, DealtQuestion, LinkFault } from './question-source.ts';
import type { ReviewQueue } from './review-queue.ts';

/** The question on screen, with everything its view needs. */
export interface CurrentQuestion {
  readonly question: Question;
  readonly seen: unknown;
  readonly View: QuestionView['View'];
  /** Heading above the question; undefined if the texts of the question kind already have one. */
  readonly ask: string | undefined;
  readonly facts: GameFacts;
  /** House rules that apply to this question. */
  readonly agreed: readonly AgreedRule[];
  readonly comesBack: boolean;
  /** Rules that it reviews, though they do not decide it. */
  readonly reviews: readonly RuleId[];
}

/** State of the course: the session, plus the table settings for its remaining questions. */
export interface PracticeCourse {
  readonly sitting: QuestionSession;
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

export interface DealAhead {
  /** Starts to deal the question that follows `shown`. Errors are reported once the reader asks for it. */
  readonly prepare: (course: PracticeCourse, shown: Question) => void;
  /** Forgets what was prepared; for a course that goes on in another way. */
  readonly drop: () => void;
  /**
   * The question after `shown`, the prepared one if there is one; null if the session must stop.
   * @throws Error if the rules cannot be fetched
   */
  readonly deal: (
    course: PracticeCourse,
    shown: Question,
  ) => Promise<NextQuestion<PracticeCourse, CurrentQuestion> | null>;
}

/** Creates the dealer of a page of practice. A question that cannot be dealt is left out, and the one after it follows. */
export function createDealAhead(
  props: LoadedPractice,
  memory: () => ReviewQueue,
  { source, load, ready }: LazySource,
): DealAhead {
  /** The next question. It is dealt in the background while the reader looks at the current one. */
  let ahead: { readonly wish: QuestionRequest; readonly dealt: Promise<DealtQuestion> } | null = null;
  const dealFor = async (
    wish: QuestionRequest,
    course: PracticeCourse,
    shown: Question,
  ): Promise<DealtQuestion> => {
    const from = await load();
    const { sitting, table, isOpened } = course;
    const { seed, rules, plan } = sitting;
    const asking: QuestionSpec = {
      concept: wish.concept,
      ruleset: props.ruleset,
      seed,
      number: wish.number,
      grade: wish.grade,
      rules: wish.rules,
      ...table,
    };
    // The question that came with the page counts as asked, so the dealer does not repeat it.
    await (isOpened ? from.forget() : from.note(shown));
    const isExact = wish.comesBack || isOpened || plan !== undefined;
    const { concept } = shown.asking;
    const [dealt] = await Promise.all([
      from.deal(asking, wish, rules, isExact),
      // If the prover of the current kind is loaded, load the next one's prover now as well.
      from.kindOf(concept) && ready(wish.concept),
    ]);
    return dealt;
  };
  const lookAhead = (course: PracticeCourse, shown: Question) => {
    const wish = nextRequest(course.sitting);
    const dealt = dealFor(wish, course, shown);
    // Errors are reported later, when the reader asks for this question.
    dealt.catch(() => {});
    return { wish, dealt };
  };
  /** Returns a function that removes an impossible question from the session; null if the session must stop. */
  const skipped = (
    wish: QuestionRequest,
    { plan }: QuestionSession,
  ): ((sitting: QuestionSession) => QuestionSession) | null => {
    // A repeat that cannot be dealt, or not soon, is skipped now and stays due for another day.
    if (wish.comesBack) return (sitting) => withRequest(sitting, wish, sitting.number - 1);
    if (!plan || props.plan) return null;
    if (wish.isQuick) return putOff;
    // No question exists for this card any more, so it is taken off the review queue.
    memory().dropped(wish);
    return leftOut;
  };
  const deal = async (
    from: PracticeCourse,
    shown: Question,
  ): Promise<NextQuestion<PracticeCourse, CurrentQuestion> | null> => {
    let [course, skip] = [from, (sitting: QuestionSession) => sitting];
    for (;;) {
      const { wish, dealt } = ahead ?? lookAhead(course, shown);
      ahead = null;
      try {
        const { question, seen, kind, facts, agreed, reviews } = await dealt;
        // The dealer may have fallen back on a substitute; that one is not a question the reader missed.
        const comesBack = wish.comesBack && wish.rules.some((rule) => question.decides.includes(rule));
        const { View, ask } = kind;
        const before = skip;
        return {
          question: { question, seen, View, ask, facts, agreed, comesBack, reviews },
          begun: (now) => ({
            ...now,
            sitting: withRequest(before(now.sitting), wish, question.asking.number),
            isOpened: false,
          }),
        };
      } catch (error) {
        if (!source()?.isNone(error)) throw error;
        const next = skipped(wish, course.sitting);
        if (!next) return null;
        const before = skip;
        skip = (sitting) => next(before(sitting));
        course = { ...course, sitting: next(course.sitting) };
        if (isOver(course.sitting)) return null;
      }
    }
  };
  return {
    prepare: (course, shown) => {
      ahead = lookAhead(course, shown);
    },
    drop: () => {
      ahead = null;
    },
    deal,
  };
}
