/** Splits a written hand into its display groups: runs of tiles between spaces, melds, and the winning tile. */
import type { Meld } from '../../engine/melds.ts';
import type { Seat } from '../../engine/seats.ts';
import { byPlace, type Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import { type MarkedTile, parseHand } from '../../notation/hand.ts';
import { giverAt, laidOut, type MeldTile } from '../../ui/Table/places.ts';

export type HandGroup =
  | { readonly is: 'tiles'; readonly tiles: readonly Kind[] }
  | { readonly is: 'meld'; readonly meld: Meld; readonly laid: readonly MeldTile[] }
  | { readonly is: 'winning'; readonly winning: MarkedTile };

/**
 * Returns the groups of a hand whose notation is known to be right. Example: `123m 55p [EEE] +7s` → two tile groups, a
 * meld and the winning tile.
 */
export function groupsOf(text: string, direction: View['direction'], seat: Seat = 0): HandGroup[] {
  // Text after a comma states facts (“, ready”), not tiles.
  const [tiles = ''] = text.split(',');
  const written = tiles.match(/\[[^\]]*\]|\([^)]*\)|[^\s[(]+/g) ?? [];
  return written.flatMap((part): HandGroup[] => {
    const { concealed, melds, winning, bonus } = parseHand(part, seat);
    const [meld] = melds;
    if (winning) return [{ is: 'winning', winning }];
    if (!meld) return [{ is: 'tiles', tiles: [...concealed, ...bonus] }];
    const giver = 'from' in meld ? giverAt(seat, meld.from, direction) : null;
    return [{ is: 'meld', meld, laid: laidOut(meld, giver) }];
  });
}

/** Regroups the hand as a player holds it: all loose tiles sorted in one group, so that gaps do not show the sets. */
export function inHandOrder(groups: readonly HandGroup[]): HandGroup[] {
  const tiles = groups.flatMap((group) => (group.is === 'tiles' ? group.tiles : []));
  return [{ is: 'tiles', tiles: tiles.sort(byPlace) }, ...groups.filter((group) => group.is !== 'tiles')];
}
