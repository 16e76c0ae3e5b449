import { For, Index, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { palette } from '#i18n/palette.ts';
import { JOKER, type Kind, PLAYED, plainKind, SUITED } from '../../engine/tiles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ENTER_CHECKS } from '../input/keys.ts';
import { createRovingIndex } from '../roving-index.ts';
import { Tile } from '../Tile/Tile.tsx';

/** Verdict on a tile that was picked or should have been. */
export type TileMark = 'right' | 'wrong' | 'missed' | undefined;

/** A toolbar of tiles by suit: one tab stop, arrow keys move between tiles. */
export function Palette(props: {
  /** Style class: `palette` to lay out a hand, `picks` to answer a question. */
  class: 'palette' | 'picks';
  kinds: readonly Kind[];
  label: string;
  /** Id of an element that says more. */
  describedBy?: string;
  /** Is a tile part of the answer? Absent if a press only adds a tile. */
  isPicked?: (kind: Kind) => boolean;
  /** Is no tile of this kind left? */
  isOut?: (kind: Kind) => boolean;
  mark?: (kind: Kind) => TileMark;
  onTile: (kind: Kind) => void;
}): JSX.Element {
  const roving = createRovingIndex(() => props.kinds);
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
                    tip={names.tileName(kind)}
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

/** Drops the focus of a tile pressed by mouse or touch, so that Enter checks the answer. */
export function releaseFocus({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
