/** Where a drill's answers are judged and proved. In a lesson it is there from the start, elsewhere with the first answer. */
import type { Question, Room } from '../../puzzles/question.ts';
import { wordsIn } from '../../words/index.ts';
import { type PracticeWords, practiceWordsIn } from '../../words/practice.ts';
import type { Words } from '../../words/words.ts';
import type { AnyAsker } from '../Practice/asker.ts';
import { loadAsker } from '../Practice/askers.ts';
import { ProofView } from '../Practice/Proof.tsx';
import type { PracticeBook } from '../Practice/props.ts';

export interface Desk {
  /** How each kind of question is proved. */
  readonly askers: ReadonlyMap<string, AnyAsker>;
  /** What proofs are told in, and the words of the rules. */
  readonly words: Words;
  readonly say: PracticeWords;
  readonly book: PracticeBook;
  readonly ProofView: typeof ProofView;
  /** What the rules are asked in, by the kind of hand. */
  readonly rooms: (under?: string) => Room;
  /** A question with the rules that decide it. */
  readonly whole: (question: Question) => Question;
}

/** What questions are judged with. */
export type Judged = Pick<Desk, 'rooms' | 'whole'>;

/** @param kinds the kinds of question that are asked */
export async function deskOf(
  kinds: readonly string[],
  lang: string,
  book: PracticeBook,
  judged: Judged,
): Promise<Desk> {
  const askers = await Promise.all(kinds.map(async (kind) => [kind, await loadAsker(kind)] as const));
  return {
    askers: new Map(askers),
    words: wordsIn(lang),
    say: practiceWordsIn(lang),
    book,
    ProofView,
    ...judged,
  };
}
