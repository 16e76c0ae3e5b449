/** Types and parser for a row of questions in a frame's link. Grading is done elsewhere. */
import { PLAIN_SEED } from '../../notation/plain-seed.ts';
import type { Difficulty, Prompt } from '../../puzzles/question.ts';
import type { AnswerRules } from '../Drill/answer-rules.ts';
import type { PracticeBook } from '../Practice/practice-book.ts';
import type { GameFacts, QuestionView } from '../Practice/question-kind.ts';

/** Default question kind, also used if the game lacks the requested one. */
export const PLAINEST = 'win';
/** Number of questions: COUNT by default, MOST at most. */
export const COUNT = 5;
const MOST = 20;

/** The row of questions a link asks for. */
export interface RowRequest {
  readonly kind: string;
  readonly seed: string;
  readonly grade: Difficulty;
  /** At least one of these rules must decide each question; empty for any. */
  readonly rules: readonly string[];
  readonly count: number;
}

/**
 * Parses the row request of a link; missing or malformed values get defaults.
 * @param query e.g. `of=waits&seed=heron&grade=2&rules=a,b&count=5`
 */
export const rowRequestOf = (query: URLSearchParams): RowRequest => ({
  kind: query.get('of') || PLAINEST,
  seed: query.get('seed') ?? PLAIN_SEED,
  grade: (Number(query.get('grade')) || 1) as Difficulty,
  rules: (query.get('rules') ?? '').split(',').filter(Boolean),
  count: Math.min(MOST, Math.max(1, Number(query.get('count')) || COUNT)),
});

/** True if the build has dealt these questions already: default seed and difficulty, no rules, at most COUNT. */
export const isPrebuilt = ({ seed, grade, rules, count }: RowRequest): boolean =>
  seed === PLAIN_SEED && grade === 1 && rules.length === 0 && count <= COUNT;

/** A row of questions of one kind. */
export interface QuestionRow {
  readonly kind: string;
  readonly view: QuestionView;
  readonly questions: readonly Prompt[];
  readonly facts: GameFacts;
  /** Rule-dependent data shown with a question. */
  readonly seen: (put: Prompt) => unknown;
  /** Texts of the rules the views show, if they were delivered with the questions. */
  readonly words?: PracticeBook;
  /** Message about what was not available and what replaced it; null if nothing. */
  readonly amended: string | null;
  /** Loads the grading with the first answer. */
  readonly judged: () => Promise<AnswerRules>;
}
