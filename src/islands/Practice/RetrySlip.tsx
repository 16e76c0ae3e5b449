import type { JSX } from 'solid-js';
import { Slip } from '../../views/Slip.tsx';
import type { AskedWords } from '../../words/practice-asked.ts';

/** What could not be loaded is tried again by a press, and nothing that was done is lost. */
export const RetrySlip = (props: { say: AskedWords['session']; onRetry: () => void }): JSX.Element => (
  <Slip kind="note" head={props.say.failed} text={props.say.kept}>
    <button type="button" class="button" onClick={() => props.onRetry()}>
      {props.say.retry}
    </button>
  </Slip>
);
