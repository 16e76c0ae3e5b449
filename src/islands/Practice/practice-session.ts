/** A session of practice: the machine of question sessions with what practice asks, grades, keeps and reads of an address. */
import { createEffect, createMemo, on, onCleanup } from 'solid-js';
import { hashSeed, type Seed } from '../../engine/random.ts';
import {
  createQuestionSession,
  type NextQuestion,
  type QuestionContext,
  type QuestionRules,
} from '../../machines/question-session.ts';
import { type Grade, gradeAnswer } from '../../puzzles/grade.ts';
import type { Question, QuestionSpec } from '../../puzzles/question.ts';
import { runMachine } from '../../sessions/actor.ts';
import { keepAddress } from '../../storage/address.ts';
import { DUE, type PracticeWish } from '../../storage/practice.ts';
import type { AgreedRule } from '../../ui/input/agreed-rules.ts';
import { viewOf } from './kinds.ts';
import type { LazySource } from './lazy-source.ts';
import type { ReaderAnswer } from './proof.ts';
import type { LoadedPractice } from './props.ts';
import type { GameFacts, QuestionView } from './question-kind.ts';
import {
  answered,
  comingBack,
  isOver,
  leftOut,
  nextRequest,
  type QuestionRequest,
  type QuestionSession,
  sittingOf,
  withRequest,
} from './question-order.ts';
import type { AtTable, DealtQuestion, Unopened } from './question-source.ts';
import type { ReviewQueue } from './review-queue.ts';

/** At most so many of what is due are asked before anything else. */
const MOST_DUE = 10;

/** How hard the questions of a test are. */
const TEST_LEVEL = 2;

/** A question that is shown, with what it is shown by. */
interface CurrentQuestion {
  readonly question: Question;
  readonly seen: unknown;
  readonly View: QuestionView['View'];
  /** What stands above it, where its kind's words do not say it. */
  readonly ask: string | undefined;
  readonly facts: GameFacts;
  /** The house rules by which it is asked. */
  readonly agreed: readonly AgreedRule[];
  readonly comesBack: boolean;
}

/** What is asked from here on. */
interface PracticeCourse {
  readonly sitting: QuestionSession;
  /** Options and kind of hand of its questions, and rules that must not decide them. */
  readonly table: AtTable;
  /** `table.without` has been settled: the reader's lessons are known, or an address has told it. */
  readonly isMet: boolean;
  /** The next question is that of an address, and no other. */
  readonly isOpened: boolean;
  /** Why the address cannot be opened. */
  readonly broken: Unopened | null;
}

type Context = QuestionContext<PracticeCourse, CurrentQuestion, ReaderAnswer, Grade>;

/** A seed that nobody had yet, short enough to be read out. */
const freshSeed = (): string => hashSeed(Date.now(), Math.floor(Math.random() * 1e9)).toString(36);

