import type { JSX } from 'solid-js';

/** The link to a rule by its id, as prose and verdicts name it. */
export function RuleLink(props: { id: string; href: string }): JSX.Element {
  return (
    <a class="rule-id" href={props.href}>
      § {props.id}
    </a>
  );
}
