/** The comparison page: the reader chooses games, and the table is split into what differs and what is the same. */
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { compare } from '#i18n/compare.ts';
import { differ } from '../../compare/table.ts';
import { keepAddress } from '../../storage/address.ts';
import { island } from '../island.ts';
import { Answers } from './Answers.tsx';
import type { ComparedRow, CompareProps } from './props.ts';
import './compare.css';

/** Minimum number of games to compare. */
const FEWEST = 2;

/** The table of games side by side; readers choose which games stand in it. */
export function Compare(props: CompareProps): JSX.Element {
  const all = props.games.map(({ ruleset }) => ruleset);
  const [chosen, setChosen] = createSignal<readonly string[]>(all);
  const [isTooFew, setIsTooFew] = createSignal(false);
  const [isOpen, setIsOpen] = createSignal(false);
  /** Id of the row named in the address. It stays marked when it moves to the other table. */
  const [named, setNamed] = createSignal('');
  const games = createMemo(() => props.games.filter(({ ruleset }) => chosen().includes(ruleset)));
  const keysOf = ({ cells }: ComparedRow) =>
    cells.filter(({ game }) => chosen().includes(game)).map(({ answer }) => answer?.key);
  const different = createMemo(() => props.rows.filter((row) => differ(keysOf(row))));
  // Leave out rows about which none of the chosen games has a rule.
  const same = createMemo(() =>
    props.rows.filter((row) => {
      const keys = keysOf(row);
      return !differ(keys) && keys.some((key) => key !== undefined);
    }),
  );
  const keep = (): void => {
    const parts = [
      ...(chosen().length < all.length ? [`games=${chosen().join(',')}`] : []),
      ...(isOpen() ? ['same'] : []),
    ];
    keepAddress(`${location.pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}${location.hash}`);
  };
  const choose = (box: HTMLInputElement): void => {
    const next = all.filter((game) => (game === box.value ? box.checked : chosen().includes(game)));
    setIsTooFew(next.length < FEWEST);
    if (next.length < FEWEST) {
      box.checked = true;
      return;
    }
    setChosen(next);
    keep();
  };
  onMount(() => {
    const query = new URLSearchParams(location.search);
    const wanted = query.get('games')?.split(',') ?? [];
    const known = all.filter((game) => wanted.includes(game));
    if (known.length >= FEWEST) setChosen(known);
    if (query.has('same')) setIsOpen(true);
    const mark = () => setNamed(location.hash.slice(1));
    mark();
    addEventListener('hashchange', mark);
    onCleanup(() => removeEventListener('hashchange', mark));
  });

  return (
    <div class="compare">
      <form class="scripted" onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>{compare.choose}</legend>
          <For each={props.games}>
            {({ ruleset, title }) => (
              <label class="tick">
                <input
                  type="checkbox"
                  name="games"
                  value={ruleset}
                  checked={chosen().includes(ruleset)}
                  autocomplete="off"
                  onChange={(event) => choose(event.currentTarget)}
                />
                {title}
              </label>
            )}
          </For>
        </fieldset>
        <p class="compare-status" role="status">
          <Show
            when={isTooFew()}
            fallback={compare.counted(String(different().length), String(same().length))}
          >
            {compare.few}
          </Show>
        </p>
      </form>
      <section aria-labelledby="different" lang={props.answersIn}>
        <h2 id="different">{compare.different}</h2>
        <Answers games={games()} rows={different()} label="different" named={named()} />
      </section>
      <details
        lang={props.answersIn}
        open={isOpen()}
        onToggle={(event) => {
          setIsOpen(event.currentTarget.open);
          keep();
        }}
      >
        <summary>
          <h2 id="same">{compare.same}</h2>
        </summary>
        <Answers games={games()} rows={same()} label="same" named={named()} />
      </details>
    </div>
  );
}

export default island(Compare);