export function createPracticeSession(
  props: LoadedPractice,
  memory: () => ReviewQueue,
  { source, load, ready }: LazySource,
) {
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
  /** A test is of the whole course, whatever has been met. */
  const without = () => (props.plan ? [] : memory().without);
  /** Which rules were met is told by their lessons, which come with the source. */
  const met = (course: PracticeCourse): PracticeCourse =>
    course.isMet ? course : { ...course, isMet: true, table: { ...course.table, without: without() } };
  /** The same kinds of question and rules, in another session. */
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

  /** The question after the one that is shown: it is dealt while the reader reads. */
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
    // The one that the page has brought is asked, too.
    await (isOpened ? from.forget() : from.note(shown));
    const isExact = wish.comesBack || isOpened || plan !== undefined;
    const { concept } = shown.asking;
    const [dealt] = await Promise.all([
      from.deal(asking, wish.comesBack, rules, isExact),
      // Where answers are proved already, this one's is, too.
      from.kindOf(concept) && ready(wish.concept),
    ]);
    return dealt;
  };
  const lookAhead = (course: PracticeCourse, shown: Question) => {
    const wish = nextRequest(course.sitting);
    const dealt = dealFor(wish, course, shown);
    // A failure is told of when the question is wanted.
    dealt.catch(() => {});
    return { wish, dealt };
  };
  /** A session that goes on without a question that cannot be had; null where it cannot. */
  const skipped = (
    wish: QuestionRequest,
    { plan }: QuestionSession,
  ): ((sitting: QuestionSession) => QuestionSession) | null => {
    // What comes back stays due.
    if (wish.comesBack) return (sitting) => withRequest(sitting, wish, sitting.number - 1);
    if (!plan || props.plan) return null;
    // Nobody can be asked it any more.
    memory().dropped(wish);
    return leftOut;
  };
  const deal = async (context: Context): Promise<NextQuestion<PracticeCourse, CurrentQuestion> | null> => {
    let [course, skip] = [context.course, (sitting: QuestionSession) => sitting];
    for (;;) {
      const { wish, dealt } = ahead ?? lookAhead(course, context.question.question);
      ahead = null;
      try {
        const { question, seen, kind, facts, agreed } = await dealt;
        // What is asked in its place, where the kind has hardly a question for it, was not missed.
        const comesBack = wish.comesBack && wish.rules.some((rule) => question.decides.includes(rule));
        const { View, ask } = kind;
        const before = skip;
        return {
          question: { question, seen, View, ask, facts, agreed, comesBack },
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
  /** The session of what is due; null where nothing is. */
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
      ahead = null;
      return { course: opened, isElsewhere: true };
    }
    if (fragment.length <= 1 || fragment === `#${DUE}`) {
      if (!memory().known) return { course, isElsewhere: false };
      await ready(question.question.asking.concept);
      ahead = null;
      return { course: anew(met(course)), isElsewhere: true };
    }
    const read = from.read(fragment);
    if ('broken' in read) {
      // Why it cannot be opened is told in the source's words.
      await ready(question.question.asking.concept);
      return { course: { ...course, broken: read.broken }, isElsewhere: false };
    }
    ahead = null;
    // An address without a seed says what is asked about: each visit has questions of its own.
    const sitting = sit(read.seed === '' ? freshSeed() : read.seed, read.sitting);
    return {
      course: {
        sitting: { ...sitting, grade: read.grade },
        table: read.table,
        isMet: true,
        isOpened: true,
        broken: null,
      },
      isElsewhere: true,
    };
  };
  /** What is right in another game that the reader knows is asked again in both. */
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
    deal,
    grade: async ({ question }, reply) => {
      const { concept } = question.asking;
      const from = await ready(concept);
      const kind = from.kindOf(concept) ?? (await from.ready(concept));
      return gradeAnswer(kind.concept, question, reply, from.roomFor(question));
    },
    count: (course, { question: { asking, decides } }, { right, missed }) => {
      const { concept, number } = asking;
      const done = { concept, number, decides, missed, right };
      return { ...met(course), sitting: answered(course.sitting, done) };
    },
    counted: (context) => {
      const { course, question, answer, grade } = context;
      if (answer === null || grade === null) return;
      source()?.record(props.ruleset, question.question, grade.missed, grade.right);
      if (!grade.right && !course.sitting.plan) seekHabits(context, answer).catch(console.warn);
      ahead = isOver(course.sitting) ? null : lookAhead(course, question.question);
    },
    loadResult: async ({ question }) => {
      await ready(question.question.asking.concept);
    },
    isOver: ({ sitting }) => isOver(sitting),
  };
  // The server's question is one of its seed; those after it follow.
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
  /** The address of the question that is shown, without the site's own; empty until the source is there. */
  const link = (): string => source()?.linkOf(now().question.asking) ?? '';
  createEffect(on(now, () => keepAddress(`#${link()}`), { defer: true }));

  return {
    snapshot,
    now,
    sitting,
    link,
    reply: () => context().answer,
    isGraded: () => context().grade !== null,
    /** Why the address could not be opened. */
    broken: () => context().course.broken,
    /** The number of the question that is shown, from 1. */
    place: () => sitting().done.length + (context().grade === null ? 1 : 0),
    /** Loads what proves answers before one is given; where it does not come it is asked for again with the answer. */
    prefetch: () => void ready(now().question.asking.concept).catch(console.warn),
    answer: (reply: ReaderAnswer) => send({ type: 'ANSWER', answer: reply }),
    next: () => send({ type: 'NEXT' }),
    /** Ends the session where it is, and shows what it has come to. */
    stop: () => send({ type: 'STOP' }),
    retry: () => send({ type: 'RETRY' }),
    /** Another session, with what is changed. */
    begin: (change: Partial<PracticeWish>) => {
      if (Object.keys(change).length > 0) memory().chosen(change);
      ahead = null;
      send({ type: 'BEGIN', course: anew(context().course) });
    },
    /** Listens to the address, and begins where it says, or anew where the first question is known already. */
    wake: () => {
      const onHash = () => {
        if (location.hash.length > 1) send({ type: 'OPEN' });
      };
      addEventListener('hashchange', onHash);
      onCleanup(() => removeEventListener('hashchange', onHash));
      // What the reader's notes say is known from here on.
      send({ type: 'AMEND', amend: first });
      const fragment = location.hash.slice(1);
      if (fragment === props.link || (fragment === '' && !memory().known)) return;
      // The question that is shown is not the one that is asked.
      send({ type: fragment !== '' && props.framed ? 'COVER' : 'OPEN' });
    },
    /** Has the question of the address dealt that a cover stands for. @throws Error where the rules cannot be fetched */
    uncover: async (): Promise<void> => {
      send({ type: 'UNCOVER' });
      const then = await until(
        (at) => !at.matches({ opening: 'uncovering' }) && !at.matches({ dealing: 'working' }),
      );
      if (then.hasTag('covered')) throw new Error('what the address asks for could not be fetched');
    },
  };
}
