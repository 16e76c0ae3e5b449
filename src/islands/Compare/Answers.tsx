// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows are cards, and browsers take their roles with their layout.

import { For, type JSX, Show } from 'solid-js';
import { compare } from '#i18n/compare.ts';
import { answerIn } from './cells.ts';
import type { ComparedColumn, ComparedRow } from './props.ts';

interface AnswersProps {
  columns: readonly ComparedColumn[];
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
          <For each={props.columns}>
            {({ id, ruleset, label, href }) => (
              <th role="columnheader" scope="col" data-game={id} data-ruleset={ruleset}>
                <a href={href}>{label}</a>
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
              <For each={props.columns}>
                {(column) => (
                  <td role="cell" data-game={column.id}>
                    <span class="game" data-ruleset={column.ruleset} aria-hidden="true">
                      {column.label}
                    </span>
                    <Show
                      when={answerIn(row, column)}
                      keyed
                      fallback={<span class="none">{compare.noRule}</span>}
                    >
                      {({ says, links: [first, ...more], besides = [] }) => (
                        <>
                          <a class="says" href={first?.href}>
                            {says}
                          </a>
                          <For each={besides}>
                            {({ title, href }) => (
                              <a class="says besides" href={href}>
                                {title}
                              </a>
                            )}
                          </For>
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
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
