/** A session of questions: what comes next, and what it has come to. Plain data; nothing here draws or deals. */
import type { RuleId } from '../../engine/action.ts';
import { createRandom, type Seed } from '../../engine/random.ts';
import { faceCalled } from '../../notation/face-name.ts';
import type { Difficulty } from '../../puzzles/question.ts';
import type { Mark } from './ProgressDots.tsx';

export type Level = Difficulty | 'follow';

/** A question that was answered. */
export interface SessionAnswer {
  readonly concept: string;
  readonly number: number;
  readonly decides: readonly RuleId[];
  /** Those of them, or others, that a wrong answer has missed. */
  readonly missed: readonly RuleId[];
  readonly right: boolean;
}

/** What the next question is to be. */
export interface QuestionRequest {
  readonly concept: string;
  readonly number: number;
  readonly grade: Difficulty;
  readonly rules: readonly RuleId[];
  /** One like it was missed in this session, or is due. */
  readonly comesBack: boolean;
}

/** Something to be asked again: a kind of question, and the rules that decided it. */
export interface Again extends Planned {
  /** Not before so many questions have been answered. */
  readonly from: number;
}

/** Something that was asked again, after so many answers. */
interface Returned extends Planned {
  readonly at: number;
}

/** What one question turns on: its kind, and the rules of which one decides it. */
export interface Planned {
  readonly concept: string;
  readonly rules: readonly RuleId[];
}

export interface QuestionSession {
  readonly seed: Seed;
  /** Of a test, and of what is due: what each question is to be, in order. Nothing comes back in it. */
  readonly plan?: readonly Planned[] | undefined;
  /** How many questions; null for no end. */
  readonly length: number | null;
  readonly level: Level;
  readonly grade: Difficulty;
  /** The kinds of question that it is made of. */
  readonly concepts: readonly string[];
  /** Rules of which one must decide each; any where there are none. */
  readonly rules: readonly RuleId[];
  /** The place of its next question in the series. */
  readonly number: number;
  readonly done: readonly SessionAnswer[];
  readonly again: readonly Again[];
  /** What has been asked again so far, each time that it was. */
  readonly returned: readonly Returned[];
  /** Right answers since the last wrong one, or since the grade rose. */
  readonly streak: number;
}

/** After how many others a missed one comes back. */
const LATER = 3;
/** Of those that come back each second one is another question. */
const APART = 2;
/** How often something comes back in a session, however often it is missed. */
const RETURNS = 2;
/** After how many wrong answers in a row a kind of question rests, and for how many questions. */
const TIRES = 3;
const RESTS = 5;
/** After how many right answers in a row it becomes harder. */
const RISES = 3;

export const sittingOf = (
  from: Pick<QuestionSession, 'seed' | 'length' | 'level' | 'concepts'> &
    Partial<Pick<QuestionSession, 'rules' | 'number' | 'again' | 'plan'>>,
): QuestionSession => ({
  rules: [],
  number: 0,
  again: [],
  ...from,
  grade: from.level === 'follow' ? 1 : from.level,
  done: [],
  returned: [],
  streak: 0,
});

/** Whether it has all its questions. */
export const isOver = ({ length, done }: QuestionSession): boolean =>
  length !== null && done.length >= length;

export const rightOf = ({ done }: QuestionSession): number => done.filter(({ right }) => right).length;

/** How far it is, question by question; nothing where it has no end. */
export function marksOf({ done, length }: QuestionSession, isAnswered: boolean): Mark[] {
  const at = done.length - (isAnswered ? 1 : 0);
  return Array.from({ length: length ?? 0 }, (_, i) => {
    const answer = done[i];
    if (answer) return answer.right ? 'right' : 'wrong';
    return i === at ? 'now' : 'open';
  });
}

/** Whether something is of this kind and of this rule; with no rule told, whether it is of none. */
const isOf =
  (concept: string, rule: RuleId | undefined) =>
  (each: Planned): boolean =>
    each.concept === concept && (rule === undefined ? each.rules.length === 0 : each.rules.includes(rule));

/** The rules of a question one by one, or that it has none. */
const ruleByRule = (rules: readonly RuleId[]): readonly (RuleId | undefined)[] =>
  rules.length > 0 ? rules : [undefined];

