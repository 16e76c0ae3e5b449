// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows are cards, and browsers take their roles with their layout.

import { For, type JSX, Show } from 'solid-js';
import { compare } from '#i18n/compare.ts';
import type { ComparedRow, CompareProps } from './props.ts';

interface AnswersProps {
  games: CompareProps['games'];
  rows: readonly ComparedRow[];
  /** Id of the heading that labels the table. */
  label: string;
  /** Id of the row named in the address. */
  named: string;
}

/**
 * Table of comparison questions with each game's answer. On phones a row becomes a card, and the explicit roles keep it
 * a table for screen readers, since browsers drop table semantics when the layout changes.
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
