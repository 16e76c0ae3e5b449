import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Slip } from '../../views/Slip.tsx';
import type { AskedWords } from '../../words/practice-asked.ts';
import type { RuleEntry } from './asker.ts';
import type { Proof } from './proof.ts';

/** The verdict, and the way on, where the answer was given. */
export function Dock(props: {
  proof: Proof | null;
  say: AskedWords;
  entry: (id: string) => RuleEntry;
  rule: (id: string) => string;
  /** The next one is not there yet. */
  dealing: boolean;
  /** This was the last one. */
  last: boolean;
  /** The fragment of this question's address. */
  address: () => string;
  onNext: () => void;
  ref: (next: HTMLButtonElement) => void;
}): JSX.Element {
  const { session } = props.say;
  const [told, setTold] = createSignal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const share = async (): Promise<void> => {
    const address = new URL(props.address(), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setTold(session.copied);
      timer = setTimeout(() => setTold(''), 4000);
    } catch {
      setTold(session.notCopied(address));
    }
  };
  const known = () => {
    const id = props.proof?.rule;
    return id ? props.entry(id) : null;
  };
  return (
    <div class="practice-dock">
      <div aria-live="polite" class="practice-verdict">
        <Show when={props.proof} keyed>
          {(proof) => (
            <Slip
              kind={proof.right ? 'good' : 'refused'}
              head={proof.head}
              text={proof.text}
              rule={
                proof.rule === null
                  ? undefined
                  : { id: props.entry(proof.rule).id, href: props.rule(proof.rule) }
              }
            >
              <Show when={known()?.lesson}>
                {(lesson) => (
                  <a class="practice-lesson" href={lesson().href}>
                    {session.lesson(lesson().title)}
                  </a>
                )}
              </Show>
            </Slip>
          )}
        </Show>
      </div>
      <Show when={props.proof}>
        <div class="practice-ways row">
          <button
            type="button"
            class="button primary"
            aria-busy={props.dealing}
            ref={props.ref}
            onClick={() => props.onNext()}
          >
            {props.dealing ? session.dealing : props.last ? session.finish : session.next}
            <span class="key" aria-hidden="true">
              Enter
            </span>
          </button>
          <button type="button" class="button" onClick={share}>
            {session.share}
          </button>
        </div>
        <p class="practice-told aside" aria-live="polite">
          {told()}
        </p>
      </Show>
    </div>
  );
}
