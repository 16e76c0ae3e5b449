/** How the search index is made and asked: the same settings at the build and in the browser. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';

const KINDS = ['lesson', 'rule', 'word', 'page'] as const;

/** One thing that can be found: a lesson, a rule, a row of the glossary, or a page of its own. */
export interface SearchHit {
  /** Its address on the host. */
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly ruleset: string;
  /** The name of its game, as it is shown. */
  readonly game: string;
  readonly title: string;
  /** The line shown under the title. */
  readonly line: string;
}

/** What an asker's words mean. All in small letters. */
export interface QueryWords {
  /** Words that say nothing about what is looked for. */
  readonly idle: readonly string[];
  /** Words for the same thing, a list each: whoever asks for one of them finds them all. */
  readonly same: readonly (readonly string[])[];
  /** The names of the games, as they are shown. */
  readonly games: readonly string[];
}

interface SearchIndex {
  readonly speech: QueryWords;
  readonly index: AsPlainObject;
}

type Thing = SearchHit & { readonly text: string };

/** In front of what stands for all words of a list; in no word is it found. */
const SAME = '=';

function optionsFor({ idle, same }: QueryWords): Options<Thing> {
  const dropped = new Set(idle);
  const meanings = new Map(same.flatMap((words) => words.map((word) => [word, `${SAME}${words[0]}`])));
  /** A word as it is looked up: a plural is no other word. */
  const meaning = (word: string) => meanings.get(word) ?? meanings.get(word.replace(/s$/, ''));
  return {
    fields: ['title', 'line', 'text', 'game'],
    storeFields: ['kind', 'ruleset', 'game', 'title', 'line'],
    // What is written is found by itself and by its meaning, what is asked is meant: a word half typed still fits.
    processTerm: (term, field) => {
      const word = term.toLowerCase();
      if (dropped.has(word)) return null;
      const means = meaning(word);
      // Hong Kong is no kong.
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

/** The index over everything that can be found, as text to be kept. */
export function shelve(things: readonly Thing[], speech: QueryWords): string {
  const index = new MiniSearch(optionsFor(speech));
  index.addAll(things);
  return JSON.stringify({ speech, index: index.toJSON() } satisfies SearchIndex);
}

/** Opens a kept index: what answers to a query, a list a game. */
export function openShelf(text: string): (query: string) => readonly GameFound[] {
  const find = openIndex(text);
  return (query) => byGame(find(query));
}

/** Opens a kept index: what answers to a query, the best first. */
export function openIndex(text: string): (query: string) => SearchHit[] {
  const { speech, index }: SearchIndex = JSON.parse(text);
  const shelf = MiniSearch.loadJS<Thing>(index, optionsFor(speech));
  const games = [...new Set(speech.games)].toSorted((a, b) => b.length - a.length);
  return (query) => {
    // A question that names a game is asked of that game.
    const game = games.find((title) => query.toLowerCase().includes(title.toLowerCase()));
    const rest = game === undefined ? query : query.replace(new RegExp(escaped(game), 'gi'), ' ');
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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** What was found in a game. */
export interface GameFound {
  readonly game: string;
  readonly found: readonly SearchHit[];
}

/** What was found, a list a game: the game of the best of them first, and in each the best first. */
export function byGame(found: readonly SearchHit[]): GameFound[] {
  const games = new Map<string, SearchHit[]>();
  for (const hit of found) {
    const own = games.get(hit.game);
    if (own) own.push(hit);
    else games.set(hit.game, [hit]);
  }
  return [...games].map(([game, own]) => ({ game, found: own }));
}
