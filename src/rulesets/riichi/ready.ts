/**
 * A hand is ready if at least one kind completes its shape and the hand does not hold all four copies of it (rule
 * `ready-means`).
 */
import type { Chosen } from '../../engine/game.ts';
import { copiesHeld, scoringHandWith } from '../../engine/hands.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { copiesIn, PLAYED_KINDS } from '../../engine/tiles.ts';
import { byDraw, completes, waits } from '../../engine/win.ts';

/** Is this hand, one tile short, ready at this table? */
export function isReady(ruleset: Ruleset, hand: ScoringHand, chosen: Chosen): boolean {
  if (waits(ruleset, hand).length > 0) return true;
  // With `empty-wait` a kind counts as a wait even if the hand holds all four.
  return (
    chosen['empty-wait'] === 'ready' &&
    PLAYED_KINDS.some(
      (kind) =>
        copiesHeld(hand, kind) >= copiesIn(ruleset.tiles, kind) &&
        completes(ruleset, scoringHandWith(hand, kind), byDraw(kind)),
    )
  );
}
