import { For, type JSX, Show, useContext } from 'solid-js';
import { table } from '#i18n/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { createRovingIndex } from '../roving-index.ts';
import { Tile } from '../Tile/Tile.tsx';
import { createDragging } from './drag.ts';
import { OwnHandContext } from './own-hand.ts';
import { keysOf, kindOf } from './places.ts';

/**
 * The reader's hand. If tiles can be pressed it is a toolbar (one tab stop, arrows move, Enter and Space press);
 * otherwise a list of images.
 */
export function Hand(props: {
  tiles: readonly Kind[];
  drawn: Kind | null;
  label: string;
  drawnLabel: string;
  lit: readonly Kind[];
  name: (kind: Kind) => string;
}): JSX.Element {
  const hand = useContext(OwnHandContext);
  const pressable = () => hand?.pressable() ?? false;
  const last = () => props.tiles.length - 1;
  /** Its name; with a notation only where the host has one of its own: nobody else was told one. */
  const tipOf = (kind: Kind, name: string) => (hand?.notation ? `${name}, ${hand.notation(kind)}` : name);
  // Drawing or discarding moves the other tiles in the page.
  const roving = createRovingIndex(() => [props.tiles, pressable()]);

  return (
    // A toolbar contains buttons, not list items; without buttons it is a list.
    <ol
      class="hand"
      role={pressable() ? 'toolbar' : undefined}
      aria-label={props.label}
      ref={roving.ref}
      onPointerDown={createDragging((place) => pressable() && hand?.discard?.(place))}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
      onFocusOut={roving.onFocusOut}
    >
      <For each={keysOf(props.tiles)}>
        {(key, i) => {
          const kind = kindOf(key);
          const drawn = () => props.drawn !== null && i() === last();
          const mark = () => hand?.mark?.(i()) ?? null;
          const name = () => {
            const as = mark();
            return [
              props.name(kind),
              ...(drawn() ? [props.drawnLabel] : []),
              ...(as ? [table.marks[as].long] : []),
            ].join(', ');
          };
          return (
            <li
              class="spot"
              role={pressable() ? 'presentation' : undefined}
              data-key={key}
              data-drawn={drawn() ? '' : undefined}
            >
              <Tile
                as={pressable() ? 'button' : 'img'}
                kind={kind}
                name={name()}
                tip={pressable() ? tipOf(kind, name()) : undefined}
                lit={props.lit.includes(kind)}
                refused={hand?.refused() === i()}
                pressed={pressable() ? hand?.selected().includes(i()) : undefined}
                tabIndex={i() === 0 ? 0 : -1}
                onPress={() => hand?.press(i())}
              />
              <Show when={mark()}>
                {(as) => (
                  <span class="move-mark" data-mark={as()} aria-hidden="true">
                    {table.marks[as()].short}
                  </span>
                )}
              </Show>
            </li>
          );
        }}
      </For>
    </ol>
  );
}
