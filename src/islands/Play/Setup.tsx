import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Chosen, Game, OptionValue } from '../../engine/ruleset.ts';
import type { Pace } from '../../sessions/state.ts';
import type { PlayWords } from '../../words/play.ts';
import './setup.css';

/** What the next hand is dealt by, and how this one is looked at. */
export function Setup(props: {
  id: string;
  game: Game;
  say: PlayWords;
  open: boolean;
  onOpen: (open: boolean) => void;
  pace: Pace;
  onPace: (pace: Pace) => void;
  keys: boolean;
  onKeys: (keys: boolean) => void;
  seed: string;
  chosen: Chosen;
  rule: (id: string) => string;
  /** Controls that have no room in the head of a small page. */
  tools: JSX.Element;
  /** Null asks for a new seed. */
  onDeal: (seed: string | null, chosen: Chosen) => void;
}): JSX.Element {
  const [chosen, setChosen] = createSignal<Chosen>(props.chosen);
  let box: HTMLDivElement | undefined;
  let seed: HTMLInputElement | undefined;
  const deal = (wanted: string | null) => {
    box?.hidePopover?.();
    props.onDeal(wanted, chosen());
  };
  return (
    <div class="setup panel" id={props.id} popover ref={box} role="dialog" aria-label={props.say.setup}>
      <div class="setup-tools">{props.tools}</div>
      <Choice
        legend={props.say.eyes.legend}
        value={props.open ? 'open' : 'own'}
        values={[
          ['own', props.say.eyes.own],
          ['open', props.say.eyes.open],
        ]}
        onChoose={(value) => props.onOpen(value === 'open')}
      />
      <Choice
        legend={props.say.pace.legend}
        value={props.pace}
        values={[
          ['calm', props.say.pace.calm],
          ['brisk', props.say.pace.brisk],
          ['step', props.say.pace.step],
        ]}
        onChoose={(value) => props.onPace(value as Pace)}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={props.keys}
          onChange={(event) => props.onKeys(event.currentTarget.checked)}
        />
        {props.say.keys}
      </label>
      <Show when={props.game.options.length > 0}>
        <fieldset>
          <legend>{props.say.options}</legend>
          <For each={props.game.options}>
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
                        {named(value, props.say)}
                      </option>
                    )}
                  </For>
                </select>
              </div>
            )}
          </For>
          <p class="aside">{props.say.optionsNote}</p>
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
          {props.say.seed}
          <input
            type="text"
            ref={seed}
            value={props.seed}
            maxLength={40}
            autocomplete="off"
            spellcheck={false}
          />
        </label>
        <p class="aside">{props.say.seedNote}</p>
        <div class="setup-deal">
          <button type="submit" class="button">
            {props.say.dealThis}
          </button>
          <button type="button" class="button primary" onClick={() => deal(null)}>
            {props.say.deal}
          </button>
        </div>
      </form>
    </div>
  );
}

const named = (value: OptionValue, say: PlayWords): string =>
  value === true ? say.yes : value === false ? say.no : String(value);

function Choice(props: {
  legend: string;
  value: string;
  values: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      <div class="choice">
        <For each={props.values}>
          {([value, name]) => (
            <label>
              <input
                type="radio"
                name={group}
                checked={props.value === value}
                onChange={() => props.onChoose(value)}
              />
              <span class="button">{name}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
