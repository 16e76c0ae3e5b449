import { For, type JSX, Show } from 'solid-js';
import type { SceneSheet } from '../../sessions/props.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import './panels.css';

/** Figures beside the table at a step: dice, a receipt, debts, all four balances. */
export function StepFigures(props: {
  sheets: readonly SceneSheet[];
  ruleHref: (id: string) => string;
  word: (text: string) => string;
}): JSX.Element {
  return (
    <div class="shown-sheets">
      <For each={props.sheets}>
        {(sheet) => (
          <figure class="shown-sheet" aria-label={props.word(sheet.title)}>
            <p class="shown-title" aria-hidden="true">
              {props.word(sheet.title)}
            </p>
            <Show when={sheet.none}>
              <p class="shown-none">{sheet.none}</p>
            </Show>
            <Show when={sheet.rows.length > 0}>
              <dl>
                <For each={sheet.rows}>
                  {(row) => (
                    <div data-total={row.total ? '' : undefined}>
                      <dt>
                        {props.word(row.head)}
                        <For each={row.rules}>
                          {(id) => (
                            <>
                              {' '}
                              <RuleLink id={id} href={props.ruleHref(id)} />
                            </>
                          )}
                        </For>
                      </dt>
                      <dd>
                        <Show when={row.note}>
                          <span class="shown-note">{row.note} </span>
                        </Show>
                        <b>{row.amount}</b>
                      </dd>
                    </div>
                  )}
                </For>
              </dl>
            </Show>
          </figure>
        )}
      </For>
    </div>
  );
}
