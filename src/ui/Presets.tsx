import { createUniqueId, type JSX, Show } from 'solid-js';
import { presets as say } from '#i18n/presets.ts';
import type { Chosen, OptionSpec } from '../engine/game.ts';
import { Select } from './Select.tsx';
import './options.css';

/** A game’s options, and its tables that are known by a name. */
interface PresetGame {
  readonly options: readonly OptionSpec[];
  readonly presets?: Readonly<Record<string, Chosen>> | undefined;
}

/** The value for a table that plays by no preset. */
const OWN = '';

/** The preset that a table plays by; null if it plays by none that has a name. */
function presetOf({ options, presets = {} }: PresetGame, chosen: Chosen): string | null {
  const isAlike = (preset: Chosen): boolean =>
    options.every(({ id, default: usual }) => (chosen[id] ?? usual) === (preset[id] ?? usual));
  return Object.keys(presets).find((id) => id in say.names && isAlike(presets[id] ?? {})) ?? null;
}

/** The tables of a game that are known by a name, as a choice; nothing in a game without any. */
export function Presets(props: {
  game: PresetGame;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  const label = createUniqueId();
  const named = () => Object.keys(props.game.presets ?? {}).filter((id) => id in say.names);
  const now = () => presetOf(props.game, props.chosen);
  return (
    <Show when={named().length > 0}>
      <div class="option">
        <span id={label}>{say.title}</span>
        <Select
          aria-labelledby={label}
          options={[
            ...named().map((id) => [id, say.names[id] ?? id] as const),
            ...(now() === null ? [[OWN, say.own] as const] : []),
          ]}
          value={now() ?? OWN}
          onPick={(id) => {
            const preset = props.game.presets?.[id];
            if (preset) props.onChoose(preset);
          }}
        />
      </div>
    </Show>
  );
}
