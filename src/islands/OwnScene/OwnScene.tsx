import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { ownScene } from '#i18n/own-scene.ts';
import { onFrameText } from '../../storage/frame-text.ts';
import { reportDrawn } from '../../storage/widget-events.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { Winners } from '../../ui/Winners.tsx';
import { island } from '../island.ts';
import { Scene } from '../Scene/Scene.tsx';
import type { OwnSceneProps, SceneCheck } from './props.ts';
import './own-scene.css';

/** A scene written by the author of the host page: plays it if it is valid, else shows its first mistake. */
export function OwnScene(props: OwnSceneProps): JSX.Element {
  const [checked, setChecked] = createSignal<SceneCheck | null>(null);
  const [failed, setFailed] = createSignal(false);
  const scene = () => {
    const now = checked();
    return now && 'scene' in now ? now.scene : null;
  };
  const fault = () => {
    const now = checked();
    return now && 'fault' in now ? now.fault : null;
  };
  let newest = '';
  const take = async (text: string): Promise<void> => {
    newest = text;
    setFailed(false);
    try {
      // Load the winners' view early, because its space is reserved.
      const [{ checkScene: checkedScene }] = await Promise.all([import('./check-scene.ts'), Winners.ahead()]);
      const now = await checkedScene(text, props);
      // Drop the result if a newer text has arrived.
      if (newest === text) setChecked(now);
    } catch (error) {
      setFailed(true);
      console.warn(error);
    }
    reportDrawn();
  };
  onMount(() => onCleanup(onFrameText((text) => void take(text))));

  return (
    <div class="own-scene">
      <Show when={failed()}>
        <LoadFailed onRetry={() => void take(newest)} />
      </Show>
      <Show when={scene()} keyed>
        {(staged) => <Scene {...staged} still />}
      </Show>
      <Show when={fault()} keyed>
        {({ line, column, written, what, hint }) => (
          <div role="alert">
            <Slip kind="refused" head={ownScene.fault(line, column)}>
              <Show when={written}>
                <pre class="own-line">
                  <code>{written}</code>
                </pre>
              </Show>
              <p class="ruling-text">{what}</p>
              <p class="ruling-text">{hint}</p>
            </Slip>
          </div>
        )}
      </Show>
      <Show when={!checked() && !failed()}>
        <p class="aside">{ownScene.waiting}</p>
      </Show>
    </div>
  );
}

export default island(OwnScene);
