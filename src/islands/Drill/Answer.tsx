import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Slip } from '../../ui/Slip.tsx';
import type { Proof } from '../Practice/proof.ts';
import type { DrillGrading } from './grading.ts';

/** What an answer is told, what proves it, and the way on. */
export function Answer(props: {
  /** Null before it is answered. */
  proof: Proof | null;
  /** Whether the reader let it go and has the answer shown. */
  shown: boolean;
  /** What is told with it beside: that it will not come back. */
  also: string;
  /** Where what grades it could not be loaded: tries again. */
  onRetry: (() => void) | null;
  /** What the author says with it, as HTML. */
  remark: string;
  /** What goes on is called; null where nothing does. */
  onward: string | null;
  rule: (id: string) => string;
  /** What draws proofs; it is there with them. */
  desk: DrillGrading | null;
  onNext: () => void;
  ref: (next: HTMLButtonElement) => void;
}): JSX.Element {
  return (
    <div class="drill-answer">
      <div aria-live="polite">
        <Show when={props.onRetry}>
          {(retry) => <LoadFailed text={practiceQuestion.session.nothingLost} onRetry={retry()} />}
        </Show>
        <Show when={props.proof} keyed>
          {(proof) => (
            <Slip
              kind={props.shown ? 'note' : proof.right ? 'good' : 'refused'}
              head={props.shown ? drill.shown(proof.head) : proof.head}
              text={proof.text}
              rule={proof.rule === null ? undefined : { id: proof.rule, href: props.rule(proof.rule) }}
            >
              <Show when={props.remark}>
                <div class="ruling-text why" innerHTML={props.remark} />
              </Show>
              <Show when={props.also}>
                <p class="ruling-text">{props.also}</p>
              </Show>
            </Slip>
          )}
        </Show>
      </div>
      <Show when={props.proof} keyed>
        {(proof) => (
          <Show when={props.desk} keyed>
            {({ Onward }) => (
              <Onward
                {...{ proof, rule: props.rule }}
                onward={props.onward}
                onNext={props.onNext}
                ref={props.ref}
              />
            )}
          </Show>
        )}
      </Show>
    </div>
  );
}
