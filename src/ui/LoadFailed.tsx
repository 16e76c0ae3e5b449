import type { JSX } from 'solid-js';
import { cover } from '#i18n/cover.ts';
import { Slip } from './Slip.tsx';

/** Shown when a widget's module could not be loaded, with a button to retry. */
export function LoadFailed(props: {
  /** What the reader has not lost. */
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
