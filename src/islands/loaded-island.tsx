import { type Component, createEffect, type JSX, Show } from 'solid-js';
import { tellDrawn } from '../storage/widget-events.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { createLoadedValue } from '../ui/loaded-value.ts';
import { island } from './island.ts';
import './loading.css';

/**
 * Creates an island that first loads something, e.g. a game or a scene's data. Shows a loading text meanwhile, and a
 * retry button if loading fails.
 * @param kind.room CSS classes that reserve the widget's space while it loads
 */
export function loadedIsland<P extends object, T>(kind: {
  readonly load: (props: P) => Promise<T>;
  readonly draw: (props: P, loaded: T) => JSX.Element;
  readonly waiting: string;
  readonly room: string;
}): Component<P> {
  return island((props: P) => {
    const { value, failed, retry } = createLoadedValue(async () => {
      const loaded = await kind.load(props);
      return () => loaded;
    });
    createEffect(() => (value() !== null || failed()) && tellDrawn());
    return (
      <Show
        when={value()}
        keyed
        fallback={
          <div class={kind.room}>
            <Show when={failed()} fallback={<p class="loading">{kind.waiting}</p>}>
              <LoadFailed onRetry={retry} />
            </Show>
          </div>
        }
      >
        {(loaded) => kind.draw(props, loaded)}
      </Show>
    );
  });
}
