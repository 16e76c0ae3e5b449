import { For, Index, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { palette } from '#i18n/palette.ts';
import { JOKER, type Kind, PLAYED, plainKind, SUITED } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ENTER_CHECKS } from '../input/keys.ts';
import { createRoving } from '../roving.ts';
import { Tile } from '../Tile/Tile.tsx';

/** What became of a tile that was picked, or should have been. */
export type TileMark = 'right' | 'wrong' | 'missed' | undefined;

/** Tiles of a game, suit by suit, to be pressed: one stop for Tab, and arrows from tile to tile. */
export function Palette(props: {
  /** Where it stands, which its styles are named for: `palette` for laying out a hand, `picks` for an answer. */
  class: 'palette' | 'picks';
  kinds: readonly Kind[];
  label: string;
  /** The id of what says more. */
  describedBy?: string;
  /** Whether a tile is part of the answer; left out where a press only adds one. */
  isPicked?: (kind: Kind) => boolean;
  /** Whether no tile of this kind is left. */
  isOut?: (kind: Kind) => boolean;
  mark?: (kind: Kind) => TileMark;
  onTile: (kind: Kind) => void;
}): JSX.Element {
  const roving = createRoving(() => props.kinds);
  const rows = (): readonly (readonly [name: string, kinds: readonly Kind[]])[] => {
    const part = (from: Kind, to: Kind) =>
      props.kinds.filter((kind) => plainKind(kind) >= from && plainKind(kind) < to);
    return (
      [
        [palette.suits.characters, part(0, 9)],
        [palette.suits.dots, part(9, 18)],
        [palette.suits.bamboo, part(18, SUITED)],
        [palette.suits.honours, part(SUITED, PLAYED)],
        [palette.suits.bonus, part(PLAYED, JOKER)],
        [palette.suits.jokers, part(JOKER, JOKER + 1)],
      ] as const
    ).filter(([, kinds]) => kinds.length > 0);
  };
  const isAnswer = () => props.isPicked !== undefined;
  return (
    <div
      class={`${props.class} cloth`}
      role="toolbar"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      {...(isAnswer() && { [ENTER_CHECKS]: '' })}
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
      onFocusOut={roving.onFocusOut}
    >
      <Index each={rows()}>
        {(row) => (
          <fieldset class={`${props.class}-row`} aria-label={row()[0]}>
            <For each={row()[1]}>
              {(kind) => (
                <span data-out={props.isOut?.(kind) ? '' : undefined} data-fate={props.mark?.(kind)}>
                  <Tile
                    as="button"
                    kind={kind}
                    name={names.tileName(kind)}
                    notation={formatTile(kind)}
                    tabIndex={kind === props.kinds[0] ? 0 : -1}
                    pressed={props.isPicked?.(kind)}
                    lit={props.isPicked?.(kind)}
                    dim={props.isOut?.(kind)}
                    onPress={(event) => {
                      if (isAnswer()) releaseFocus(event);
                      props.onTile(kind);
                    }}
                  />
                  <Show when={props.mark?.(kind)}>
                    {(mark) => <Icon class="picks-mark" name={mark() === 'wrong' ? 'cross' : 'check'} />}
                  </Show>
                </span>
              )}
            </For>
          </fieldset>
        )}
      </Index>
    </div>
  );
}

/** A tile that was pressed by pointer or finger gives the focus back: Enter then checks the answer. */
export function releaseFocus({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
