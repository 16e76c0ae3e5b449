import type { SearchWords } from '../search.ts';

/** The words of the search in English. */
export const search: SearchWords = {
  label: 'Search lessons and rules',
  placeholder: 'pair, kong, who pays …',
  found: (number, query) => `${number === 1 ? '1 page mentions' : `${number} pages mention`} “${query}”.`,
  none: (query) => `Nothing found for “${query}”. Try a shorter word, or a game’s own word for it.`,
  failed: 'The search could not be loaded. All lessons and rulebooks are listed below.',
  kinds: { lesson: 'Lesson', rule: 'Rule', word: 'Word', page: 'Page' },
  more: (count, game) => `${count} more in ${game}`,
};
