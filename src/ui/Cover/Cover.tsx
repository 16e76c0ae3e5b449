import { createSignal, For, type JSX, Show } from 'solid-js';
import { cover } from '#i18n/cover.ts';
import { FACE_DOWN } from '../../engine/tiles.ts';
import { Slip } from '../Slip.tsx';
import { Tile } from '../Tile/Tile.tsx';
import './cover.css';

/** How many tiles lie there face down. */
const TILES = 5;

/** What stands in a frame until its reader wants more: what there is to do, and the press that begins it. */
export function Cover(props: {
  /** What is asked, where nothing else says it. */
  title?: string | undefined;
  lead?: string | undefined;
  /** What it begins. */
  begins: keyof (typeof cover)['begin'];
  /** Fetches what comes, and draws it in place of this. @throws where it cannot be fetched */
  onBegin: () => Promise<void>;
  /** Nothing of it can be seen yet. */
  faceDown?: boolean;
  /** What can be seen already. */
  children?: JSX.Element;
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  const begin = async (): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setFailed(false);
    try {
      await props.onBegin();
    } catch (error) {
      console.warn(error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="cover cloth" aria-busy={busy()}>
      <Show when={props.faceDown}>
        <p class="cover-tiles" aria-hidden="true">
          <For each={Array(TILES)}>{() => <Tile kind={FACE_DOWN} name="" />}</For>
        </p>
      </Show>
      <Show when={props.title}>
        <p class="cover-title">{props.title}</p>
      </Show>
      <Show when={props.lead}>
        <p>{props.lead}</p>
      </Show>
      {props.children}
      {/* It keeps the focus while it waits. */}
      <button type="button" class="button" aria-disabled={busy()} onClick={begin}>
        {cover.begin[props.begins]}
      </button>
      <div role="status">
        <Show when={failed()}>
          <Slip kind="note" head={cover.failed} />
        </Show>
      </div>
    </div>
  );
}
