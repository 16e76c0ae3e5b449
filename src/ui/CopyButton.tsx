import { createSignal, type JSX, onCleanup } from 'solid-js';
import { copyText } from '../storage/clipboard.ts';
import './copy-button.css';

/** How long it is told that a text was copied, in milliseconds. What a reader has to do instead stays. */
const TOLD_FOR = 4000;

/** A button that copies a text, and beside it what came of the last press. */
export function CopyButton(props: {
  readonly children: JSX.Element;
  /** The text, asked for when the button is pressed. */
  readonly text: () => string;
  readonly copied: string;
  /** What the reader can do where the browser does not copy. */
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
