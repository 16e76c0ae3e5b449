/** A written hand as its author grouped it: spaces part groups, melds and the winning tile stand by themselves. */
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

/** The groups of a hand that is known to be well written. */
export function groupsOf(text: string, direction: View['direction'], seat: Seat = 0): HandGroup[] {
  // What is further true of the hand (", ready") is no tile.
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

/** The same hand as it is held: tiles in their order, no gaps that give anything away. */
export function inHandOrder(groups: readonly HandGroup[]): HandGroup[] {
  const tiles = groups.flatMap((group) => (group.is === 'tiles' ? group.tiles : []));
  return [{ is: 'tiles', tiles: tiles.sort(byPlace) }, ...groups.filter((group) => group.is !== 'tiles')];
}
