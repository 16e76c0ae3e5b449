/** The comparison page: the reader chooses two games, and the table is split into what differs and what is the same. */
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { compare } from '#i18n/compare.ts';
import { differ } from '../../compare/table.ts';
import { keepAddress } from '../../storage/address.ts';
import { Select } from '../../ui/Select.tsx';
import { island } from '../island.ts';
import { Answers } from './Answers.tsx';
import { answerIn } from './cells.ts';
import type { ComparedRow, CompareProps } from './props.ts';
import './compare.css';

/** Fewer games than these are no comparison. An address may name more. */
const FEWEST = 2;

/** Games side by side. Until two are chosen nothing is shown, except to readers without scripts, who get all of them. */
export function Compare(props: CompareProps): JSX.Element {
  /** What is shown until two are chosen: every game, by its own rules. */
  const games = props.columns.flatMap(({ id, ruleset }) => (id === ruleset ? [id] : []));
  const known = props.columns.map(({ id }) => id);
  const [picked, setPicked] = createSignal<readonly string[]>([]);
  const isChosen = () => new Set(picked()).size >= FEWEST && !picked().includes('');
  const [isOpen, setIsOpen] = createSignal(false);
  /** Id of the row named in the address. It stays marked when it moves to the other table. */
  const [named, setNamed] = createSignal('');
  const columns = createMemo(() =>
    isChosen()
      ? props.columns.filter(({ id }) => picked().includes(id))
      : // Their own tables need no name beside other games.
        props.columns.flatMap((column) =>
          column.id === column.ruleset ? [{ ...column, label: column.title }] : [],
        ),
  );
  const isAsked = ({ of }: ComparedRow) =>
    of === undefined || columns().filter(({ ruleset }) => ruleset === of).length >= FEWEST;
  const rows = createMemo(() => props.rows.filter(isAsked));
  const keysOf = (row: ComparedRow) => columns().map((column) => answerIn(row, column)?.key);
  const different = createMemo(() => rows().filter((row) => differ(keysOf(row))));
  // Leave out rows about which none of the chosen games has a rule.
  const same = createMemo(() =>
    rows().filter((row) => {
      const keys = keysOf(row);
      return !differ(keys) && keys.some((key) => key !== undefined);
    }),
  );
  const keep = (): void => {
    const parts = [
      ...(isChosen() && !games.every((id) => picked().includes(id)) ? [`games=${picked().join(',')}`] : []),
      ...(isOpen() ? ['same'] : []),
    ];
    keepAddress(`${location.pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}${location.hash}`);
  };
  const pick = (place: 0 | 1, game: string): void => {
    const [one = '', other = ''] = picked();
    setPicked(place === 0 ? [game, other] : [one, game]);
    keep();
  };
  onMount(() => {
    const query = new URLSearchParams(location.search);
    const wanted = query.get('games')?.split(',') ?? [];
    const there = [...new Set(wanted)].filter((id) => known.includes(id));
    // A link to a row asks what all games say there.
    if (there.length >= FEWEST) setPicked(there);
    else if (props.rows.some(({ id }) => id === location.hash.slice(1))) setPicked(games);
    if (query.has('same')) setIsOpen(true);
    const mark = () => setNamed(location.hash.slice(1));
    mark();
    addEventListener('hashchange', mark);
    onCleanup(() => removeEventListener('hashchange', mark));
  });

  return (
    <div class="compare">
      <form class="scripted" onSubmit={(event) => event.preventDefault()}>
        <fieldset class="compare-pickers">
          <legend>{compare.choose}</legend>
          <For each={[0, 1] as const}>
            {(place) => (
              <Select
                aria-label={compare.pick[place]}
                options={[
                  ['', compare.pick[place]],
                  ...props.columns.map(({ id, label }) => [id, label] as const),
                ]}
                value={picked()[place] ?? ''}
                isDisabled={(game) => game !== '' && game === picked()[1 - place]}
                onPick={(game) => pick(place, game)}
              />
            )}
          </For>
        </fieldset>
        <p class="compare-status" role="status">
          <Show
            when={!isChosen()}
            fallback={compare.counted(String(different().length), String(same().length))}
          >
            {compare.few}
          </Show>
        </p>
      </form>
      <section classList={{ unscripted: !isChosen() }} aria-labelledby="different" lang={props.answersIn}>
        <h2 id="different">{compare.different}</h2>
        <Answers columns={columns()} rows={different()} label="different" named={named()} />
      </section>
      <details
        classList={{ unscripted: !isChosen() }}
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
        <Answers columns={columns()} rows={same()} label="same" named={named()} />
      </details>
    </div>
  );
}

export default island(Compare);
