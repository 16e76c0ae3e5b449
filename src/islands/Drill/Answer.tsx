import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import type { Proof } from '../../questions/proof.ts';
import { Key } from '../../ui/Key.tsx';
import { Slip, slipOf } from '../../ui/Slip.tsx';
import { ProofView } from '../Practice/Proof.tsx';

/** Verdict and proof of an answer, with the button to go on. */
export function Answer(props: {
  /** Null until the reader has answered. */
  proof: Proof | null;
  /** True if the reader gave up and had the answer shown. */
  shown: boolean;
  /** Extra note, e.g. that the board will not come back. */
  also: string;
  /** The author's remark, as HTML. */
  remark: string;
  /** Label of the "next" button; null if there is none. */
  onward: string | null;
  ruleHref: (id: string) => string;
  onNext: () => void;
  ref: (next: HTMLButtonElement) => void;
}): JSX.Element {
  return (
    <div class="drill-answer">
      <div aria-live="polite">
        <Show when={props.proof} keyed>
          {(proof) => (
            <Slip
              kind={props.shown ? 'note' : proof.right ? 'good' : 'refused'}
              {...slipOf(proof, props.ruleHref)}
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
                <ProofView evidence={proof.evidence} ruleHref={props.ruleHref} />
              </details>
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}
