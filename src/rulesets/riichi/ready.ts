/** `ready-means`: at least one kind completes the hand by its shape, of which hand and melds hold fewer than four. */
import type { Chosen } from '../../engine/game.ts';
import { scoringHandWith } from '../../engine/hands.ts';
import type { Ruleset, ScoringHand } from '../../engine/ruleset.ts';
import { kindsFrom, PLAYED } from '../../engine/tiles.ts';
import { byDraw, completes, waits } from '../../engine/win.ts';

const ALL = kindsFrom(0, PLAYED);

/** Whether this hand, one tile short, is ready at this table. */
export function isReady(ruleset: Ruleset, hand: ScoringHand, chosen: Chosen): boolean {
  if (waits(ruleset, hand).length > 0) return true;
  // `empty-wait`: a tile of which all four are in the hand is a wait all the same.
  return (
    chosen['empty-wait'] === 'ready' &&
    ALL.some((kind) => completes(ruleset, scoringHandWith(hand, kind), byDraw(kind)))
  );
}
