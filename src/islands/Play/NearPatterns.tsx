import { createMemo, For, type JSX, Show } from 'solid-js';
import { near } from '#i18n/near.ts';
import { words } from '#i18n/words.ts';
import { lineTitle } from '../../i18n/line-title.ts';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { createFetched } from '../../ui/lazy.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import { nearPatterns } from './near-patterns.ts';
import type { PanelSheet } from './panel-sheet.ts';
import './near-patterns.css';

/** The patterns that the reader's hand is near to, each with tiles that complete it. */
export function NearPatterns(props: PanelSheet): JSX.Element {
  const { session } = props.desk;
  const book = createFetched(() => props.book, ruleBook);
  const found = createMemo(() =>
    nearPatterns(session.own(), { ruleset: session.setting().ruleset, table: session.frame().table }),
  );
  return (
    <section class="near-patterns" aria-labelledby="near-patterns">
      <h3 id="near-patterns">{near.title}</h3>
      <Show when={found().length > 0} fallback={<p>{near.none}</p>}>
        <ul>
          <For each={found()}>
            {({ rule, tiles, ...line }) => (
              <li>
                <a href={props.ruleHref(rule)}>{lineTitle(line, { title: rule, ...book()?.[rule] })}</a>:{' '}
                {near.away(tiles.length)}{' '}
                <span class="near-tiles">
                  <For each={tiles}>{(kind) => <Tile kind={kind} name={words.tileName(kind)} />}</For>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
