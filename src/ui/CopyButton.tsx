import { createSignal, type JSX, onCleanup } from 'solid-js';
import { copyText } from '../storage/clipboard.ts';
import './copy-button.css';

/** How long the success message stays, in milliseconds. The failure message stays until the next press. */
const TOLD_FOR = 4000;

/** A button that copies a text, with the result of the last press beside it. */
export function CopyButton(props: {
  readonly children: JSX.Element;
  /** Returns the text; called on each press. */
  readonly text: () => string;
  readonly copied: string;
  /** Message for browsers that cannot copy: what the reader can do instead. */
  readonly notCopied: string | ((text: string) => string);
  readonly onFailed?: () => void;
  readonly describedBy?: string;
}): JSX.Element {
  const [status, setStatus] = createSignal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const copy = async (): Promise<void> => {
    clearTimeout(timer);
    const text = props.text();
    if (await copyText(text)) {
      setStatus(props.copied);
      timer = setTimeout(() => setStatus(''), TOLD_FOR);
    } else {
      setStatus(typeof props.notCopied === 'string' ? props.notCopied : props.notCopied(text));
      props.onFailed?.();
    }
  };
  return (
    <>
      <button type="button" class="button" aria-describedby={props.describedBy} onClick={() => void copy()}>
        {props.children}
      </button>
      <span class="copy-told" role="status">
        {status()}
      </span>
    </>
  );
}
