import type { Question } from '../../puzzles/question.ts';
import type { GameFacts, KnownRule, TaughtIn } from './question-kind.ts';
import type { Planned } from './question-order.ts';
import type { QuestionSource } from './question-source.ts';

export interface PracticeProps {
  /** The id of a game. */
  readonly ruleset: string;
  /** The game's name. */
  readonly title: string;
  /** The question kind of the page; null for all kinds mixed. */
  readonly concept: string | null;
  /** Question kinds this game has. */
  readonly concepts: readonly string[];
  /** The address of the rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** Address of the game's practice overview. */
  readonly home: string;
  /** Questions of a test, in order. The reader cannot change a test's length or difficulty. */
  readonly plan?: readonly Planned[];
  /** The first question, which the server has rendered. */
  readonly first: Question;
  /** Link fragment of the first question. */
  readonly link: string;
  /** Rule-dependent data that the first question shows (from its kind's `see`). */
  readonly seen: unknown;
  /** Game facts for the first question, and the rule texts it uses. */
  readonly facts: GameFacts;
  readonly words: PracticeBook;
  /** Address of the JSON file with all rule texts of the game. */
  readonly rules: string;
  /** True in a frame. There a cover asks before the first question is replaced by another. */
  readonly framed?: boolean;
}

/** Rule texts and lessons of a game, fetched separately from the page. */
export interface PracticeBook {
  /** Rules by id. `taught` is the key of the first lesson that teaches the rule. */
  readonly book: Readonly<
    Record<string, Omit<KnownRule, 'id' | 'lesson'> & { readonly taught?: string | undefined }>
  >;
  /** Lessons by key. */
  readonly lessons: Readonly<Record<string, TaughtIn & { readonly exercises: readonly string[] }>>;
}

/** Stands in when no texts can be fetched. */
export const NOTHING: PracticeBook = { book: {}, lessons: {} };

/** Looks up a rule's texts and lesson. A rule without texts has its id as title. */
export function entryIn({ book, lessons }: PracticeBook, id: string): KnownRule {
  const { taught, ...words } = book[id] ?? { title: id, sentence: '' };
  return { ...words, id, lesson: taught === undefined ? undefined : lessons[taught] };
}

/**
 * Replaces the game in an address: ("/play/riichi/x", "riichi", "hong-kong") gives "/play/hong-kong/x".
 * @param from the game in the given address
 */
export function addressFor(address: string, from: string, to: string): string {
  const at = address.lastIndexOf(`/${from}/`);
  return `${address.slice(0, at + 1)}${to}${address.slice(at + 1 + from.length)}`;
}

export type LoadedPractice = PracticeProps & {
  /** The question source, if it is already loaded. */
  readonly source?: QuestionSource;
};
