import type { JSX } from 'solid-js';
import type { QuestionWords } from '../../i18n/practice-question.ts';
import { Slip } from '../../ui/Slip.tsx';

/** What could not be loaded is tried again by a press, and nothing that was done is lost. */
export const RetrySlip = (props: { say: QuestionWords['session']; onRetry: () => void }): JSX.Element => (
  <Slip kind="note" head={props.say.failed} text={props.say.kept}>
    <button type="button" class="button" onClick={() => props.onRetry()}>
      {props.say.retry}
    </button>
  </Slip>
);
