/** Laying a hand out by pressing tiles: what each press makes of the hand that is written. */

import type { Meld } from '../../engine/melds.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import { beginsChow, isBonus, JOKER, type Kind, type TileSet } from '../../engine/tiles.ts';
import { type HandSize, sizeOf, tilesOf, wholeSize } from '../../evaluation/hand.ts';
import { faultOfTiles, type TileFault } from '../../evaluation/tiles.ts';
import type { MarkedTile, WrittenHand } from '../../notation/hand.ts';

/** Where a pressed tile goes. */
export const PLACES = ['hand', 'chow', 'pung', 'kong', 'concealed-kong', 'winning'] as const;
export type HandPlace = (typeof PLACES)[number];

type Added =
  | { readonly is: 'added'; readonly hand: WrittenHand }
  | { readonly is: 'noRun'; readonly kind: Kind }
  | { readonly is: 'full' }
  | TileFault;

/** How the winning tile comes that is pressed next. */
export type Coming = (tile: Kind) => MarkedTile;

/** The tiles that there are, and how many make a hand. */
type Of = HandSize & { readonly tiles: TileSet };

/** The hand with this tile, or the set that begins with it, put where it belongs. */
export function add(of: Of, hand: WrittenHand, kind: Kind, to: HandPlace, seat: Seat, coming: Coming): Added {
  const next = isBonus(kind)
    ? { ...hand, bonus: [...hand.bonus, kind] }
    : placed(of, hand, kind, to, seat, coming);
  if (next === 'noRun') return { is: 'noRun', kind };
  // Which tile there are too many of matters more than that there is no room.
  const fault = faultOfTiles(of.tiles, tilesOf(next));
  if (fault) return fault;
  return sizeOf(next) > wholeSize(of) ? { is: 'full' } : { is: 'added', hand: next };
}

function placed(
  of: Of,
  hand: WrittenHand,
  kind: Kind,
  to: HandPlace,
  seat: Seat,
  coming: Coming,
): WrittenHand | 'noRun' {
  if (to === 'winning') return { ...hand, winning: coming(kind) };
  // Of jokers alone there is no set: which tile it is of has to be typed.
  if (to === 'hand' || kind === JOKER) {
    const last = hand.winning === null && sizeOf(hand) === wholeSize(of) - 1;
    if (last) return { ...hand, winning: coming(kind) };
    return { ...hand, concealed: [...hand.concealed, kind].sort((a, b) => a - b) };
  }
  const meld = meldOf(kind, to, seat);
  return meld ? { ...hand, melds: [...hand.melds, meld] } : 'noRun';
}

function meldOf(tile: Kind, to: Exclude<HandPlace, 'hand' | 'winning'>, seat: Seat): Meld | null {
  const alike = (copies: number): Kind[] => new Array<Kind>(copies).fill(tile);
  switch (to) {
    case 'chow':
      return beginsChow(tile)
        ? { kind: 'chow', tile, tiles: [tile, tile + 1, tile + 2], from: seatAfter(seat, 3), claimed: tile }
        : null;
    case 'pung':
      return { kind: 'pung', tile, tiles: alike(3), from: seatAfter(seat, 3) };
    case 'kong':
      return { kind: 'kong', how: 'claimed', tile, tiles: alike(4), from: seatAfter(seat, 3) };
    case 'concealed-kong':
      return { kind: 'kong', how: 'concealed', tile, tiles: alike(4), shown: true };
  }
}

/** One tile, or one set, taken out again. */
export type TakenPart =
  | { readonly from: 'concealed' | 'bonus' | 'melds'; readonly at: number }
  | { readonly from: 'winning' };

export function takeOut(hand: WrittenHand, taken: TakenPart): WrittenHand {
  if (taken.from === 'winning') return { ...hand, winning: null };
  const { from, at } = taken;
  return { ...hand, [from]: [...hand[from]].filter((_, i) => i !== at) };
}
