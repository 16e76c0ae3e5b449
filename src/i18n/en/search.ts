import { listOr } from './numbers.ts';

/** English texts of the search. */
export const search = {
  label: 'Search lessons and rules',
  placeholder: 'pair, kong, who pays …',
  found: (number: number, query: string) =>
    `${number === 1 ? '1 page mentions' : `${number} pages mention`} “${query}”.`,
  none: (query: string) => `Nothing found for “${query}”. Try a shorter word, or a game’s own word for it.`,
  /** A word is told, and no page has it. */
  onlyWord: (query: string) => `No page says more about “${query}”.`,
  /** What games call a thing: "Called Pung, Pong or Pon." */
  called: (words: readonly string[]) => `Also called ${listOr(words)}.`,
  /** Words between the things that are asked about; the search ignores them. */
  joining: 'between difference mean meaning means versus vs',
  failed: 'The search could not be loaded. All lessons and rulebooks are listed below.',
  /** Kinds of results. `word`: an entry of the glossary; `page`: anything else. */
  kinds: { lesson: 'Lesson', rule: 'Rule', word: 'Word', page: 'Page' },
  /** "18 more in British" */
  more: (count: number, game: string) => `${count} more in ${game}`,
};
