import { For, type JSX } from 'solid-js';
import type { Meld } from '../../engine/melds.ts';
import type { Kind } from '../../engine/tiles.ts';
import { Piece } from './Piece.tsx';
import {
  type giverAt,
  laidOut,
  type MeldTile,
  type QuarterTurns,
  quarterBack,
  type TableSide,
  turnOf,
} from './places.ts';

/** One meld, its claimed tile laid sideways toward the giver. */
export function MeldView(props: {
  meld: Meld;
  side: TableSide;
  giver: ReturnType<typeof giverAt>;
  lit?: boolean;
}): JSX.Element {
  const turn = (laid: MeldTile): QuarterTurns =>
    laid.across ? quarterBack(turnOf(props.side)) : turnOf(props.side);
  return (
    <span class="meld" aria-hidden="true">
      <For each={laidOut(props.meld, props.giver)}>
        {(laid) => (
          <span
            class="spot"
            data-across={laid.across ? '' : undefined}
            data-stacked={laid.stacked ? '' : undefined}
          >
            <Piece kind={laid.kind} name="" turn={turn(laid)} lit={props.lit} />
          </span>
        )}
      </For>
    </span>
  );
}

/** A seat's melds, each described in words for screen readers. */
export function Melds(props: {
  side: TableSide;
  melds: readonly Meld[];
  label: string;
  tell: (meld: Meld) => string;
  giver: (meld: Meld) => ReturnType<typeof giverAt>;
  lit: readonly Kind[];
}): JSX.Element {
  return (
    <ul class="melds" aria-label={props.label} data-count={props.melds.length}>
      <For each={props.melds}>
        {(meld) => (
          <li data-tiles={meld.tiles.length}>
            <span class="unseen">{props.tell(meld)}</span>
            <MeldView
              meld={meld}
              side={props.side}
              giver={props.giver(meld)}
              lit={props.lit.includes(meld.tile)}
            />
          </li>
        )}
      </For>
    </ul>
  );
}
