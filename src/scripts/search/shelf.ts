/** How the search index is made and asked: the same settings at the build and in the browser. */
import MiniSearch, { type Options } from 'minisearch';

/** One thing that can be found: a lesson or a rule. */
export interface Found {
  /** Its address on the host. */
  readonly id: string;
  readonly kind: 'lesson' | 'rule';
  readonly ruleset: string;
  /** The name of its game, as it is shown. */
  readonly game: string;
  readonly title: string;
  /** The line shown under the title. */
  readonly line: string;
}

const options: Options<Found & { text: string }> = {
  fields: ['title', 'line', 'text', 'game'],
  storeFields: ['kind', 'ruleset', 'game', 'title', 'line'],
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { title: 4, line: 2 },
    combineWith: 'AND',
  },
};

/** The index over everything that can be found, as text to be kept. */
export function shelve(things: readonly (Found & { text: string })[]): string {
  const index = new MiniSearch(options);
  index.addAll(things);
  return JSON.stringify(index);
}

/** Opens a kept index: what answers to a query, the best first. */
export function open(text: string): (query: string) => Found[] {
  const index = MiniSearch.loadJSON(text, options);
  return (query) =>
    index.search(query).map((hit) => ({
      id: String(hit.id),
      kind: hit.kind === 'rule' ? 'rule' : 'lesson',
      ruleset: String(hit.ruleset),
      game: String(hit.game),
      title: String(hit.title),
      line: String(hit.line),
    }));
}
