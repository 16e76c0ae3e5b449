import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { scene as sayScene } from '#i18n/scene.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/icons.ts';
import type { Branch } from './branch.ts';
import { SceneChart } from './SceneChart.tsx';
import type { SceneStepper } from './scene-stepper.ts';

/**
 * The buttons below a scene: to play on, and to see the chart of its game, with that chart. In a lesson the chart stands
 * behind a button of its own, with the scene's address and its embed, which the page has beside this island.
 */
export function SceneWays(props: {
  scene: SceneProps;
  stepping: SceneStepper;
  branch: Branch;
  onLeave: () => unknown;
  /** Is all but playing on behind one button? */
  folds: boolean;
  /** Receives the button that leaves the script. */
  ref: (button: HTMLButtonElement) => void;
}): JSX.Element {
  const { stepping } = props;
  const { freePlay, leaving, own } = props.branch;
  const [charted, setCharted] = createSignal(false);
  const [isMore, setMore] = createSignal(false);
  // Unique ids restart with each server render, so the scene id is needed to keep them unique on one page.
  const chartId = `${props.scene.id}-${createUniqueId()}`;
  return (
    <>
      <div class="scene-ways scripted">
        <Show when={freePlay() === null}>
          <Way
            icon="branch"
            wide={sayScene.branch}
            narrow={sayScene.branchShort}
            busy={leaving()}
            ref={props.ref}
            onPress={props.onLeave}
          />
        </Show>
        <Show when={props.folds}>
          <button
            type="button"
            class="way more"
            aria-label={sayScene.more}
            aria-expanded={isMore()}
            onClick={() => setMore(!isMore())}
          >
            <span aria-hidden="true">⋯</span>
          </button>
        </Show>
        <Show when={!props.folds || isMore()}>
          <Way
            icon="chart"
            wide={charted() ? sayScene.hideChart : sayScene.chart}
            narrow={charted() ? sayScene.hideChart : sayScene.chartShort}
            opens={{ id: chartId, open: charted() }}
            onPress={() => setCharted(!charted())}
          />
        </Show>
      </div>
      <div class="scene-chart" id={chartId}>
        <Show when={charted()}>
          <SceneChart
            chart={props.scene.chart}
            phase={own()?.phase() ?? stepping.shown().phase}
            before={own() ? (own()?.before() ?? null) : stepping.shown().before}
            rulebook={props.scene.rulebook}
          />
        </Show>
      </div>
    </>
  );
}

/** A button below the scene, e.g. "play on" or "chart". */
function Way(props: {
  icon: IconName;
  wide: string;
  narrow: string;
  busy?: boolean;
  /** The element it opens and closes. */
  opens?: { readonly id: string; readonly open: boolean };
  ref?: (button: HTMLButtonElement) => void;
  onPress: () => unknown;
}): JSX.Element {
  return (
    <button
      type="button"
      class="way"
      aria-busy={props.busy}
      aria-expanded={props.opens?.open}
      aria-controls={props.opens?.id}
      ref={(button) => props.ref?.(button)}
      onClick={() => props.onPress()}
    >
      <Icon name={props.icon} />
      <span class="wide">{props.wide}</span>
      <span class="narrow">{props.narrow}</span>
    </button>
  );
}
