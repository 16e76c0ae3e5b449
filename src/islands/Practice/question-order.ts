/** Decides which question comes next in a session, and tracks its results. Plain data; draws and deals nothing. */
import type { RuleId } from '../../engine/action.ts';
import { createRandom, type Seed } from '../../engine/random.ts';
import { faceCalled } from '../../notation/face-name.ts';
import type { Difficulty } from '../../puzzles/question.ts';
import type { Mark } from './ProgressDots.tsx';

export type Level = Difficulty | 'follow';

/** One answered question. */
export interface SessionAnswer {
  readonly concept: string;
  readonly number: number;
  readonly decides: readonly RuleId[];
  /** Rules that the wrong answer got wrong; may include rules outside `decides`. */
  readonly missed: readonly RuleId[];
  readonly right: boolean;
}

/** Specification of the next question. */
export interface QuestionRequest extends PlannedQuestion {
  readonly number: number;
  readonly grade: Difficulty;
  /** True if this repeats a question missed in this session, or one that is due. */
  readonly comesBack: boolean;
}

/** A pending repeat: a question kind and the rules that were missed. */
export interface Again extends PlannedQuestion {
  /** Earliest time: number of answered questions in this session (0 for due reviews). */
  readonly from: number;
}

/** A repeat that was asked; `at` is the number of answers before it. */
interface RepeatedQuestion extends PlannedQuestion {
  readonly at: number;
}

/** A question kind, and rules of which at least one must decide the question (any, if empty). */
export interface PlannedQuestion {
  readonly concept: string;
  readonly rules: readonly RuleId[];
  /** Link of the question that was missed, which is asked again where no other is found soon. */
  readonly link?: string | undefined;
  /**
   * How long a reader waits for it: `none`: what is not found at once is put off; `short`: what is not found in a few
   * seconds is left out; as long as it takes, if there is no such word.
   */
  readonly wait?: 'none' | 'short' | undefined;
}

export interface SessionProgress {
  readonly seed: Seed;
  /** Fixed list of questions, in order, for tests and reviews. With a plan nothing is repeated. */
  readonly plan?: readonly PlannedQuestion[] | undefined;
  /** Number of questions; null for an endless session. */
  readonly length: number | null;
  readonly level: Level;
  readonly grade: Difficulty;
  /** Question kinds to draw from. */
  readonly concepts: readonly string[];
  /** Those of them that are left out: every question of theirs turns on a rule that the reader has not met. */
  readonly unmetKinds: readonly string[];
  /** At least one of these rules must decide each question; empty means any rule. */
  readonly rules: readonly RuleId[];
  /** Index of the next question in the seed's series. */
  readonly number: number;
  readonly done: readonly SessionAnswer[];
  readonly again: readonly Again[];
  /** Repeats asked so far; one entry per time. */
  readonly returned: readonly RepeatedQuestion[];
  /** Right answers in a row since the last wrong one or the last rise in difficulty. */
  readonly streak: number;
}

/** A missed question returns after this many other questions. */
const LATER = 3;
/** Minimum distance between two repeats: after each repeat comes at least one new question. */
const APART = 2;
/** Maximum number of repeats per kind and rule in one session. */
const RETURNS = 2;
/** A question kind rests for RESTS questions after TIRES wrong answers in a row. */
const TIRES = 3;
const RESTS = 5;
/** Difficulty rises after this many right answers in a row (level "follow"). */
const RISES = 3;

/** Starts a session; level “follow” begins with easy questions. */
export const startProgress = (
  from: Pick<SessionProgress, 'seed' | 'length' | 'level' | 'concepts'> &
    Partial<Pick<SessionProgress, 'rules' | 'number' | 'again' | 'plan'>>,
): SessionProgress => ({
  rules: [],
  number: 0,
  again: [],
  unmetKinds: [],
  ...from,
  grade: from.level === 'follow' ? 1 : from.level,
  done: [],
  returned: [],
  streak: 0,
});

/** True once all questions of the session are answered; never for an endless one. */
export const isOver = ({ length, done }: SessionProgress): boolean =>
  length !== null && done.length >= length;

/** Number of right answers so far. */
export const rightOf = ({ done }: SessionProgress): number => done.filter(({ right }) => right).length;

/** Progress dots, one per question; empty for an endless session. */
export function marksOf({ done, length }: SessionProgress, isAnswered: boolean): Mark[] {
  const at = done.length - (isAnswered ? 1 : 0);
  return Array.from({ length: length ?? 0 }, (_, i) => {
    const answer = done[i];
    if (answer) return answer.right ? 'right' : 'wrong';
    return i === at ? 'now' : 'open';
  });
}

/** Matches repeats by kind and rule. With `rule` undefined, matches only repeats that have no rule. */
const isOf =
  (concept: string, rule: RuleId | undefined) =>
  (each: PlannedQuestion): boolean =>
    each.concept === concept && (rule === undefined ? each.rules.length === 0 : each.rules.includes(rule));

/** Lists the rules one by one; `[undefined]` stands for a question without rules. */
const ruleByRule = (rules: readonly RuleId[]): readonly (RuleId | undefined)[] =>
  rules.length > 0 ? rules : [undefined];

/** True if the last TIRES questions of this kind were all wrong and the newest is at most RESTS questions ago. */
function isResting({ done }: SessionProgress, concept: string): boolean {
  const last = done.flatMap((each, at) => (each.concept === concept ? [{ at, right: each.right }] : []));
  const tiring = last.slice(-TIRES);
  const [newest] = tiring.slice(-1);
  return (
    tiring.length === TIRES &&
    tiring.every(({ right }) => !right) &&
    newest !== undefined &&
    done.length - newest.at <= RESTS
  );
}

