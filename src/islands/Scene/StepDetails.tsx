import { For, type JSX, Show } from 'solid-js';
import { scene as sayScene } from '#i18n/scene.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { Slip, slipOf } from '../../ui/Slip.tsx';
import { Winners } from '../../ui/Winners.tsx';
import { QuickCheck } from '../QuickCheck/QuickCheck.tsx';
import type { StepContent } from './highest.ts';

/** Content below the table at a step: its question, a winning hand, refused attempts. */
export function StepDetails(
  props: StepContent & {
    scene: SceneProps;
    terms: Terms;
    /** True if space is reserved for every answer. */
    still: boolean;
    ruleHref: (id: string) => string;
    word: (text: string) => string;
    onAnswer: (right: boolean, rule: string | null) => void;
  },
): JSX.Element {
  const { scene } = props;
  return (
    <>
      <Show when={props.prediction} keyed>
        {(prediction) => (
          <div class="scene-asks">
            <p class="ask">{props.word(prediction.ask)}</p>
            <QuickCheck
              ask={prediction.ask}
              answers={prediction.answers}
              word={props.word}
              still={props.still}
              onAnswer={({ right, rule }) => props.onAnswer(right, rule?.id ?? null)}
            />
          </div>
        )}
      </Show>
      <Show when={props.view.stage.outcome?.is === 'won'}>
        <Winners
          view={props.view}
          terms={props.terms}
          caption={({ seat }) => props.word(scene.won[seat] ?? '')}
        />
      </Show>
      <Show when={props.tried.length > 0}>
        <div class="tried-here">
          <For each={props.tried}>
            {(tried) => (
              <>
                <p class="label">
                  {sayScene.tried}: {tried.about}
                </p>
                <Slip kind="refused" {...slipOf(tried, props.ruleHref)} />
              </>
            )}
          </For>
        </div>
      </Show>
    </>
  );
}
