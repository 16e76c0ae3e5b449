import { For, type JSX, Show } from 'solid-js';
import { FACE_DOWN, type Kind } from '../../engine/tiles.ts';
import { Piece } from './Piece.tsx';
import { type TableSide, turnOf } from './places.ts';

/** Another seat's concealed tiles, seen from behind unless the view may show them. */
export function Rack(props: {
  side: TableSide;
  tiles: readonly Kind[];
  drawn: boolean;
  label: string;
  /** Text instead of faces, e.g. "13 tiles, face down". */
  backs: string;
  name: (kind: Kind) => string;
  lit: readonly Kind[];
  /** True to show the faces of lit tiles only. */
  litOnly: boolean;
}): JSX.Element {
  const shows = (kind: Kind) => kind !== FACE_DOWN && (!props.litOnly || props.lit.includes(kind));
  const open = () => props.tiles.some(shows);
  return (
    <>
      <Show when={!open()}>
        <span class="unseen">{props.backs}</span>
      </Show>
      <ol
        class="rack"
        data-open={open() && !props.litOnly ? '' : undefined}
        aria-label={open() ? props.label : undefined}
        aria-hidden={open() ? undefined : 'true'}
      >
        <For each={props.tiles}>
          {(kind, i) => (
            <li class="spot" data-drawn={props.drawn && i() === props.tiles.length - 1 ? '' : undefined}>
              <Piece
                kind={kind}
                name={shows(kind) ? props.name(kind) : ''}
                face={shows(kind) ? 'up' : 'standing'}
                turn={turnOf(props.side)}
                lit={shows(kind) && props.lit.includes(kind)}
              />
            </li>
          )}
        </For>
      </ol>
    </>
  );
}
