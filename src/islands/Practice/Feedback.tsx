/** Verdict on an answer, and the buttons to go on. */
import { type JSX, Show } from 'solid-js';
import { practice } from '#i18n/practice.ts';
import type { KnownRule } from '../../questions/kind.ts';
import type { Proof } from '../../questions/proof.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Key } from '../../ui/Key.tsx';
import { Programs } from '../../ui/Programs/Programs.tsx';
import { Slip } from '../../ui/Slip.tsx';

export function Verdict(props: {
  proof: Proof;
  entry: (id: string) => KnownRule;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const known = () => {
    const id = props.proof.rule;
    return id ? props.entry(id) : null;
  };
  return (
    <Slip
      kind={props.proof.right ? 'good' : 'refused'}
      head={props.proof.head}
      text={props.proof.text}
      rule={
        props.proof.rule === null
          ? undefined
          : { id: props.entry(props.proof.rule).id, href: props.ruleHref(props.proof.rule) }
      }
    >
      <Show when={known()?.lesson}>
        {(lesson) => (
          <a class="practice-lesson" href={lesson().href}>
            {practice.session.lesson(lesson().title)}
          </a>
        )}
      </Show>
      <Show when={!props.proof.right}>
        <Programs of={known()?.elsewhere} />
      </Show>
    </Slip>
  );
}

/** Buttons to the next question or the result, and to copy the link of this question. */
export function NextSteps(props: {
  /** True while the next question is being dealt. */
  dealing: boolean;
  /** True if this was the session's last question. */
  last: boolean;
  /** Link fragment of this question. */
  address: () => string;
  onNext: () => void;
  ref: (next: HTMLButtonElement) => void;
}): JSX.Element {
  return (
    <div class="practice-ways row">
      <button
        type="button"
        class="button primary"
        aria-busy={props.dealing}
        ref={props.ref}
        onClick={() => props.onNext()}
      >
        {props.dealing
          ? practice.session.dealing
          : props.last
            ? practice.session.finish
            : practice.session.next}
        <Key>Enter</Key>
      </button>
      <CopyButton
        text={() => new URL(props.address(), location.href).href}
        copied={practice.session.copied}
        notCopied={practice.session.notCopied}
      >
        {practice.session.share}
      </CopyButton>
    </div>
  );
}
