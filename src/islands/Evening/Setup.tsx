import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { words } from '#i18n/words.ts';
import { type BySeat, SEATS, withSeat } from '../../engine/seats.ts';
import { type Evening, LONGEST_NAME, LONGEST_UNIT, MOST_STAKE } from '../../evening/evening.ts';
import { chooseOption, ownChoice } from '../../rulesets/options.ts';
import { fieldsOf } from '../../storage/storage.ts';
import { Options } from '../../ui/Options.tsx';
import { Presets } from '../../ui/Presets.tsx';
import { sideOf } from '../../ui/Table/places.ts';
import { FileButton } from './FileButton.tsx';
import type { EveningPart } from './page-rules.ts';

/** Before the first deal: who plays, by which rules, for how much; and the evenings of this browser. */
export function Setup(
  props: EveningPart & { houseRules: string; which: string; sitting: string | undefined },
): JSX.Element {
  const { state } = props;
  const [names, setNames] = createSignal<BySeat<string>>(['', '', '', '']);
  const [each, setEach] = createSignal(0);
  const [unit, setUnit] = createSignal('');
  const begin = (): void => {
    const evening: Evening = {
      game: state.game.id,
      names: names(),
      chosen: state.chosen(),
      stakes: each() > 0 ? { each: each(), unit: unit() } : null,
      deals: [],
    };
    state.openAnew(() => evening);
  };
  const id = createUniqueId();
  return (
    <>
      <KeptEvenings {...props} />
      <form
        class="evening-setup panel"
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <h2 tabindex={-1}>{say.before.title}</h2>
        <Show when={props.sitting}>
          {(href) => (
            <p>
              <a href={href()}>{say.before.sitting}</a>
            </p>
          )}
        </Show>
        <fieldset>
          <legend>{say.before.names}</legend>
          <p class="aside">{say.before.namesNote}</p>
          <div class="evening-names">
            <For each={SEATS}>
              {(seat) => (
                <label data-side={sideOf(seat, 0, state.ruleset().direction)}>
                  <span>{words.windName(seat)}</span>
                  <input
                    type="text"
                    maxLength={LONGEST_NAME}
                    placeholder={say.player(seat + 1)}
                    value={names()[seat]}
                    onInput={(event) => setNames(withSeat(names(), seat, event.currentTarget.value))}
                  />
                </label>
              )}
            </For>
          </div>
        </fieldset>
        <TableRules {...props} />
        <fieldset>
          <legend>{say.before.stakes}</legend>
          <p class="aside" id={`${id}-note`}>
            {say.before.stakesNote}
          </p>
          <div class="evening-stakes">
            <input
              type="number"
              min="0"
              max={MOST_STAKE}
              step="any"
              aria-label={say.before.stakes}
              aria-describedby={`${id}-note`}
              onInput={(event) => setEach(event.currentTarget.valueAsNumber || 0)}
            />
            <label>
              <span>{say.before.unit}</span>
              <input
                type="text"
                maxLength={LONGEST_UNIT}
                onInput={(event) => setUnit(event.currentTarget.value)}
              />
            </label>
          </div>
        </fieldset>
        <p class="row">
          <button type="submit" class="button primary">
            {say.before.begin}
          </button>
          <FileButton name={say.before.file} onFile={(file) => void state.openFile(file)} />
        </p>
      </form>
    </>
  );
}

/** The rules of the table: what the address brought, a known table, or option by option. */
function TableRules(props: EveningPart & { houseRules: string; which: string }): JSX.Element {
  const { state } = props;
  const { options } = state.game;
  const count = () => Object.keys(ownChoice(state.game, state.chosen())).length;
  return (
    <fieldset>
      <legend>{say.before.rules}</legend>
      <p>
        {count() === 0 ? say.before.asTaught : say.before.differing(count())}{' '}
        <a href={props.which}>{say.before.which}</a>
      </p>
      <Presets
        game={state.game}
        chosen={state.chosen()}
        onChoose={(chosen) => state.setChosen(ownChoice(state.game, chosen))}
      />
      <Show when={options.length > 0}>
        <details class="evening-options">
          <summary>{say.before.change}</summary>
          <Options
            options={options}
            chosen={state.chosen()}
            entry={props.rules.optionEntry}
            ruleHref={props.rules.href}
            onChoose={(option, value) => state.setChosen(chooseOption(state.chosen(), option, value))}
          />
        </details>
      </Show>
    </fieldset>
  );
}

/** The evenings of this browser, to be opened again. */
function KeptEvenings({ state }: EveningPart): JSX.Element {
  const namesIn = (value: unknown): string => {
    const { names } = fieldsOf(value);
    const known = Array.isArray(names) ? names : [];
    return SEATS.map((seat) => String(known[seat] || say.player(seat + 1))).join(', ');
  };
  const dealsIn = (value: unknown): number => {
    const { hands } = fieldsOf(value);
    return Array.isArray(hands) ? hands.length : 0;
  };
  return (
    <Show when={state.store.list().length > 0}>
      <section class="evening-kept" aria-labelledby="evenings-kept">
        <h2 id="evenings-kept">{say.before.kept}</h2>
        <ul>
          <For each={state.store.list()}>
            {(note) => (
              <li class="row">
                <button
                  type="button"
                  class="button"
                  aria-label={say.before.open(namesIn(note.evening))}
                  onClick={() => state.openKept(note)}
                >
                  {namesIn(note.evening)}
                </button>
                <span class="aside">
                  {say.before.deals(dealsIn(note.evening), words.date(new Date(note.at)))}
                </span>
                <button
                  type="button"
                  class="button"
                  aria-label={say.before.forgetOf(namesIn(note.evening))}
                  onClick={() => state.store.forget(note.id)}
                >
                  {say.before.forget}
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
