/** How a written hand was won, as far as its tiles cannot say. */
import { type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import type { Drew, WinSource } from '../engine/table.ts';
import type { MarkedTile } from '../notation/hand.ts';
import { marksOf, type SupplementMark, type WinMarks } from '../notation/win-ways.ts';

export interface Circumstances extends WinMarks {
  /** The player's seat, counted from East, who deals. The seat number is the seat wind. */
  readonly seat: Seat;
  readonly round: Wind;
}

/** East in the East round, with nothing special about the winning tile. */
export const USUAL: Circumstances = { seat: 0, round: 0, ...marksOf() };

/** The seat that gave a tile if the hand does not say: East if it was the first discard, otherwise the seat before. */
export const defaultGiver = ({ seat, first }: Pick<Circumstances, 'seat' | 'first'>): Seat =>
  first && seat !== 0 ? 0 : seatAfter(seat, 3);

/** How the hand was completed. Without a marked winning tile it was drawn, and any tile may count as the last. */
export function howOf(winning: MarkedTile | null, won: Circumstances): WinSource {
  const { supplement, last, first: opening } = won;
  if (winning === null || winning.by === 'draw') {
    return { by: 'draw', tile: winning?.tile ?? null, drew: drewFor(supplement, last), opening };
  }
  const { by, tile } = winning;
  return { by, tile, from: winning.from ?? defaultGiver(won), last, opening };
}

function drewFor(supplement: SupplementMark, last: boolean): Drew {
  const by = supplement === 'none' ? 'wall' : supplement === 'bonus' ? 'bonus' : 'kong';
  const chain = supplement === 'kong' ? 1 : supplement === 'double' ? 2 : 0;
  return { by, chain, afterClaim: false, last };
}
