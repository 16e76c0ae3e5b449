/** Builds and queries the search index, with the same settings at build time and in the browser. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';

const KINDS = ['lesson', 'rule', 'word', 'page'] as const;

/** A search hit: a lesson, a rule, a glossary row or a page. */
export interface SearchHit {
  /** Address on the host; also its id. */
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly ruleset: string;
  /** Title of its game. */
  readonly game: string;
  readonly title: string;
  /** Line shown below the title. */
  readonly line: string;
}

/** Vocabulary of queries, all lower case. */
export interface QueryWords {
  /** Stop words. */
  readonly idle: readonly string[];
  /** Lists of synonyms; a query for one finds all of its list. */
  readonly same: readonly (readonly string[])[];
  /** Titles of the games. */
  readonly games: readonly string[];
}

interface SearchIndex {
  readonly speech: QueryWords;
  readonly index: AsPlainObject;
}

type Thing = SearchHit & { readonly text: string };

/** Prefix of a synonym group's term; it occurs in no word. */
const SAME = '=';

function optionsFor({ idle, same }: QueryWords): Options<Thing> {
  const dropped = new Set(idle);
  const meanings = new Map(same.flatMap((words) => words.map((word) => [word, `${SAME}${words[0]}`])));
  /** The synonym term of a word; a final "s" is ignored. Undefined if it has no synonyms. */
  const meaning = (word: string) => meanings.get(word) ?? meanings.get(word.replace(/s$/, ''));
  return {
    fields: ['title', 'line', 'text', 'game'],
    storeFields: ['kind', 'ruleset', 'game', 'title', 'line'],
    // Texts are indexed by word and by synonym term; queries use the synonym term only. So half-typed words still
    // match.
    processTerm: (term, field) => {
      const word = term.toLowerCase();
      if (dropped.has(word)) return null;
      const means = meaning(word);
      // Otherwise the title "Hong Kong" would match queries for a kong.
      if (field === 'game') return means === undefined ? word : null;
      return means === undefined ? word : [word, means];
    },
    searchOptions: {
      processTerm: (term) => {
        const word = term.toLowerCase();
        return dropped.has(word) ? null : (meaning(word) ?? word);
      },
      prefix: (term) => !term.startsWith(SAME),
      fuzzy: (term) => (term.length > 4 && !term.startsWith(SAME) ? 0.2 : false),
      boost: { title: 4, line: 2 },
      combineWith: 'AND',
    },
  };
}

/** Builds the index and serialises it as JSON. */
export function shelve(things: readonly Thing[], speech: QueryWords): string {
  const index = new MiniSearch(optionsFor(speech));
  index.addAll(things);
  return JSON.stringify({ speech, index: index.toJSON() } satisfies SearchIndex);
}

/** Opens a serialised index; the returned function gives hits grouped by game. */
export function openShelf(text: string): (query: string) => readonly GameFound[] {
  const find = openIndex(text);
  return (query) => byGame(find(query));
}

/** Opens a serialised index; the returned function gives hits, best first. */
export function openIndex(text: string): (query: string) => SearchHit[] {
  const { speech, index }: SearchIndex = JSON.parse(text);
  const shelf = MiniSearch.loadJS<Thing>(index, optionsFor(speech));
  const games = [...new Set(speech.games)].toSorted((a, b) => b.length - a.length);
  return (query) => {
    // A query that names a game searches that game only; with no other words, it lists everything of it.
    const game = games.find((title) => query.toLowerCase().includes(title.toLowerCase()));
    const rest = game === undefined ? query : query.replace(new RegExp(escapeHtml(game), 'gi'), ' ');
    const term = game !== undefined && rest.trim() === '' ? MiniSearch.wildcard : rest;
    const found = shelf.search(term, game === undefined ? {} : { filter: (hit) => hit.game === game });
    return found.map((hit) => ({
      id: String(hit.id),
      kind: KINDS.find((kind) => kind === hit.kind) ?? 'lesson',
      ruleset: String(hit.ruleset),
      game: String(hit.game),
      title: String(hit.title),
      line: String(hit.line),
    }));
  };
}

const escapeHtml = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** Hits of one game. */
export interface GameFound {
  readonly game: string;
  readonly found: readonly SearchHit[];
}

/** Groups hits by game. Games are ordered by their best hit; hits keep their order. */
export function byGame(found: readonly SearchHit[]): GameFound[] {
  const games = new Map<string, SearchHit[]>();
  for (const hit of found) {
    const own = games.get(hit.game);
    if (own) own.push(hit);
    else games.set(hit.game, [hit]);
  }
  return [...games].map(([game, own]) => ({ game, found: own }));
}
