/** Finds tiles that really win: with a minimum, completing the hand is not enough. */
import type { RuleId } from './action.ts';
import { scoringHandWith } from './hands.ts';
import type { Position } from './ruleset.ts';
import type { ScoreLine } from './score.ts';
import type { ScoringHand } from './scoring-hand.ts';
import { type Seat, seatAfter } from './seats.ts';
import type { WinSource } from './table.ts';
import type { Kind } from './tiles.ts';
import { byDraw, judgeHand, waits } from './win.ts';

export interface WinningTile {
  readonly tile: Kind;
  /** Does it win when drawn, and when another seat discards it? */
  readonly drawn: boolean;
  readonly discarded: boolean;
}

/** An ordinary draw and an ordinary discard of this tile, without special circumstances. */
const sources = (seat: Seat, tile: Kind): readonly WinSource[] => [
  byDraw(tile),
  { by: 'discard', tile, from: seatAfter(seat), last: false, opening: false },
];

/**
 * Patterns that would have let a hand below the minimum win at an ordinary moment: by drawing the same tile, or with
 * another of its waits. Only patterns that count towards the minimum and that the hand lacks now.
 * @param has the score lines of the hand as it is
 */
export function patternsToWin(
  position: Position,
  seat: Seat,
  hand: ScoringHand,
  how: WinSource,
  has: readonly ScoreLine[],
): readonly RuleId[] {
  const { ruleset } = position;
  const { minimum } = ruleset.wins;
  if (how.tile === null || minimum === null) return [];
  const short = scoringHandWith(hand, how.tile, -1);
  const found = waits(ruleset, short).flatMap((tile) =>
    sources(seat, tile).flatMap((source) => {
      const verdict = judgeHand(position, seat, scoringHandWith(short, tile), source);
      return verdict.wins ? verdict.score.lines.filter(minimum.counts) : [];
    }),
  );
  const patterns = new Set(found.map(({ pattern }) => pattern));
  for (const { pattern } of has) patterns.delete(pattern);
  return [...patterns];
}

/** Lists every tile that wins this hand (one tile short) at an ordinary moment. Does not ask clauses. */
export function winningTiles(position: Position, seat: Seat, hand: ScoringHand): WinningTile[] {
  const found: WinningTile[] = [];
  for (const tile of waits(position.ruleset, hand)) {
    const [drawn = false, discarded = false] = sources(seat, tile).map(
      (how) => judgeHand(position, seat, scoringHandWith(hand, tile), how).wins,
    );
    if (drawn || discarded) found.push({ tile, drawn, discarded });
  }
  return found;
}
