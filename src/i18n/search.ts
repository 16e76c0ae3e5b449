/** The words of the search as one types. */
import { search as english } from './en/search.ts';
import { inLanguage } from './in-language.ts';

export interface SearchWords {
  readonly label: string;
  readonly placeholder: string;
  readonly found: (count: number, query: string) => string;
  readonly none: (query: string) => string;
  readonly failed: string;
  /** What was found, by its kind: a row of the glossary is a word, and a page none of the others. */
  readonly kinds: Readonly<Record<'lesson' | 'rule' | 'word' | 'page', string>>;
  /** "18 more in British" */
  readonly more: (count: number, game: string) => string;
}

/** The words of this language, or English where it is not spoken yet. */
export const searchWordsIn = inLanguage<SearchWords>({ en: english });
