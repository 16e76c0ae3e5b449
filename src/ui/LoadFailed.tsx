import type { JSX } from 'solid-js';
import { coverWordsIn } from '../i18n/cover.ts';
import { Slip } from './Slip.tsx';

/** What a widget needs could not be loaded; it may be tried again. */
export function LoadFailed(props: {
  lang: string;
  /** What of the reader's is safe all the same. */
  text?: string;
  onRetry: () => void;
}): JSX.Element {
  const say = coverWordsIn(props.lang);
  return (
    <Slip kind="note" head={say.failed} text={props.text}>
      <button type="button" class="button" data-retry onClick={() => props.onRetry()}>
        {say.retry}
      </button>
    </Slip>
  );
}
