import type { JSX } from 'solid-js';
import { cover } from '#i18n/cover.ts';
import { Slip } from './Slip.tsx';

/** What a widget needs could not be loaded; it may be tried again. */
export function LoadFailed(props: {
  /** What of the reader's is safe all the same. */
  text?: string;
  onRetry: () => void;
}): JSX.Element {
  return (
    <Slip kind="note" head={cover.failed} text={props.text}>
      <button type="button" class="button" data-retry onClick={() => props.onRetry()}>
        {cover.retry}
      </button>
    </Slip>
  );
}
