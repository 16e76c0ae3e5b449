import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { Key } from '../../ui/Key.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { later } from '../../ui/lazy.ts';
import { Slip, slipOf } from '../../ui/Slip.tsx';
import { Working } from '../../ui/Working.tsx';
import type { Proof } from '../Practice/proof.ts';

const ProofView = later(async () => (await import('../Practice/Proof.tsx')).ProofView);

/** Verdict and proof of an answer, with the button to go on. */
export function Answer(props: {
  /** True while an answer is being graded. */
  isGrading: boolean;
  /** Null until the reader has answered. */
  proof: Proof | null;
  /** True if the reader gave up and had the answer shown. */
  shown: boolean;
  /** Extra note, e.g. that the board will not come back. */
  also: string;
  /** Retry function if the grader failed to load; else null. */
  onRetry: (() => void) | null;
  /** The author's remark, as HTML. */
  remark: string;
  /** Label of the "next" button; null if there is none. */
  onward: string | null;
  rule: (id: string) => string;
  onNext: () => void;
  ref: (next: HTMLButtonElement) => void;
}): JSX.Element {
  return (
    <div class="drill-answer">
      <div aria-live="polite">
        <Show when={props.onRetry}>
          {(retry) => <LoadFailed text={practiceQuestion.session.nothingLost} onRetry={retry()} />}
        </Show>
        <Show when={props.isGrading}>
          <Working text={practiceQuestion.session.grading} />
        </Show>
        <Show when={props.proof} keyed>
          {(proof) => (
            <Slip
              kind={props.shown ? 'note' : proof.right ? 'good' : 'refused'}
              {...slipOf(proof, props.rule)}
              head={props.shown ? drill.shown(proof.head) : proof.head}
              why={props.remark}
            >
              <Show when={props.also}>
                <p class="ruling-text">{props.also}</p>
              </Show>
            </Slip>
          )}
        </Show>
      </div>
      <Show when={props.proof} keyed>
        {(proof) => (
          <>
            <Show when={props.onward !== null}>
              <button type="button" class="button primary" ref={props.ref} onClick={() => props.onNext()}>
                {props.onward}
                <Key>Enter</Key>
              </button>
            </Show>
            <Show when={proof.evidence.length > 0}>
              <details class="drill-proof" open={!proof.right && proof.text === ''}>
                <summary>{drill.proof}</summary>
                <ProofView evidence={proof.evidence} rule={props.rule} />
              </details>
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}
