/** What a frame's address asks for: questions in a row, and what they are looked at with. Their answers are judged elsewhere. */
import { PLAIN_SEED } from '../../notation/plain-seed.ts';
import type { Difficulty, Prompt } from '../../puzzles/question.ts';
import type { AnswerRules } from '../Drill/answer-rules.ts';
import type { PracticeBook } from '../Practice/props.ts';
import type { GameFacts, QuestionView } from '../Practice/question-kind.ts';

/** The kind of question where nothing is said, or the game does not have it. */
export const PLAINEST = 'win';
/** How many questions there are where nothing is said, and at most. */
export const COUNT = 5;
const MOST = 20;

/** Questions that an address wishes for. */
export interface RowRequest {
  readonly kind: string;
  readonly seed: string;
  readonly grade: Difficulty;
  /** Rules of which one must decide each of them. */
  readonly rules: readonly string[];
  readonly count: number;
}

/** @param query `of=waits&seed=heron&grade=2&rules=a,b&count=5`; what it does not say is as it is without */
export const rowRequestOf = (query: URLSearchParams): RowRequest => ({
  kind: query.get('of') || PLAINEST,
  seed: query.get('seed') ?? PLAIN_SEED,
  grade: (Number(query.get('grade')) || 1) as Difficulty,
  rules: (query.get('rules') ?? '').split(',').filter(Boolean),
  count: Math.min(MOST, Math.max(1, Number(query.get('count')) || COUNT)),
});

/** Whether it wishes for no others than the build has dealt: the first of the plainest series. */
export const isPrebuilt = ({ seed, grade, rules, count }: RowRequest): boolean =>
  seed === PLAIN_SEED && grade === 1 && rules.length === 0 && count <= COUNT;

/** Questions of one kind in a row. */
export interface QuestionRow {
  readonly kind: string;
  readonly view: QuestionView;
  readonly questions: readonly Prompt[];
  readonly facts: GameFacts;
  /** What is seen of a question that only the rules can tell. */
  readonly seen: (put: Prompt) => unknown;
  /** The words of the rules that their views tell of, where they came with them. */
  readonly words?: PracticeBook;
  /** What could not be had, and what is there in its place. */
  readonly amended: string | null;
  /** What answers are judged with: loaded with the first of them. */
  readonly judged: () => Promise<AnswerRules>;
}
