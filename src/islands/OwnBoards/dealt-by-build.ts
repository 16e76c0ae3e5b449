/** Questions that the build has dealt: whoever wishes for no others needs no rules to be asked. */
import type { Prompt, Question } from '../../puzzles/question.ts';
import { dataAt } from '../../storage/data.ts';
import { viewOf } from '../Practice/kinds.ts';
import type { PracticeBook } from '../Practice/props.ts';
import type { GameFacts } from '../Practice/question-kind.ts';
import type { OwnBoardsProps } from './props.ts';
import type { QuestionRow, RowRequest } from './question-row.ts';

/** A file of them, of one kind. */
export interface Brought {
  readonly questions: readonly Question[];
  /** What is seen of each that only the rules can tell. */
  readonly seen: readonly unknown[];
  readonly facts: GameFacts;
  /** The rules that their views tell of. */
  readonly words: PracticeBook;
}

/** @throws where they cannot be had */
export async function broughtRow(
  { kind, count }: RowRequest,
  amended: string | null,
  { game, practice }: OwnBoardsProps,
): Promise<QuestionRow> {
  const view = viewOf(kind);
  const file = (await dataAt(`${practice}${kind}/dealt.json`)) as Brought;
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
