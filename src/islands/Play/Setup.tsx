import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Chosen, OptionValue } from '../../engine/ruleset.ts';
import { Choice } from '../../views/Choice.tsx';
import { type SetupWords, setupWordsIn } from '../../words/setup.ts';
import type { Desk } from './desk.ts';
import './setup.css';

/** What the next hand is dealt by, and how this one is looked at. */
export function Setup(props: {
  desk: Desk;
  /** Whether there is one key an action. */
  keys: boolean;
  onKeys: (keys: boolean) => void;
  rule: (id: string) => string;
  /** Controls that have no room in the head of a small page. */
  tools: JSX.Element;
  /** Another hand is dealt: there is nothing more to set up. */
  onDeal: () => void;
}): JSX.Element {
  const { session, words } = props.desk;
  const say = setupWordsIn(words.language);
  const [chosen, setChosen] = createSignal<Chosen>(session.setting().chosen);
  let seed: HTMLInputElement | undefined;
  const deal = (wanted: string | null) => {
    props.onDeal();
    props.desk.deal(wanted, chosen());
  };
  return (
    <>
      <div class="setup-tools">{props.tools}</div>
      <Choice
        legend={say.eyes.legend}
        value={session.eyes() === null ? 'open' : 'own'}
        values={[
          ['own', say.eyes.own],
          ['open', say.eyes.open],
        ]}
        onChoose={(value) => session.lookThrough(value === 'open' ? null : session.seat)}
      />
      <label class="tick">
        <input
          type="checkbox"
          checked={props.keys}
          onChange={(event) => props.onKeys(event.currentTarget.checked)}
        />
        {say.keys}
      </label>
      <Show when={session.setting().game.options.length > 0}>
        <fieldset>
          <legend>{say.options}</legend>
          <For each={session.setting().game.options}>
            {(option) => (
              <div class="option">
                <span id={`option-${option.id}`}>{option.title}</span>
                <a class="rule-id" href={props.rule(option.id)}>
                  § {option.id}
                </a>
                <select
                  aria-labelledby={`option-${option.id}`}
                  onChange={(event) => {
                    const value = option.values[event.currentTarget.selectedIndex];
                    if (value !== undefined) setChosen((now) => ({ ...now, [option.id]: value }));
                  }}
                >
                  <For each={option.values}>
                    {(value) => (
                      <option selected={value === (chosen()[option.id] ?? option.default)}>
                        {named(value, say)}
                      </option>
                    )}
                  </For>
                </select>
              </div>
            )}
          </For>
          <p class="aside">{say.optionsNote}</p>
        </fieldset>
      </Show>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = seed?.value.trim();
          if (wanted) deal(wanted);
        }}
      >
        <label class="seed">
          {say.seed}
          <input
            type="text"
            ref={seed}
            value={String(session.setting().start.seed ?? '')}
            maxLength={40}
            autocomplete="off"
            spellcheck={false}
          />
        </label>
        <p class="aside">{say.seedNote}</p>
        <div class="row">
          <button type="submit" class="button">
            {say.dealThis}
          </button>
          <button type="button" class="button primary" onClick={() => deal(null)}>
            {say.deal}
          </button>
        </div>
      </form>
    </>
  );
}

const named = (value: OptionValue, say: SetupWords): string =>
  value === true ? say.yes : value === false ? say.no : String(value);
