import { For, type JSX, Show } from 'solid-js';
import { programNames } from '#i18n/program-names.ts';
import type { RuleDifference } from '../../i18n/message-context.ts';
import './programs.css';

/** What other programs decide by a rule, folded. Draws nothing where none is known for this part of it. */
export function Programs(props: {
  of: readonly RuleDifference[] | undefined;
  /** The part of the rule that the line is about. */
  part?: string | undefined;
}): JSX.Element {
  const found = () => (props.of ?? []).filter(({ part }) => part === props.part);
  return (
    <Show when={found().length > 0}>
      <details class="other-programs">
        <summary>{programNames.ofRule}</summary>
        <ul>
          <For each={found()}>
            {({ program, version, table, decides }) => (
              <li>
                <b>{programNames.name(program, version, table)}</b>: {decides}
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
}
