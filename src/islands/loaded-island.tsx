import { type Component, createEffect, type JSX, Show } from 'solid-js';
import { tellDrawn } from '../storage/widget-events.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { createLoaded } from '../ui/loaded.ts';
import { island } from './island.ts';
import './loading.css';

/**
 * An island that is drawn with something that the browser loads first: a game, or the data of a scene. Until it comes a
 * line says that it is coming; where it cannot be had it may be tried again.
 * @param kind.room classes that keep the room of the widget meanwhile
 */
export function loadedIsland<P extends object, T>(kind: {
  readonly load: (props: P) => Promise<T>;
  readonly draw: (props: P, loaded: T) => JSX.Element;
  readonly waiting: string;
  readonly room: string;
}): Component<P> {
  return island((props: P) => {
    const { value, failed, retry } = createLoaded(async () => {
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
