import { For, type JSX, Show } from 'solid-js';
import { table } from '#i18n/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { Piece } from './Piece.tsx';
import { quarterBack, type TableSide, turnOf } from './places.ts';

/** One seat's river, six tiles a row, facing its owner. */
export function Pond(props: {
  side: TableSide;
  tiles: readonly Kind[];
  /** Indexes of tiles that lie sideways. */
  sideways: readonly number[];
  label: string;
  name: (kind: Kind) => string;
  /** True to face the reader, where seats are drawn as rows. */
  upright: boolean;
  /** True if the last tile is on offer. */
  offered: boolean;
  /** Kinds to highlight. */
  lit: readonly Kind[];
  /** True to keep drawing the place of a tile just claimed. */
  left: boolean;
}): JSX.Element {
  // A discard never changes, so kind and index identify it.
  const keys = () => props.tiles.map((kind, i) => `${kind}.${i}`);
  return (
    <ol
      class="pond"
      data-side={props.side}
      data-full={props.tiles.length > 18 ? '' : undefined}
      aria-label={props.label}
    >
      <For each={keys()}>
        {(key, i) => {
          const kind = Number.parseInt(key, 10);
          const across = () => props.sideways.includes(i());
          const turn = () => {
            const upright = props.upright ? 0 : turnOf(props.side);
            return across() ? quarterBack(upright) : upright;
          };
          const offered = () => props.offered && i() === props.tiles.length - 1;
          return (
            <li
              class="spot"
              data-across={across() ? '' : undefined}
              data-offered={offered() ? '' : undefined}
              aria-current={offered() ? 'true' : undefined}
            >
              <Piece
                kind={kind}
                name={across() ? table.sideways(props.name(kind)) : props.name(kind)}
                turn={turn()}
                lit={offered() || props.lit.includes(kind)}
              />
            </li>
          );
        }}
      </For>
      <Show when={props.left}>
        <li class="spot left" aria-hidden="true" />
      </Show>
    </ol>
  );
}
