import { type Component, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { cover } from '#i18n/cover.ts';
import { names } from '#i18n/names.ts';
import type { Kind } from '../../engine/tiles.ts';
import { Cover } from '../../ui/Cover/Cover.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import { island } from '../island.ts';
import type { OpenedHand, PlayProps } from './props.ts';
// The table behind the cover loads with its game, but its style sheets must be part of the page.
import './play.css';

/** The play component and its opened hand, loaded together. */
interface Table {
  readonly Play: Component<PlayProps & { seated: OpenedHand }>;
  readonly seated: OpenedHand;
}

/** The play table in a frame. A cover asks before dealing, so nothing loads for readers who pass by. */
export function FramedPlay(
  props: PlayProps & {
    title: string;
    /** Tiles shown on the cover. */
    tiles: readonly Kind[];
  },
): JSX.Element {
  const [table, setTable] = createSignal<Table | null>(null);
  let root: HTMLDivElement | undefined;
  /** Does the link in the address bring a deal of a real game? The page is drawn without knowing. */
  const [isRecord, setIsRecord] = createSignal(false);
  onMount(() => setIsRecord(location.hash.includes('&record=')));
  const begin = async (): Promise<void> => {
    const [{ Play }, { openHand }, { loadGame }] = await Promise.all([
      import('./Play.tsx'),
      import('./open-hand.ts'),
      import('../../rulesets/registry.ts'),
    ]);
    const seated = await openHand(await loadGame(props.game), props);
    setTable({ Play, seated });
    // The pressed button is gone, so move the focus.
    queueMicrotask(() => root?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true }));
  };
  return (
    <div ref={root}>
      <Show
        when={table()}
        fallback={
          <div class="play">
            <Cover
              title={props.title}
              lead={isRecord() ? cover.record : cover.deal}
              begins={isRecord() ? 'record' : 'deal'}
              onBegin={begin}
            >
              <p class="cover-tiles" aria-hidden="true">
                <For each={props.tiles}>{(kind) => <Tile kind={kind} name={names.tileName(kind)} />}</For>
              </p>
            </Cover>
          </div>
        }
      >
        {(now) => {
          const { Play, seated } = now();
          return <Play {...props} seated={seated} />;
        }}
      </Show>
    </div>
  );
}

export default island(FramedPlay);
