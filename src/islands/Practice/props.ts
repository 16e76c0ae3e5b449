import type { Question } from '../../puzzles/question.ts';
import type { GameFacts, KnownRule, TaughtIn } from './question-kind.ts';
import type { Planned } from './question-order.ts';
import type { QuestionSource } from './question-source.ts';

export interface PracticeProps {
  /** The id of a game. */
  readonly ruleset: string;
  /** The game's name. */
  readonly title: string;
  /** What is asked: a kind of question, or null for all of them. */
  readonly concept: string | null;
  /** The kinds of question that this game has. */
  readonly concepts: readonly string[];
  /** The address of the rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** Where all of the game's practice is. */
  readonly home: string;
  /** Of a test: what each of its questions turns on. Its length and grade are not the reader's to choose. */
  readonly plan?: readonly Planned[];
  /** The first question, drawn by the server. */
  readonly first: Question;
  /** The fragment of its address. */
  readonly link: string;
  /** What is seen of it that only the rules can tell. */
  readonly seen: unknown;
  /** What it shows of the rules, and their words as far as it says them. */
  readonly facts: GameFacts;
  readonly words: PracticeBook;
  /** The address of all of their words. */
  readonly rules: string;
  /** It stands in a frame: there a cover asks whether to deal another first question than the page has brought. */
  readonly framed?: boolean;
}

/** What is fetched beside the page: the words of its rules. */
export interface PracticeBook {
  /** Its rules by their ids, each with the key of the first lesson that teaches it. */
  readonly book: Readonly<
    Record<string, Omit<KnownRule, 'id' | 'lesson'> & { readonly taught?: string | undefined }>
  >;
  /** Its lessons by their keys. */
  readonly lessons: Readonly<Record<string, TaughtIn & { readonly exercises: readonly string[] }>>;
}

/** Where no words can be had. */
export const NOTHING: PracticeBook = { book: {}, lessons: {} };

/** A rule as it is told of: one that nobody has written of is called by its id. */
export function entryIn({ book, lessons }: PracticeBook, id: string): KnownRule {
  const { taught, ...words } = book[id] ?? { title: id, sentence: '' };
  return { ...words, id, lesson: taught === undefined ? undefined : lessons[taught] };
}

/** The same address for another game. @param from the game that it is for */
export function addressFor(address: string, from: string, to: string): string {
  const at = address.lastIndexOf(`/${from}/`);
  return `${address.slice(0, at + 1)}${to}${address.slice(at + 1 + from.length)}`;
}

export type LoadedPractice = PracticeProps & {
  /** Where questions come from, where that is there already. */
  readonly source?: QuestionSource;
};
