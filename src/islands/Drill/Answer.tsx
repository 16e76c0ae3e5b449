import { type JSX, Show } from 'solid-js';
import { Slip } from '../../views/Slip.tsx';
import type { LessonWords } from '../../words/lesson.ts';
import type { Words } from '../../words/words.ts';
import { ProofView } from '../Practice/Proof.tsx';
import type { Proof } from '../Practice/proof.ts';

/** What an answer is told, what proves it, and the way on. */
export function Answer(props: {
  /** Null before it is answered. */
  proof: Proof | null;
  /** What the author says with it, as HTML. */
  remark: string;
  /** What goes on is called; null where nothing does. */
  onward: string | null;
  words: Words;
  say: LessonWords['drill'];
  rule: (id: string) => string;
  /** What stands between two tiles of an exchange, said. */
  for: string;
  onNext: () => void;
  ref: (next: HTMLButtonElement) => void;
}): JSX.Element {
  return (
    <div class="drill-answer">
      <div aria-live="polite">
        <Show when={props.proof} keyed>
          {(proof) => (
            <Slip
              kind={proof.right ? 'good' : 'refused'}
              head={proof.head}
              text={proof.text}
              rule={proof.rule === null ? undefined : { id: proof.rule, href: props.rule(proof.rule) }}
            >
              <Show when={props.remark}>
                <div class="ruling-text why" innerHTML={props.remark} />
              </Show>
            </Slip>
          )}
        </Show>
      </div>
      <Show when={props.proof && props.onward !== null}>
        <button type="button" class="button primary" ref={props.ref} onClick={() => props.onNext()}>
          {props.onward}
          <span class="key" aria-hidden="true">
            Enter
          </span>
        </button>
      </Show>
      <Show when={props.proof?.evidence.length ? props.proof : null} keyed>
        {(proof) => (
          <details class="drill-proof">
            <summary>{props.say.proof}</summary>
            <ProofView evidence={proof.evidence} words={props.words} rule={props.rule} for={props.for} />
          </details>
        )}
      </Show>
    </div>
  );
}
