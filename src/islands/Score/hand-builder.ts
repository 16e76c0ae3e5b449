/** Builds a hand by pressing tiles: computes the new hand for each press. */

import type { Meld } from '../../engine/melds.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import {
  beginsChow,
  byPlace,
  isBonus,
  JOKER,
  type Kind,
  plainKind,
  redOf,
  type TileSet,
} from '../../engine/tiles.ts';
import { type HandSize, sizeOf, tilesOf, wholeSize } from '../../evaluation/hand.ts';
import { faultOfTiles, type TileFault } from '../../evaluation/tiles.ts';
import type { MarkedTile, WrittenHand } from '../../notation/hand.ts';

/** Where a pressed tile goes. For chow, pung and kong the press adds the whole meld. */
export const PLACES = ['hand', 'chow', 'pung', 'kong', 'concealed-kong', 'winning'] as const;
export type HandPlace = (typeof PLACES)[number];

type AddResult =
  | { readonly is: 'added'; readonly hand: WrittenHand }
  | { readonly is: 'noRun'; readonly kind: Kind }
  | { readonly is: 'full' }
  | TileFault;

/** Marks the next pressed winning tile as drawn, discarded or robbed. */
type TileSource = (tile: Kind) => MarkedTile;

/** The game's tile set and hand size. */
type Of = HandSize & { readonly tiles: TileSet };

/**
 * Adds a tile, or the meld that starts with it. Example: 3 of bamboo pressed for "chow" adds 345s as a claimed chow.
 */
export function add(
  of: Of,
  hand: WrittenHand,
  kind: Kind,
  to: HandPlace,
  seat: Seat,
  coming: TileSource,
): AddResult {
  const next = isBonus(kind)
    ? { ...hand, bonus: [...hand.bonus, kind] }
    : placeTile(of, hand, kind, to, seat, coming);
  if (next === 'noRun') return { is: 'noRun', kind };
  // Report a tile with too many copies before a hand with too many tiles.
  const fault = faultOfTiles(of.tiles, tilesOf(next));
  if (fault) return fault;
  return sizeOf(next) > wholeSize(of) ? { is: 'full' } : { is: 'added', hand: next };
}

function placeTile(
  of: Of,
  hand: WrittenHand,
  kind: Kind,
  to: HandPlace,
  seat: Seat,
  coming: TileSource,
): WrittenHand | 'noRun' {
  if (to === 'winning') return { ...hand, winning: coming(kind) };
  // A meld of jokers alone has no kind, so a joker goes to the concealed tiles; such melds must be typed.
  if (to === 'hand' || kind === JOKER) {
    const last = hand.winning === null && sizeOf(hand) === wholeSize(of) - 1;
    if (last) return { ...hand, winning: coming(kind) };
    return { ...hand, concealed: [...hand.concealed, kind].sort(byPlace) };
  }
  const meld = meldOf(of.tiles, kind, to, seat);
  return meld ? { ...hand, melds: [...hand.melds, meld] } : 'noRun';
}

function meldOf(
  set: TileSet,
  pressed: Kind,
  to: Exclude<HandPlace, 'hand' | 'winning'>,
  seat: Seat,
): Meld | null {
  const tile = plainKind(pressed);
  const alike = (copies: number): Kind[] => copiesFor(set, pressed, copies);
  switch (to) {
    case 'chow':
      return beginsChow(tile)
        ? {
            kind: 'chow',
            tile,
            tiles: [pressed, tile + 1, tile + 2],
            from: seatAfter(seat, 3),
            claimed: pressed,
          }
        : null;
    case 'pung':
      return { kind: 'pung', tile, tiles: alike(3), from: seatAfter(seat, 3) };
    case 'kong':
      return { kind: 'kong', how: 'claimed', tile, tiles: alike(4), from: seatAfter(seat, 3) };
    case 'concealed-kong':
      return { kind: 'kong', how: 'concealed', tile, tiles: alike(4), shown: true };
  }
}

/** Copies of a kind, including the pressed tile: plain ones as far as the set has them, then red ones. */
function copiesFor(set: TileSet, pressed: Kind, copies: number): Kind[] {
  const tile = plainKind(pressed);
  const red = redOf(tile);
  const first = pressed === tile ? 0 : 1;
  const plain = red === null ? copies : Math.min(copies - first, set[tile] ?? 0);
  return Array.from({ length: copies }, (_, i) => (i < plain || red === null ? tile : red));
}

/** A tile or meld to remove. */
export type TakenPart =
  | { readonly from: 'concealed' | 'bonus' | 'melds'; readonly at: number }
  | { readonly from: 'winning' };

/** The hand without one of its tiles or melds. */
export function takeOut(hand: WrittenHand, taken: TakenPart): WrittenHand {
  if (taken.from === 'winning') return { ...hand, winning: null };
  const { from, at } = taken;
  return { ...hand, [from]: [...hand[from]].filter((_, i) => i !== at) };
}
