import { For, type JSX, Show } from 'solid-js';
import { compareHand } from '#i18n/compare-hand.ts';
import { words } from '#i18n/words.ts';
import type { Fit, SetTiles, Step } from '../../compare/hand/adapt.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Select } from '../../ui/Select.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { GameRemark } from './props.ts';

/** Note that hands have another size in this game: which sets were added or left out, and the alternatives. */
export function SetNote(props: {
  fit: Fit;
  need: number;
  rule: GameRemark | null;
  /** True once the verdict is visible; before that, says nothing that gives it away. */
  seen: boolean;
  /** Called with the chosen sets in order. Suggested sets may be missing. */
  onChoose: (sets: readonly SetTiles[]) => void;
}): JSX.Element {
  const is = () => (props.fit.is === 'left' ? 'left' : 'added');
  const why = (step: Step): string => {
    if (!step.suggested) return compareHand.chosen;
    if (!props.seen) return compareHand.suggestion;
    return step.mayWin ? compareHand.why[is()] : compareHand.noneWins[is()];
  };
  const choose = (step: number, at: number): void => {
    const chosen = props.fit.steps.slice(0, step).map(({ tiles }) => tiles);
    const set = props.fit.steps[step]?.choices[at];
    props.onChoose(set ? [...chosen, set] : chosen);
  };
  return (
    <Show when={props.fit.steps.length > 0}>
      <div class="set-note">
        <For each={props.fit.steps}>
          {(step, i) => (
            <>
              <p>
                {compareHand[is()](props.need)}{' '}
                <span class="set-note-tiles">
                  <For each={step.tiles}>
                    {(kind) => <Tile kind={kind} size="text" name={words.tileName(kind)} />}
                  </For>
                </span>{' '}
                {why(step)}{' '}
                <Show when={props.rule}>
                  {(rule) => <RuleLink id={rule().rule.id} href={rule().rule.href} />}
                </Show>
              </p>
              <Show when={step.choices.length > 1}>
                <label>
                  <span>{compareHand.choose[is()]}</span>
                  <Select
                    options={step.choices.map((set, at) => [
                      String(at),
                      step.suggested && set === step.tiles
                        ? compareHand.suggested(words.tileList(set))
                        : words.tileList(set),
                    ])}
                    value={String(step.choices.indexOf(step.tiles))}
                    onPick={(at) => choose(i(), Number(at))}
                  />
                </label>
              </Show>
            </>
          )}
        </For>
      </div>
    </Show>
  );
}
