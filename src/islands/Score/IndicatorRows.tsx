import { For, type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { ScoreState } from './page.ts';
import './around.css';

/** Rows of indicators: the open ones, and those beneath them (ura-dora). */
export const INDICATORS = ['indicators', 'beneath'] as const;
export type IndicatorRowName = (typeof INDICATORS)[number];

/** The indicators beside a hand, in games that have them: a press takes one away. */
export function IndicatorRows(props: {
  state: Pick<ScoreState, 'link' | 'set' | 'ruleset'>;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { state } = props;
  const link = state.link;
  return (
    <Show when={state.ruleset().indicators}>
      {(indicators) => (
        <For each={INDICATORS}>
          {(row) => (
            <fieldset class="indicator-row">
              <legend>
                {scorePage.indicatorRows[row]}{' '}
                <RuleLink id={indicators().rule} href={props.ruleHref(indicators().rule)} />
              </legend>
              <Show
                when={link()[row].length > 0}
                fallback={<p class="aside">{scorePage.noIndicators(row)}</p>}
              >
                <div class="indicator-tiles cloth">
                  <For each={link()[row]}>
                    {(kind, at) => (
                      <Tile
                        as="button"
                        kind={kind}
                        name={scorePage.takeAway(words.tileName(kind))}
                        onPress={() => state.set({ [row]: link()[row].filter((_, i) => i !== at()) })}
                      />
                    )}
                  </For>
                </div>
              </Show>
            </fieldset>
          )}
        </For>
      )}
    </Show>
  );
}
