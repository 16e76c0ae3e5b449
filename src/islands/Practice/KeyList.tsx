import { For, type JSX, onMount } from 'solid-js';
import type { AskedWords } from '../../words/practice-asked.ts';

/** Which key does what, over the page until it is closed. */
export function KeyList(props: { say: AskedWords; onClose: () => void }): JSX.Element {
  const { session } = props.say;
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  return (
    <dialog
      class="practice-keylist panel"
      aria-label={session.keys}
      ref={dialog}
      onClose={() => props.onClose()}
    >
      <h2>{session.keys}</h2>
      <dl>
        <For each={session.keysList}>
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
        {session.close}
      </button>
    </dialog>
  );
}
