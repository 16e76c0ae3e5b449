import { createSignal, For, type JSX, Show } from 'solid-js';
import { cover } from '#i18n/cover.ts';
import { FACE_DOWN } from '../../engine/tiles.ts';
import { Slip } from '../Slip.tsx';
import { Tile } from '../Tile/Tile.tsx';
import './cover.css';

/** Number of face-down tiles on the cover. */
const TILES = 5;

/** The cover of a frame: what there is to do, and the button that loads and starts it. */
export function Cover(props: {
  /** The question, unless other text states it. */
  title?: string | undefined;
  lead?: string | undefined;
  /** Key of the button's text: what it starts. */
  begins: keyof (typeof cover)['begin'];
  /**
   * Loads the content and draws it in place of the cover.
   * @throws if it cannot be loaded
   */
  onBegin: () => Promise<void>;
  /** True to show face-down tiles while nothing of the content is visible. */
  faceDown?: boolean;
  /** Content that is already visible. */
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
      {/* Stays focusable while loading, so it keeps the focus. */}
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
