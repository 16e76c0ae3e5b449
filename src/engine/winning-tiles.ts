/** Which tiles may really win: that they complete a hand is not enough where a win must be worth something. */
import { heldWith } from './hands.ts';
import type { Position, ScoringHand } from './ruleset.ts';
import { type Seat, seatAfter } from './seats.ts';
import type { WinSource } from './table.ts';
import type { Kind } from './tiles.ts';
import { byDraw, judgeHand, waits } from './win.ts';

export interface WinningTile {
  readonly tile: Kind;
  /** Whether it wins when it is drawn, and when another discards it. */
  readonly drawn: boolean;
  readonly discarded: boolean;
}

/** Every tile that wins this hand, one tile short, at an ordinary moment; clauses are not asked. */
export function winningTiles(position: Position, seat: Seat, held: ScoringHand): WinningTile[] {
  const wins = (tile: Kind, how: WinSource): boolean =>
    judgeHand(position, seat, heldWith(held, tile), how).wins;
  const found: WinningTile[] = [];
  for (const tile of waits(position.ruleset, held)) {
    const drawn = wins(tile, byDraw(tile));
    const from = seatAfter(seat);
    const discarded = wins(tile, { by: 'discard', tile, from, last: false, opening: false });
    if (drawn || discarded) found.push({ tile, drawn, discarded });
  }
  return found;
}
