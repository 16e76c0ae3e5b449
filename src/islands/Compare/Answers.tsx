// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows are cards, and browsers take their roles with their layout.

import { For, type JSX, Show } from 'solid-js';
import { compare } from '#i18n/compare.ts';
import type { ComparedRow, CompareProps } from './props.ts';

interface AnswersProps {
  games: CompareProps['games'];
  rows: readonly ComparedRow[];
  /** The id of the heading that names the table. */
  label: string;
  /** The id of the row that the address names. */
  named: string;
}

/**
 * Questions and what each game answers, a row each. On a phone a row is a card with an answer under each game's name;
 * the roles say that it is a table still, which browsers forget of rows that are not laid out as rows.
 */
export function Answers(props: AnswersProps): JSX.Element {
  return (
    <table class="answers-of-games" role="table" aria-labelledby={props.label}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {compare.question}
          </th>
          <For each={props.games}>
            {({ ruleset, title, href }) => (
              <th role="columnheader" scope="col" data-game={ruleset} data-ruleset={ruleset}>
                <a href={href}>{title}</a>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody role="rowgroup" data-rows={props.label}>
        <For each={props.rows}>
          {(row) => (
            <tr role="row" id={row.id} data-named={row.id === props.named ? '' : undefined}>
              <th role="rowheader" scope="row">
                {row.title}
              </th>
              <For each={props.games}>
                {({ ruleset, title }) => {
                  const answer = row.cells.find(({ game }) => game === ruleset)?.answer;
                  return (
                    <td role="cell" data-game={ruleset}>
                      <span class="game" data-ruleset={ruleset} aria-hidden="true">
                        {title}
                      </span>
                      <Show when={answer} keyed fallback={<span class="none">{compare.noRule}</span>}>
                        {({ says, links: [first, ...more] }) => (
                          <>
                            <a class="says" href={first?.href}>
                              {says}
                            </a>
                            <Show when={more.length > 0}>
                              <span class="more">
                                <For each={more}>
                                  {({ title: rule, href }) => <a href={href}>§&nbsp;{rule}</a>}
                                </For>
                              </span>
                            </Show>
                          </>
                        )}
                      </Show>
                    </td>
                  );
                }}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
