/** A session of questions: what comes next, and what it has come to. Plain data; nothing here draws or deals. */
import type { RuleId } from '../../engine/action.ts';
import { createRandom, type Seed } from '../../engine/random.ts';
import type { Grade } from '../../puzzles/question.ts';
import type { Mark } from './Marks.tsx';

export type Level = Grade | 'follow';

/** A question that was answered. */
export interface Done {
  readonly concept: string;
  readonly number: number;
  readonly decides: readonly RuleId[];
  /** Those of them, or others, that a wrong answer has missed. */
  readonly missed: readonly RuleId[];
  readonly right: boolean;
}

/** What the next question is to be. */
export interface Wish {
  readonly concept: string;
  readonly number: number;
  readonly grade: Grade;
  readonly rules: readonly RuleId[];
  /** One like it was missed in this session, or is due. */
  readonly comesBack: boolean;
}

/** Something to be asked again: a kind of question, and the rules that decided it. */
export interface Again {
  readonly concept: string;
  readonly rules: readonly RuleId[];
  /** Not before so many questions have been answered. */
  readonly from: number;
}

/** What one question of a test turns on. */
export interface Planned {
  readonly concept: string;
  readonly rules: readonly RuleId[];
}

export interface Sitting {
  readonly seed: Seed;
  /** Of a test: what each question is to be, in order. Nothing comes back in it. */
  readonly plan?: readonly Planned[] | undefined;
  /** How many questions; null for no end. */
  readonly length: number | null;
  readonly level: Level;
  readonly grade: Grade;
  /** The kinds of question that it is made of. */
  readonly concepts: readonly string[];
  /** Rules of which one must decide each; any where there are none. */
  readonly rules: readonly RuleId[];
  /** The place of its next question in the series. */
  readonly number: number;
  readonly done: readonly Done[];
  readonly again: readonly Again[];
  /** Right answers since the last wrong one, or since the grade rose. */
  readonly streak: number;
}

/** After how many others a missed one comes back. */
const LATER = 3;
/** After how many right answers in a row it becomes harder. */
const RISES = 3;

export const sittingOf = (
  from: Pick<Sitting, 'seed' | 'length' | 'level' | 'concepts'> &
    Partial<Pick<Sitting, 'rules' | 'number' | 'again' | 'plan'>>,
): Sitting => ({
  rules: [],
  number: 0,
  again: [],
  ...from,
  grade: from.level === 'follow' ? 1 : from.level,
  done: [],
  streak: 0,
});

/** Whether it has all its questions. */
export const isOver = ({ length, done }: Sitting): boolean => length !== null && done.length >= length;

export const rightOf = ({ done }: Sitting): number => done.filter(({ right }) => right).length;

/** How far it is, question by question; nothing where it has no end. */
export function marksOf({ done, length }: Sitting, isAnswered: boolean): Mark[] {
  const at = done.length - (isAnswered ? 1 : 0);
  return Array.from({ length: length ?? 0 }, (_, i) => {
    const answer = done[i];
    if (answer) return answer.right ? 'right' : 'wrong';
    return i === at ? 'now' : 'open';
  });
}

/** What is asked next: what was missed and has waited long enough, else another one of the series. */
export function wishOf(sitting: Sitting): Wish {
  const { seed, number, grade, concepts, rules, again, done, plan } = sitting;
  const planned = plan?.[done.length % plan.length];
  if (planned) return { ...planned, number, grade, comesBack: false };
  const due = again.find(({ from }) => from <= done.length);
  if (due) return { concept: due.concept, number, grade, rules: due.rules, comesBack: true };
  const at = createRandom(seed, number, 'concept').below(concepts.length);
  return { concept: concepts[at] ?? '', number, grade, rules, comesBack: false };
}

/** The session once this question is shown: the next has the number after it. */
export function asked(sitting: Sitting, wish: Wish, number: number): Sitting {
  const due = wish.comesBack
    ? sitting.again.find(({ concept, rules }) => concept === wish.concept && rules === wish.rules)
    : undefined;
  return { ...sitting, number: number + 1, again: sitting.again.filter((each) => each !== due) };
}

/** The session once it is answered: what is missed comes back, and the level follows where it is to. */
export function answered(sitting: Sitting, done: Done): Sitting {
  const { level, grade, again, plan } = sitting;
  const streak = done.right ? sitting.streak + 1 : 0;
  const rises = level === 'follow' && streak >= RISES && grade < 3;
  const falls = level === 'follow' && !done.right && grade > 1;
  const all = [...sitting.done, done];
  return {
    ...sitting,
    done: all,
    streak: rises ? 0 : streak,
    grade: (rises ? grade + 1 : falls ? grade - 1 : grade) as Grade,
    again:
      done.right || plan
        ? again
        : [...again, { concept: done.concept, rules: done.missed, from: all.length + LATER }],
  };
}

/** The session once something beside what was asked is to come back in it; what does already comes once. */
export function comingBack(sitting: Sitting, concept: string, rules: readonly RuleId[]): Sitting {
  const { again, done } = sitting;
  const isKnown = again.some((each) => each.concept === concept && each.rules.join() === rules.join());
  return isKnown ? sitting : { ...sitting, again: [...again, { concept, rules, from: done.length + LATER }] };
}
