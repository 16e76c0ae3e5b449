/** How a written hand was won: what its tiles cannot say. */
import { type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import type { Drew, WinSource } from '../engine/table.ts';
import type { MarkedTile } from '../notation/hand.ts';
import type { SupplementMark } from '../notation/score-link.ts';

export interface Circumstances {
  /** Whose hand it is, counted from East, who deals: a seat is its wind. */
  readonly seat: Seat;
  readonly round: Wind;
  /** What the winning tile was drawn for; `none` in its turn, and where it is another's. */
  readonly supplement: SupplementMark;
  /** It was the last tile of the wall, or was discarded after it. */
  readonly last: boolean;
  /**
   * Nothing came before it: a tile drawn in one's own first turn, or East's first discard. Nobody has claimed anything
   * yet, and whoever drew or discarded it has made no kong.
   */
  readonly first: boolean;
}

/** East in the East round, and nothing special about the last tile. */
export const USUAL: Circumstances = { seat: 0, round: 0, supplement: 'none', last: false, first: false };

/** Who gave a tile whose giver is not told: East where it is the first of all, else the seat before. */
export const giverUntold = ({ seat, first }: Pick<Circumstances, 'seat' | 'first'>): Seat =>
  first && seat !== 0 ? 0 : seatAfter(seat, 3);

/** How the hand was completed. Without a winning tile it was drawn, and any tile may count as the last. */
export function howOf(winning: MarkedTile | null, won: Circumstances): WinSource {
  const { supplement, last, first: opening } = won;
  if (winning === null || winning.by === 'draw') {
    return { by: 'draw', tile: winning?.tile ?? null, drew: drewFor(supplement, last), opening };
  }
  const { by, tile } = winning;
  return { by, tile, from: winning.from ?? giverUntold(won), last, opening };
}

function drewFor(supplement: SupplementMark, last: boolean): Drew {
  const by = supplement === 'none' ? 'wall' : supplement === 'bonus' ? 'bonus' : 'kong';
  const chain = supplement === 'kong' ? 1 : supplement === 'double' ? 2 : 0;
  return { by, chain, afterClaim: false, last };
}
