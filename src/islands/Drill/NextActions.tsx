import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import { Key } from '../../ui/Key.tsx';
import { ProofView } from '../Practice/Proof.tsx';
import type { Proof } from '../Practice/proof.ts';

/** Below the verdict: the "next" button and the proof. */
export function Onward(props: {
  proof: Proof;
  /** Label of the "next" button; null if there is none. */
  onward: string | null;
  rule: (id: string) => string;
  onNext: () => void;
  ref: (next: HTMLButtonElement) => void;
}): JSX.Element {
  return (
    <>
      <Show when={props.onward !== null}>
        <button type="button" class="button primary" ref={props.ref} onClick={() => props.onNext()}>
          {props.onward}
          <Key>Enter</Key>
        </button>
      </Show>
      <Show when={props.proof.evidence.length > 0}>
        <details class="drill-proof" open={!props.proof.right && props.proof.text === ''}>
          <summary>{drill.proof}</summary>
          <ProofView evidence={props.proof.evidence} rule={props.rule} />
        </details>
      </Show>
    </>
  );
}
