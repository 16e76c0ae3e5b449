import { type Component, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { reportDrawn } from '../storage/widget-events.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { island } from './island.ts';
import './loading.css';

/**
 * Creates an island that the server does not draw, because its address or what the reader has stored decides what it
 * needs: it shows a loading text first, and a button to try again if loading fails.
 * @param kind.room CSS classes that reserve the widget's space while it loads
 */
export function loadedIsland<P extends object, T>(kind: {
  readonly load: (props: P) => Promise<T>;
  readonly draw: (props: P, loaded: T) => JSX.Element;
  readonly waiting: string;
  readonly room: string;
}): Component<P> {
  return island((props: P) => {
    const [drawn, setDrawn] = createSignal<{ readonly loaded: T } | null>(null);
    const [failed, setFailed] = createSignal(false);
    let gone = false;
    onCleanup(() => {
      gone = true;
    });
    const begin = async (): Promise<void> => {
      setFailed(false);
      try {
        const loaded = await kind.load(props);
        if (!gone) setDrawn({ loaded });
      } catch (error) {
        console.warn(error);
        setFailed(true);
      }
      if (!gone) reportDrawn();
    };
    onMount(() => void begin());
    return (
      <Show
        when={drawn()}
        keyed
        fallback={
          <div class={kind.room}>
            <Show when={failed()} fallback={<p class="loading">{kind.waiting}</p>}>
              <LoadFailed onRetry={() => void begin()} />
            </Show>
          </div>
        }
      >
        {({ loaded }) => kind.draw(props, loaded)}
      </Show>
    );
  });
}
