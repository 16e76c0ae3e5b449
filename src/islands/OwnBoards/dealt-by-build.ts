/** Loads questions dealt at build time, so that the default row shows without the rules. */
import type { Prompt, Question } from '../../puzzles/question.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import { viewOf } from '../Practice/kinds.ts';
import type { PracticeBook } from '../Practice/practice-book.ts';
import type { GameFacts } from '../Practice/question-kind.ts';
import type { OwnBoardsProps } from './props.ts';
import type { QuestionRow, RowRequest } from './question-row.ts';

/** File with prebuilt questions of one kind. */
export interface BuiltQuestions {
  readonly questions: readonly Question[];
  /** Rule-dependent data of each question, by index. */
  readonly seen: readonly unknown[];
  readonly facts: GameFacts;
  /** Texts of the rules that their views show. */
  readonly words: PracticeBook;
}

/**
 * Loads the first `count` prebuilt questions of a kind.
 * @throws if the file cannot be fetched
 */
export async function broughtRow(
  { kind, count }: RowRequest,
  amended: string | null,
  { game, practice }: OwnBoardsProps,
): Promise<QuestionRow> {
  const view = viewOf(kind);
  const file = (await dataAt(`${practice}${kind}/dealt.json`)) as BuiltQuestions;
  const { questions, seen, facts, words } = file;
  const all = questions.slice(0, count);
  const seenOf = new Map<Prompt, unknown>(all.map((question, i) => [question, seen[i]]));
  return {
    kind,
    view,
    questions: all,
    facts,
    seen: (put) => seenOf.get(put) ?? null,
    words,
    amended,
    judged: async () => (await import('./deal-questions.ts')).judgedAsDealt(game),
  };
}
