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

/** What a word means: shown above the hits where the query asks for it. */
export interface WordCard {
  readonly title: string;
  readonly says: string;
  /** Its place in the glossary. */
  readonly href: string;
  /** Lower-case words and phrases that ask for it. */
  readonly phrases: readonly string[];
  /** What games call it, if they have a word for it. */
  readonly called: readonly string[];
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
  readonly cards: readonly WordCard[];
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
export function shelve(things: readonly Thing[], speech: QueryWords, cards: readonly WordCard[]): string {
  const index = new MiniSearch(optionsFor(speech));
  index.addAll(things);
  return JSON.stringify({ speech, cards, index: index.toJSON() } satisfies SearchIndex);
}

/** What a query finds. */
export interface Found {
  /** The words it asks for, in its order. */
  readonly cards: readonly WordCard[];
  readonly games: readonly GameFound[];
}

/** Opens a serialised index. @param own ids of the games that the reader learns, which come first */
export function openShelf(text: string): (query: string, own: readonly string[]) => Found {
  const find = openIndex(text);
  const { cards }: SearchIndex = JSON.parse(text);
  return (query, own) => ({ cards: askedCards(cards, query), games: byGame(find(query), own) });
}

/** Lists the cards that a query asks for: “pong vs kong” asks for two. Of two phrases that overlap the longer counts. */
export function askedCards(cards: readonly WordCard[], query: string): WordCard[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const cardFor = new Map(cards.flatMap((card) => card.phrases.map((phrase) => [phrase, card] as const)));
  const longest = Math.max(0, ...[...cardFor.keys()].map((phrase) => phrase.split(' ').length));
  const wanted = new Set<WordCard>();
  for (let from = 0; from < words.length; ) {
    let length = Math.min(longest, words.length - from);
    while (length > 1 && !cardFor.has(words.slice(from, from + length).join(' '))) length--;
    const card = cardFor.get(words.slice(from, from + length).join(' '));
    if (card) wanted.add(card);
    from += length;
  }
  return [...wanted];
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
interface GameFound {
  readonly game: string;
  readonly found: readonly SearchHit[];
}

/** Groups hits by game. The reader's own games come first, then the one with the best hit; hits keep their order. */
export function byGame(found: readonly SearchHit[], own: readonly string[]): GameFound[] {
  const games = new Map<string, SearchHit[]>();
  for (const hit of found) {
    const group = games.get(hit.game);
    if (group) group.push(hit);
    else games.set(hit.game, [hit]);
  }
  const groups = [...games].map(([game, hits]) => ({ game, found: hits }));
  const isOwn = ({ found: [hit] }: GameFound): boolean => hit !== undefined && own.includes(hit.ruleset);
  return [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))];
}