/** Rules for the next question. Where rules are tile names, every tile comes once before any comes twice. */
function nextRules({ rules, done }: SessionProgress): readonly RuleId[] {
  const left = rules.filter(
    (rule) => faceCalled(rule) !== null && !done.some(({ decides }) => decides.includes(rule)),
  );
  return left.length > 0 ? left : rules;
}

/**
 * Chooses the next question: the plan's next entry, else a repeat that has waited long enough, else a new question of
 * the seed's series. Example: a question missed as number 4 is asked again after 3 others, at most twice per session.
 */
export function nextRequest(progress: SessionProgress): QuestionRequest {
  const { seed, number, grade, again, done, plan } = progress;
  const planned = plan?.[done.length % plan.length];
  if (planned) return { ...planned, number, grade, comesBack: false };
  const concepts = metKinds(progress);
  const rested = concepts.filter((concept) => !isResting(progress, concept));
  const open = rested.length > 0 ? rested : concepts;
  const last = progress.returned.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
  const due = again.find(
    ({ concept, from }) =>
      from <= done.length &&
      // Due reviews (`from` 0) are asked in a row; other repeats keep APART.
      (from === 0 || last + APART <= done.length) &&
      (open === concepts || !isResting(progress, concept)),
  );
  if (due) {
    const { concept, rules, link, wait } = due;
    // Each repeat is one level easier: the first at grade - 1, the second at grade - 2, never below 1.
    const times = ruleByRule(rules).map((rule) => progress.returned.filter(isOf(concept, rule)).length);
    const easier = 1 + Math.max(...times);
    const easiest = Math.max(1, grade - easier) as Difficulty;
    return { concept, number, grade: easiest, rules, link, wait, comesBack: true };
  }
  const concept = drawnConcept(seed, number, open);
  return { concept, number, grade, rules: nextRules(progress), comesBack: false };
}

/** The kind of question that the seed draws for this place in its series. */
export function drawnConcept(seed: Seed, number: number, concepts: readonly string[]): string {
  return concepts[createRandom(seed, number, 'concept').below(concepts.length)] ?? '';
}

/** Returns the session after this question is shown: removes the repeat from the queue and advances the series. */
export function withRequest(
  progress: SessionProgress,
  wish: QuestionRequest,
  number: number,
): SessionProgress {
  const due = wish.comesBack
    ? progress.again.find(({ concept, rules }) => concept === wish.concept && rules === wish.rules)
    : undefined;
  return {
    ...progress,
    number: number + 1,
    again: progress.again.filter((each) => each !== due),
    returned: due ? [...progress.returned, { ...due, at: progress.done.length }] : progress.returned,
  };
}

/** The kinds of question that may come. */
export const metKinds = ({ concepts, unmetKinds }: SessionProgress): readonly string[] =>
  concepts.filter((concept) => !unmetKinds.includes(concept));

/** Returns the session without a kind of question that asks too much of this reader. */
export const withoutKind = (progress: SessionProgress, concept: string): SessionProgress => ({
  ...progress,
  unmetKinds: [...progress.unmetKinds, concept],
});

/** Returns the session with the plan's current entry at its end, where it is searched for once more. */
export function putOff(progress: SessionProgress): SessionProgress {
  const { plan = [], done } = progress;
  const current = plan[done.length];
  if (!current) return progress;
  const others = plan.filter((each) => each !== current);
  return { ...progress, plan: [...others, { ...current, wait: 'short' }] };
}

/** Returns the session without the plan's current entry, for which no question can be dealt. */
export function leftOut(progress: SessionProgress): SessionProgress {
  const { plan = [], done } = progress;
  const left = plan.filter((_, at) => at !== done.length);
  return { ...progress, plan: left, length: left.length };
}

/**
 * Returns the session after an answer: queues a repeat of a missed question and, at level "follow", adapts the
 * difficulty.
 */
export function afterAnswer(progress: SessionProgress, done: SessionAnswer): SessionProgress {
  const { level, grade, again, plan } = progress;
  const streak = done.right ? progress.streak + 1 : 0;
  const rises = level === 'follow' && streak >= RISES && grade < 3;
  const falls = level === 'follow' && !done.right && grade > 1;
  const all = [...progress.done, done];
  return {
    ...progress,
    done: all,
    streak: rises ? 0 : streak,
    grade: (rises ? grade + 1 : falls ? grade - 1 : grade) as Difficulty,
    again:
      done.right || plan
        ? again
        : withAgain(progress, { concept: done.concept, rules: done.missed }, all.length),
  };
}

/** Adds a repeat, except for rules that are already queued or were repeated RETURNS times. */
function withAgain(
  { again, returned }: SessionProgress,
  { concept, rules }: PlannedQuestion,
  count: number,
): readonly Again[] {
  const open = ruleByRule(rules).filter((rule) => {
    const isThis = isOf(concept, rule);
    return !again.some(isThis) && returned.filter(isThis).length < RETURNS;
  });
  if (open.length === 0) return again;
  return [...again, { concept, rules: open.flatMap((rule) => rule ?? []), from: count + LATER }];
}

/** Queues a repeat other than the question just asked, e.g. a habit from another game. Does nothing if it is queued. */
export const comingBack = (
  progress: SessionProgress,
  concept: string,
  rules: readonly RuleId[],
): SessionProgress => ({
  ...progress,
  again: withAgain(progress, { concept, rules }, progress.done.length),
});