/** Whether the last few questions of this kind were all missed, and that not long ago. */
function isResting({ done }: QuestionSession, concept: string): boolean {
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

/** The rules of which one decides the next question; where these are tiles, each is asked before one is again. */
function unnamed({ rules, done }: QuestionSession): readonly RuleId[] {
  const left = rules.filter(
    (rule) => faceCalled(rule) !== null && !done.some(({ decides }) => decides.includes(rule)),
  );
  return left.length > 0 ? left : rules;
}

/** What is asked next: what was missed and has waited long enough, else another one of the series. */
export function nextRequest(sitting: QuestionSession): QuestionRequest {
  const { seed, number, grade, concepts, again, done, plan } = sitting;
  const planned = plan?.[done.length % plan.length];
  if (planned) return { ...planned, number, grade, comesBack: false };
  const rested = concepts.filter((concept) => !isResting(sitting, concept));
  const open = rested.length > 0 ? rested : concepts;
  const last = sitting.returned.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
  const due = again.find(
    ({ concept, from }) =>
      from <= done.length &&
      // What is left of other days is asked in a row.
      (from === 0 || last + APART <= done.length) &&
      (open === concepts || !isResting(sitting, concept)),
  );
  if (due) {
    const { concept, rules } = due;
    // Each time that it comes back it is easier.
    const times = ruleByRule(rules).map((rule) => sitting.returned.filter(isOf(concept, rule)).length);
    const easier = 1 + Math.max(...times);
    return { concept, number, grade: Math.max(1, grade - easier) as Difficulty, rules, comesBack: true };
  }
  const at = createRandom(seed, number, 'concept').below(open.length);
  return { concept: open[at] ?? '', number, grade, rules: unnamed(sitting), comesBack: false };
}

/** The session once this question is shown: the next has the number after it. */
export function withRequest(
  sitting: QuestionSession,
  wish: QuestionRequest,
  number: number,
): QuestionSession {
  const due = wish.comesBack
    ? sitting.again.find(({ concept, rules }) => concept === wish.concept && rules === wish.rules)
    : undefined;
  return {
    ...sitting,
    number: number + 1,
    again: sitting.again.filter((each) => each !== due),
    returned: due ? [...sitting.returned, { ...due, at: sitting.done.length }] : sitting.returned,
  };
}

/** The session without the question of its plan that cannot be had. */
export function leftOut(sitting: QuestionSession): QuestionSession {
  const { plan = [], done } = sitting;
  const left = plan.filter((_, at) => at !== done.length);
  return { ...sitting, plan: left, length: left.length };
}

/** The session once it is answered: what is missed comes back, and the level follows where it is to. */
export function answered(sitting: QuestionSession, done: SessionAnswer): QuestionSession {
  const { level, grade, again, plan } = sitting;
  const streak = done.right ? sitting.streak + 1 : 0;
  const rises = level === 'follow' && streak >= RISES && grade < 3;
  const falls = level === 'follow' && !done.right && grade > 1;
  const all = [...sitting.done, done];
  return {
    ...sitting,
    done: all,
    streak: rises ? 0 : streak,
    grade: (rises ? grade + 1 : falls ? grade - 1 : grade) as Difficulty,
    again:
      done.right || plan
        ? again
        : withAgain(sitting, { concept: done.concept, rules: done.missed }, all.length),
  };
}

/** What is to come back, and this with it: as far as it does not already, and has not come back often enough. */
function withAgain(
  { again, returned }: QuestionSession,
  { concept, rules }: Planned,
  count: number,
): readonly Again[] {
  const open = ruleByRule(rules).filter((rule) => {
    const isThis = isOf(concept, rule);
    return !again.some(isThis) && returned.filter(isThis).length < RETURNS;
  });
  if (open.length === 0) return again;
  return [...again, { concept, rules: open.flatMap((rule) => rule ?? []), from: count + LATER }];
}

/** The session once something beside what was asked is to come back in it; what does already comes once. */
export const comingBack = (
  sitting: QuestionSession,
  concept: string,
  rules: readonly RuleId[],
): QuestionSession => ({
  ...sitting,
  again: withAgain(sitting, { concept, rules }, sitting.done.length),
});
