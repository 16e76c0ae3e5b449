import { For, type JSX, Show } from 'solid-js';
import { table } from '#i18n/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { Piece } from './Piece.tsx';
import { quarterBack, type TableSide, turnOf } from './places.ts';

/** One seat's discards, six a row, facing their owner. */
export function Pond(props: {
  side: TableSide;
  tiles: readonly Kind[];
  /** Which of them lie across their row, by their places. */
  sideways: readonly number[];
  label: string;
  name: (kind: Kind) => string;
  /** Facing the reader, whoever owns it: where seats are only rows. */
  upright: boolean;
  /** The last tile lies there to be claimed. */
  offered: boolean;
  /** Kinds that are spoken of. */
  lit: readonly Kind[];
  /** The place of a tile that was just claimed stays drawn. */
  left: boolean;
}): JSX.Element {
  // A discard never changes while it lies there, so its kind and number name it.
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
