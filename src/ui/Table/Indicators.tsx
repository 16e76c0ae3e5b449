import { For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { table } from '#i18n/table.ts';
import { FACE_DOWN, type Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import { Piece } from './Piece.tsx';

/**
 * The dora indicators in the middle: open ones, backs of those still to be turned, and below them the ura indicators if
 * they were looked at. Nothing in games without indicators, and at a written table that states none: of a dealt one at
 * least one lies open.
 */
export function Indicators(props: { view: View }): JSX.Element {
  const open = () => props.view.indicators.open;
  const closed = () => Math.max(0, props.view.indicatorPlaces - open().length);
  return (
    <Show when={open().length + props.view.indicators.under.length > 0}>
      <div class="indicators">
        <IndicatorRow tiles={open()} closed={closed()} label={table.indicators} name={table.indicator} />
        <Show when={props.view.indicators.under.length > 0}>
          <IndicatorRow
            tiles={props.view.indicators.under}
            closed={closed()}
            label={table.under}
            name={table.underIndicator}
          />
        </Show>
      </div>
    </Show>
  );
}

function IndicatorRow(props: {
  tiles: readonly Kind[];
  closed: number;
  label: string;
  name: (tile: string) => string;
}): JSX.Element {
  return (
    <ul aria-label={props.label}>
      <For each={props.tiles}>
        {(kind) => (
          <li class="spot">
            <Piece kind={kind} name={props.name(names.tileName(kind))} />
          </li>
        )}
      </For>
      <For each={new Array<Kind>(props.closed).fill(FACE_DOWN)}>
        {(kind) => (
          <li class="spot" aria-hidden="true">
            <Piece kind={kind} name="" face="down" />
          </li>
        )}
      </For>
    </ul>
  );
}
