import { For, type JSX, Show } from 'solid-js';
import './rule-detail.css';

/** What a rulebook shows below a rule's sentence. */
export interface RuleDetails {
  readonly title: string;
  /** The first row is the header. */
  readonly table?: readonly (readonly string[])[] | undefined;
  readonly list?: readonly string[] | undefined;
}

/** The table and list below a rule's sentence; Astro renders them without a script. */
export function RuleDetail(props: { rule: RuleDetails }): JSX.Element {
  const head = () => props.rule.table?.[0] ?? [];
  const rows = () => props.rule.table?.slice(1) ?? [];
  return (
    <>
      <Show when={rows().length > 0}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section class="rule-table" tabIndex={0} aria-label={`${props.rule.title}: ${head().join(', ')}`}>
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
        <ul class="rule-list">
          <For each={props.rule.list}>{(line) => <li>{line}</li>}</For>
        </ul>
      </Show>
    </>
  );
}
