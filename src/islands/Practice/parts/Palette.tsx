import { For, Index, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { type Kind, PLAYED, SUITED } from '../../../engine/tiles.ts';
import { formatTile } from '../../../notation/tile-text.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { ENTER_CHECKS } from '../../../ui/input/keys.ts';
import { createRoving } from '../../../ui/roving.ts';
import { Tile } from '../../../ui/Tile/Tile.tsx';
import type { QuestionTelling } from '../question-kind.ts';
import { released } from './released.ts';

export type TileMark = 'right' | 'wrong' | 'missed' | undefined;

/** The tiles of a game, suit by suit, to be picked: one stop for Tab, and arrows from tile to tile. */
export function Palette(props: {
  teller: QuestionTelling;
  kinds: readonly Kind[];
  label: string;
  picked: (kind: Kind) => boolean;
  /** What became of it, once that is known. */
  fate: (kind: Kind) => TileMark;
  onTile: (kind: Kind) => void;
}): JSX.Element {
  const roving = createRoving(() => props.kinds);
  const rows = (): readonly (readonly Kind[])[] => {
    const part = (from: Kind, to: Kind) => props.kinds.filter((kind) => kind >= from && kind < to);
    return [part(0, 9), part(9, 18), part(18, SUITED), part(SUITED, PLAYED)].filter((row) => row.length > 0);
  };
  return (
    <div
      class="picks cloth"
      role="toolbar"
      aria-label={props.label}
      {...{ [ENTER_CHECKS]: '' }}
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
      onFocusOut={roving.onFocusOut}
    >
      <Index each={rows()}>
        {(kinds) => (
          <div class="picks-row">
            <For each={kinds()}>
              {(kind) => (
                <span data-fate={props.fate(kind)}>
                  <Tile
                    as="button"
                    kind={kind}
                    name={names.tileName(kind)}
                    notation={formatTile(kind)}
                    tabIndex={kind === props.kinds[0] ? 0 : -1}
                    pressed={props.picked(kind)}
                    lit={props.picked(kind)}
                    onPress={(event) => {
                      released(event);
                      props.onTile(kind);
                    }}
                  />
                  <Show when={props.fate(kind)}>
                    {(fate) => <Icon class="picks-mark" name={fate() === 'wrong' ? 'cross' : 'check'} />}
                  </Show>
                </span>
              )}
            </For>
          </div>
        )}
      </Index>
    </div>
  );
}
