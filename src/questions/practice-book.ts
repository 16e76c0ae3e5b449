/** The rule texts and lessons that proofs of a game link to. */
import type { GeneratorContext } from '../puzzles/question.ts';
import type { KnownRule, PracticeContext, TaughtIn } from './kind.ts';

/** Rule texts and lessons of a game, fetched separately from the page. */
export interface PracticeBook {
  /** Rules by id. `taught` is the key of the first lesson that teaches the rule. */
  readonly rules: Readonly<
    Record<string, Omit<KnownRule, 'id' | 'lesson'> & { readonly taught?: string | undefined }>
  >;
  /** Lessons by key. */
  readonly lessons: Readonly<Record<string, TaughtIn & { readonly exercises: readonly string[] }>>;
}

/** Stands in when no texts can be fetched. */
export const NOTHING: PracticeBook = { rules: {}, lessons: {} };

/** Looks up a rule's texts and lesson. A rule without texts has its id as title. */
export function entryIn({ rules, lessons }: PracticeBook, id: string): KnownRule {
  const { taught, ...words } = rules[id] ?? { title: id, sentence: '' };
  return { ...words, id, lesson: taught === undefined ? undefined : lessons[taught] };
}

/** What questions of a game are told with: its rules, and its texts as the game itself words them. */
export const contextOf = (generator: GeneratorContext, book: PracticeBook): PracticeContext => ({
  generator,
  terms: generator.ruleset.terms,
  entry: (id) => entryIn(book, id),
});
