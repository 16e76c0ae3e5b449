/** The search page: searches as the reader types and keeps the query in the address. */
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { search as saySearch } from '#i18n/search.ts';
import { keepAddress } from '../../storage/address.ts';
import { readSolved } from '../../storage/exercises.ts';
import { readOpened } from '../../storage/last-lesson.ts';
import { metGames } from '../../storage/met-games.ts';
import { once } from '../../storage/once.ts';
import { readCards } from '../../storage/practice.ts';
import { island } from '../island.ts';
import type { Found, SearchHit } from './shelf.ts';
import './search.css';

interface SearchProps {
  /** Address of the search index. */
  readonly index: string;
}

/** Result of a query. */
interface SearchResult extends Found {
  readonly query: string;
}

/** Hits shown per game; the rest are folded. */
const SHOWN = 5;
/** Pause after typing before searching, in milliseconds. */
const PAUSE = 120;

/** The games that the reader learns: the one opened last, and all that were met. */
const ownGames = (): string[] => [
  ...(readOpened()?.split('/').slice(0, 1) ?? []),
  ...metGames(readCards(), readSolved()),
];

/** Searches the site while the reader types; the index is fetched with the first query. */
export function Search(props: SearchProps): JSX.Element {
  const [result, setResult] = createSignal<SearchResult | 'failed' | null>(null);
  const [query, setQuery] = createSignal('');
  const load = once(async () => {
    const [{ openShelf }, response] = await Promise.all([import('./shelf.ts'), fetch(props.index)]);
    if (!response.ok) throw new Error(`${props.index}: ${response.status}`);
    return openShelf(await response.text());
  });
  const search = async (): Promise<void> => {
    const search = query().trim();
    keepAddress(search ? `?q=${encodeURIComponent(search)}` : location.pathname);
    if (search === '') {
      setResult(null);
      return;
    }
    try {
      const find = await load();
      if (search === query().trim()) setResult({ query: search, ...find(search, ownGames()) });
    } catch {
      if (search === query().trim()) setResult('failed');
    }
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  const onInput = (text: string): void => {
    setQuery(text);
    clearTimeout(pause);
    pause = setTimeout(search, PAUSE);
  };
  onCleanup(() => clearTimeout(pause));
  onMount(() => {
    setQuery(new URLSearchParams(location.search).get('q') ?? '');
    if (query() !== '') void search();
  });
  const found = () => {
    const now = result();
    return now === null || now === 'failed' ? null : now;
  };
  const status = (): string => {
    const now = found();
    if (!now) return result() === 'failed' ? saySearch.failed : '';
    const count = now.games.reduce((sum, { found: { length } }) => sum + length, 0);
    if (count > 0) return saySearch.found(count, now.query);
    return now.cards.length > 0 ? saySearch.onlyWord(now.query) : saySearch.none(now.query);
  };
  const Hits = (of: { hits: readonly SearchHit[] }): JSX.Element => (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks is no list to some screen readers
    <ol role="list">
      <For each={of.hits}>
        {(hit) => (
          <li>
            <p class="search-kind">{saySearch.kinds[hit.kind]}</p>
            <h3>
              <a href={hit.id}>{hit.title}</a>
            </h3>
            <p class="search-line">{hit.line}</p>
          </li>
        )}
      </For>
    </ol>
  );

  return (
    <search class="search scripted">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <label class="label" for="query">
          {saySearch.label}
        </label>
        <input
          id="query"
          name="q"
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder={saySearch.placeholder}
          value={query()}
          onInput={(event) => onInput(event.currentTarget.value)}
          onFocus={() => void load().catch(() => {})}
        />
      </form>
      <p class="search-status" role="status">
        {status()}
      </p>
      <Show when={found()?.cards.length}>
        <dl class="search-cards">
          <For each={found()?.cards}>
            {({ title, says, href, called }) => (
              <div class="panel">
                <dt>
                  <a href={href}>{title}</a>
                </dt>
                <dd>{says}</dd>
                <Show when={called.length > 0}>
                  <dd class="search-called">{saySearch.called(called)}</dd>
                </Show>
              </div>
            )}
          </For>
        </dl>
      </Show>
      <div class="results">
        <For each={found()?.games}>
          {({ game, found: hits }) => (
            <section data-ruleset={hits[0]?.ruleset}>
              <h2>{game}</h2>
              <Hits hits={hits.slice(0, SHOWN)} />
              <Show when={hits.length > SHOWN}>
                <details>
                  <summary>{saySearch.more(hits.length - SHOWN, game)}</summary>
                  <Hits hits={hits.slice(SHOWN)} />
                </details>
              </Show>
            </section>
          )}
        </For>
      </div>
    </search>
  );
}

export default island(Search);
