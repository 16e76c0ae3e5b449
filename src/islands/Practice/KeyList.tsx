import { For, type JSX, onMount } from 'solid-js';
import { practiceLater } from '#i18n/practice-later.ts';

/** Dialog that lists the keyboard shortcuts. */
export function KeyList(props: {
  /** Title of the dialog. */
  title: string;
  onClose: () => void;
}): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  return (
    <dialog
      class="practice-keylist panel"
      aria-label={props.title}
      ref={dialog}
      onClose={() => props.onClose()}
    >
      <h2>{props.title}</h2>
      <dl>
        <For each={practiceLater.keysList}>
          {([key, does]) => (
            <div>
              <dt>
                <kbd class="key">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          )}
        </For>
      </dl>
      <button type="button" class="button primary" onClick={() => dialog?.close()}>
        {practiceLater.close}
      </button>
    </dialog>
  );
}
