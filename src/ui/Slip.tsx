import { type JSX, Show } from 'solid-js';
import { keepFocus } from './keep-focus.ts';
import { RuleLink } from './RuleLink.tsx';
import './slip.css';

interface RuleRef {
  readonly id: string;
  readonly href: string;
}

/** What the slip says of a ruling: its words, and the link to its rule. */
export const slipOf = (
  { head, text, rule }: { head: string; text: string; rule: string | null },
  addressOf: (id: string) => string,
): { head: string; text: string; rule: RuleRef | undefined } => ({
  head,
  text,
  rule: rule === null ? undefined : { id: rule, href: addressOf(rule) },
});

/** A slip of paper with a ruling: a cross, tick or note seal, a headline, the reason and its rule. */
export function Slip(props: {
  kind: 'refused' | 'good' | 'note';
  /** What the slip answers; read aloud only, since sighted readers see what they pressed. */
  about?: string | undefined;
  head: string;
  text?: string | undefined;
  rule?: RuleRef | undefined;
  /** What an author adds, as HTML. */
  why?: string | undefined;
  /** Further text and buttons, below. */
  children?: JSX.Element;
}): JSX.Element {
  let slip: HTMLDivElement | undefined;
  keepFocus(() => slip);
  return (
    <div class="slip" data-kind={props.kind} ref={slip}>
      <svg class="seal" viewBox="0 0 24 24" aria-hidden="true">
        <rect x="2" y="2" width="20" height="20" rx="4" />
        <path
          d={
            props.kind === 'refused'
              ? 'M8 8l8 8M16 8l-8 8'
              : props.kind === 'good'
                ? 'M7 12.5l3.5 3.5L17 9'
                : 'M12 7v6M12 16.5v.5'
          }
        />
      </svg>
      <div class="ruling">
        <p class="ruling-head">
          <Show when={props.about}>{(about) => <span class="unseen">{about()}: </span>}</Show>
          {props.head}
        </p>
        <Show when={props.text}>
          <p class="ruling-text">{props.text}</p>
        </Show>
        <Show when={props.rule}>{(rule) => <RuleLink id={rule().id} href={rule().href} />}</Show>
        <Show when={props.why}>{(html) => <div class="ruling-text why" innerHTML={html()} />}</Show>
        {props.children}
      </div>
    </div>
  );
}
