import { type JSX, Show } from 'solid-js';
import type { DrillWords } from '../../i18n/drill.ts';
import type { Names } from '../../i18n/names.ts';
import type { PracticeWords } from '../../i18n/practice.ts';
import { ProofView } from '../Practice/Proof.tsx';
import type { Proof } from '../Practice/proof.ts';

/** Below what an answer is told: the way on, and what proves it. */
export function Onward(props: {
  proof: Proof;
  /** What goes on is called; null where nothing does. */
  onward: string | null;
  words: Names;
  say: DrillWords;
  fix: PracticeWords['fix'];
  rule: (id: string) => string;
  onNext: () => void;
  ref: (next: HTMLButtonElement) => void;
}): JSX.Element {
  return (
    <>
      <Show when={props.onward !== null}>
        <button type="button" class="button primary" ref={props.ref} onClick={() => props.onNext()}>
          {props.onward}
          <span class="key" aria-hidden="true">
            Enter
          </span>
        </button>
      </Show>
      <Show when={props.proof.evidence.length > 0}>
        <details class="drill-proof" open={!props.proof.right && props.proof.text === ''}>
          <summary>{props.say.proof}</summary>
          <ProofView
            evidence={props.proof.evidence}
            words={props.words}
            rule={props.rule}
            for={props.fix.for}
          />
        </details>
      </Show>
    </>
  );
}
