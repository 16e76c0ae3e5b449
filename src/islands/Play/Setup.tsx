import { createSignal, For, type JSX, Show } from 'solid-js';
import { setup } from '#i18n/setup.ts';
import type { Chosen } from '../../engine/game.ts';
import { hooksOf } from '../../engine/hooks.ts';
import { chooseOption } from '../../rulesets/options.ts';
import { readSettings, strengths } from '../../storage/settings.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { createFetched } from '../../ui/lazy.ts';
import { Options } from '../../ui/Options.tsx';
import { Presets } from '../../ui/Presets.tsx';
import type { PlaySession } from './play-session.ts';
import './setup.css';

/** Settings panel: options of the next hand, and how the current one is shown. */
export function Setup(props: {
  desk: PlaySession;
  /** True if single-key shortcuts are on. */
  keys: boolean;
  onKeys: (keys: boolean) => void;
  ruleHref: (id: string) => string;
  /** Address of the rulebook's JSON. */
  book: string;
  /** Controls that do not fit in the page head on small screens. */
  tools: JSX.Element;
  /** Called when a new hand is dealt, so that the panel closes. */
  onDeal: () => void;
}): JSX.Element {
  const { session } = props.desk;
  const [chosen, setChosen] = createSignal<Chosen>(session.setting().chosen);
  const book = createFetched(() => props.book, ruleBook);
  /** Whether the others watch for hands that are declared. */
  const folds = () => {
    const { strength, ruleset } = session.setting();
    return strength !== 'beginner' && hooksOf(ruleset).threatens.length > 0;
  };
  /** Whether the gentle players sit there because the reader has chosen none. */
  const isUsual = () => session.setting().strength === 'dreamer' && readSettings().bots === null;
  /** The aids that this game has: in one that counts nothing no pattern is near. */
  const offered = () => {
    const { scoring } = session.setting().ruleset;
    return (['waits', 'ready', 'near', 'sound', 'speech'] as const).filter(
      (aid) => aid !== 'near' || scoring !== null,
    );
  };
  return (
    <>
      <div class="setup-tools">{props.tools}</div>
      <Choice
        legend={setup.eyes.legend}
        value={session.eyes() === null ? 'open' : 'own'}
        values={[
          ['own', setup.eyes.own],
          ['open', setup.eyes.open],
        ]}
        onChoose={(value) => session.lookThrough(value === 'open' ? null : session.seat)}
      />
      <For each={offered()}>
        {(aid) => (
          <label class="tick">
            <input
              type="checkbox"
              checked={props.desk.aids()[aid]}
              onChange={(event) => props.desk.changeAids({ [aid]: event.currentTarget.checked })}
            />
            {setup[aid]}
          </label>
        )}
      </For>
      <label class="tick">
        <input
          type="checkbox"
          checked={session.relaxed()}
          onChange={(event) => session.relax(event.currentTarget.checked)}
        />
        {setup.relaxed}
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={session.discards()}
          onChange={({ currentTarget: { checked } }) => session.relax(checked || session.relaxed(), checked)}
        />
        {setup.discards}
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={props.keys}
          onChange={(event) => props.onKeys(event.currentTarget.checked)}
        />
        {setup.keys}
      </label>
      <Show when={props.desk.set() === null} fallback={<FixedBots />}>
        <Choice
          legend={setup.bots.legend}
          value={session.setting().strength}
          values={strengths.map((strength) => [strength, setup.bots[strength]])}
          onChoose={props.desk.setBots}
        />
        <p class="aside" role="status">
          {setup.bots.note[session.setting().strength]} {folds() && setup.bots.folds} {setup.bots.sees}{' '}
          {isUsual() && setup.bots.usual}
        </p>
      </Show>
      <Show when={session.setting().game.options.length > 0}>
        <fieldset>
          <legend>{setup.options}</legend>
          <Presets game={session.setting().game} chosen={chosen()} onChoose={setChosen} />
          <Options
            options={session.setting().game.options}
            chosen={chosen()}
            entry={(id) => book()?.[id] ?? null}
            ruleHref={props.ruleHref}
            onChoose={(option, value) => setChosen((now) => chooseOption(now, option, value))}
          />
          <p class="aside">{setup.optionsNote}</p>
        </fieldset>
      </Show>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          props.onDeal();
          props.desk.deal(null, chosen());
        }}
      >
        {setup.deal}
      </button>
    </>
  );
}

/** The other players of a deal of a course. With others nobody has tried whether it can be won. */
function FixedBots(): JSX.Element {
  return (
    <fieldset>
      <legend>{setup.bots.legend}</legend>
      <p class="aside">{setup.bots.fixed}</p>
    </fieldset>
  );
}
