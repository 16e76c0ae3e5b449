import { For, type JSX } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { JOKER, type Kind, PLAYED, SUITED } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { createRoving } from '../../ui/roving.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import './palette.css';

/** Every tile of the game, suit by suit, to be pressed into the hand. */
export function Palette(props: {
  kinds: readonly Kind[];
  /** How many of this kind can still be taken. */
  left: (kind: Kind) => number;
  name: (kind: Kind) => string;
  note: string;
  onTile: (kind: Kind) => void;
}): JSX.Element {
  const roving = createRoving(() => props.kinds);
  const rows = (): readonly (readonly [name: string, kinds: readonly Kind[]])[] => {
    const part = (from: Kind, to: Kind) => props.kinds.filter((kind) => kind >= from && kind < to);
    return (
      [
        [scorePage.suits.characters, part(0, 9)],
        [scorePage.suits.dots, part(9, 18)],
        [scorePage.suits.bamboo, part(18, SUITED)],
        [scorePage.suits.honours, part(SUITED, PLAYED)],
        [scorePage.suits.bonus, part(PLAYED, JOKER)],
        [scorePage.suits.jokers, part(JOKER, JOKER + 1)],
      ] as const
    ).filter(([, kinds]) => kinds.length > 0);
  };
  return (
    <div
      class="palette cloth"
      role="toolbar"
      aria-label={scorePage.palette}
      aria-describedby={props.note}
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
      onFocusOut={roving.onFocusOut}
    >
      <For each={rows()}>
        {([name, kinds]) => (
          <fieldset class="palette-row" aria-label={name}>
            <For each={kinds}>
              {(kind) => (
                <span data-out={props.left(kind) <= 0 ? '' : undefined}>
                  <Tile
                    as="button"
                    kind={kind}
                    name={props.name(kind)}
                    notation={formatTile(kind)}
                    tabIndex={kind === props.kinds[0] ? 0 : -1}
                    dim={props.left(kind) <= 0}
                    onPress={() => props.onTile(kind)}
                  />
                </span>
              )}
            </For>
          </fieldset>
        )}
      </For>
    </div>
  );
}
