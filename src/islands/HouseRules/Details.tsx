import { For, type JSX, Show } from 'solid-js';
import type { RuleDetails } from './props.ts';

/** What an entry of a rulebook says below its sentence: a table, and a list of what else belongs to it. */
export function Details(props: { rule: RuleDetails }): JSX.Element {
  const head = () => props.rule.table?.[0] ?? [];
  const rows = () => props.rule.table?.slice(1) ?? [];
  return (
    <>
      <Show when={rows().length > 0}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section class="house-wide" tabIndex={0} aria-label={`${props.rule.title}: ${head().join(', ')}`}>
          <table>
            <thead>
              <tr>
                <For each={head()}>{(cell) => <th scope="col">{cell}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={rows()}>
                {([first, ...cells]) => (
                  <tr>
                    <th scope="row">{first}</th>
                    <For each={cells}>{(cell) => <td>{cell}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </section>
      </Show>
      <Show when={props.rule.list?.length}>
        <ul class="house-list">
          <For each={props.rule.list}>{(line) => <li>{line}</li>}</For>
        </ul>
      </Show>
    </>
  );
}
