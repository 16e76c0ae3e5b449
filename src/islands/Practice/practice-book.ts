/** The rule texts and lessons that proofs of a game link to. */
import type { KnownRule, TaughtIn } from './question-kind.ts';

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
