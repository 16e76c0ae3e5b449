import { For, type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import type { ScoreLine } from '../../engine/score.ts';
import { lineTitle } from '../../i18n/line-title.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { Programs } from '../Programs/Programs.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { Tile } from '../Tile/Tile.tsx';

/**
 * One scoring line. Pointing at it or focusing it highlights its tiles; pressing its name, a button, keeps them
 * highlighted, for touch screens.
 */
export function Line(props: {
  line: ScoreLine;
  entry: RuleWords;
  unit: string;
  lit: boolean;
  isKept: boolean;
  ruleHref: (id: string) => string;
  onPoint: (on: boolean) => void;
  onKeep: () => void;
}): JSX.Element {
  const text = () =>
    props.line.tiles.length > 0 ? words.tileList(props.line.tiles) : scorePage.receipt.noTiles;
  const worth = () => words.lineWorth(props.line, props.unit);
  return (
    <li
      class="bill-line"
      data-lit={props.lit ? '' : undefined}
      onPointerEnter={(event) => event.pointerType !== 'touch' && props.onPoint(true)}
      onPointerLeave={() => props.onPoint(false)}
      onFocusIn={() => props.onPoint(true)}
      onFocusOut={() => props.onPoint(false)}
    >
      <span class="bill-name">
        <button type="button" class="plain-button" aria-pressed={props.isKept} onClick={() => props.onKeep()}>
          {lineTitle(props.line, props.entry)}
        </button>
        <Show when={props.line.apart}>
          <span class="bill-what">{scorePage.receipt.apart}</span>
        </Show>
        <Show when={props.line.part === undefined && props.entry.sentence}>
          <span class="bill-what">{props.entry.sentence}</span>
        </Show>
        <Programs of={props.entry.elsewhere} part={props.line.part} />
      </span>
      <span class="bill-tiles" data-many={props.line.tiles.length > 6 ? '' : undefined}>
        <span class="unseen">{text()}</span>
        <For each={props.line.tiles}>
          {(kind) => (
            <span aria-hidden="true">
              <Tile kind={kind} name="" />
            </span>
          )}
        </For>
      </span>
      <RuleLink id={props.line.pattern} href={props.ruleHref(props.line.pattern)} />
      <b class="bill-worth">
        <span aria-hidden="true">{worth().shown}</span>
        <span class="unseen">{worth().label}</span>
      </b>
    </li>
  );
}
