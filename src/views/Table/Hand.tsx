import { createEffect, createSignal, For, type JSX, on, useContext } from 'solid-js';
import type { Kind } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tiles.ts';
import { Tile } from '../Tile/Tile.tsx';
import { OwnHandContext } from './own-hand.ts';
import { keysOf, kindOf } from './places.ts';

/**
 * The own hand. Where tiles can be pressed it is a toolbar: one stop for Tab, the arrows move within it,
 * Enter and space press. Where they cannot, it is a list of pictures.
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
  const [at, setAt] = createSignal(0);
  let row: HTMLOListElement | undefined;
  const last = () => props.tiles.length - 1;
  const here = () => Math.max(0, Math.min(at(), last()));
  const focus = (place: number) => {
    setAt(place);
    row?.querySelectorAll('button')[here()]?.focus();
  };
  const steps: Record<string, () => number> = {
    ArrowLeft: () => (here() === 0 ? last() : here() - 1),
    ArrowRight: () => (here() === last() ? 0 : here() + 1),
    Home: () => 0,
    End: () => last(),
  };
  const onKey = (event: KeyboardEvent) => {
    const to = steps[event.key];
    if (!to || !pressable() || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    focus(to());
  };
  // A tile that is drawn or leaves moves the others in the page, which would drop the focus.
  let held = false;
  createEffect(
    on(
      () => props.tiles,
      () => {
        if (held && !row?.contains(document.activeElement)) focus(here());
      },
      { defer: true },
    ),
  );
  const onFocusOut = (event: FocusEvent) => {
    // Leaving because the tile was taken out of the page is no leaving.
    if (event.relatedTarget) held = false;
  };

  return (
    // A toolbar has buttons, not items; what cannot be pressed is a list.
    <ol
      class="hand"
      role={pressable() ? 'toolbar' : undefined}
      aria-label={props.label}
      ref={row}
      onKeyDown={onKey}
      onFocusIn={() => {
        held = true;
      }}
      onFocusOut={onFocusOut}
    >
      <For each={keysOf(props.tiles)}>
        {(key, i) => {
          const kind = kindOf(key);
          const drawn = () => props.drawn !== null && i() === last();
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
                name={drawn() ? `${props.name(kind)}, ${props.drawnLabel}` : props.name(kind)}
                notation={pressable() ? (hand?.notation ?? formatTile)(kind) : undefined}
                lit={props.lit.includes(kind)}
                refused={hand?.refused() === i()}
                disabled={hand?.idle() ?? false}
                pressed={pressable() ? hand?.selected().includes(i()) : undefined}
                tabIndex={i() === here() ? 0 : -1}
                onFocus={() => setAt(i())}
                onPress={() => hand?.press(i())}
              />
            </li>
          );
        }}
      </For>
    </ol>
  );
}
