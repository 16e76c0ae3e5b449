import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import type { SceneSheet } from '../../sessions/props.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import './panels.css';

/** Is the lesson shown a step at a time, with no room for figures below the table? */
const isStepwise = (): boolean => document.documentElement.dataset['steps'] !== undefined;

/**
 * Figures beside the table at a step: dice, a receipt, debts, all four balances. Where a lesson is shown a step at a
 * time they are folded, and what the reader unfolds stays so at the next steps.
 */
export function StepFigures(props: {
  sheets: readonly SceneSheet[];
  ruleHref: (id: string) => string;
  word: (text: string) => string;
}): JSX.Element {
  const [folds, setFolds] = createSignal(false);
  onMount(() => setFolds(isStepwise()));
  const [turned, setTurned] = createSignal<ReadonlySet<string>>(new Set());
  const isOpen = ({ title }: SceneSheet): boolean => turned().has(title) === folds();
  const note = ({ title }: SceneSheet, open: boolean): void => {
    const others = [...turned()].filter((each) => each !== title);
    setTurned(new Set(open === folds() ? [...others, title] : others));
  };
  const total = ({ rows }: SceneSheet) => rows.find((row) => row.total)?.amount;
  return (
    <div class="shown-sheets">
      <For each={props.sheets}>
        {(sheet) => (
          <figure class="shown-sheet" aria-label={props.word(sheet.title)}>
            <Show when={sheet.none}>
              <p class="shown-title" aria-hidden="true">
                {props.word(sheet.title)}
              </p>
              <p class="shown-none">{sheet.none}</p>
            </Show>
            <Show when={sheet.rows.length > 0}>
              <details open={isOpen(sheet)} onToggle={({ currentTarget }) => note(sheet, currentTarget.open)}>
                <summary class="shown-title">
                  {props.word(sheet.title)}
                  <Show when={!isOpen(sheet) && total(sheet)}>
                    {(amount) => <b class="shown-total">{amount()}</b>}
                  </Show>
                </summary>
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
              </details>
            </Show>
          </figure>
        )}
      </For>
    </div>
  );
}
