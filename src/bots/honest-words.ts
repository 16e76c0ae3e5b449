/** What is said aloud is true: "fishing" of a hand that one tile completes, and never of another. */
import type { Action } from '../engine/action.ts';
import { withoutTile } from '../engine/hands.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import { scoringHandIn, type View } from '../engine/view.ts';
import { waits } from '../engine/win.ts';

/** Whether one tile completes the hand that this discard leaves. */
export const leavesReady = (view: View, seat: Seat, ruleset: Ruleset, discard: Kind): boolean =>
  waits(ruleset, scoringHandIn(view, seat, withoutTile(view.seats[seat].concealed, discard))).length > 0;

/** Whether any word may be said with a discard now, or has been said by this seat. */
const isSpoken = ({ legal, declarations }: View, seat: Seat): boolean =>
  declarations[seat] !== null || legal.some((action) => action.do === 'discard' && action.says !== undefined);

/**
 * What an honest player may choose from. A hand that one tile completes is called so, and is kept; of another hand
 * nothing is said. What is said by itself on one's turn takes a word back, and is said once the hand is another.
 */
export function honest(view: View, seat: Seat, ruleset: Ruleset): readonly Action[] {
  const { legal, stage } = view;
  if (stage.phase !== 'deciding' || !isSpoken(view, seat)) return legal;
  const hand = view.seats[seat];
  const ready = new Set(
    [...new Set(hand.concealed)].filter((tile) => leavesReady(view, seat, ruleset, tile)),
  );
  if (ready.size === 0) return legal.filter((action) => action.do !== 'discard' || action.says === undefined);
  const keeping = legal.filter(
    (action) => action.do !== 'say' && (action.do !== 'discard' || ready.has(action.tile)),
  );
  const spoken = keeping.filter((action) => action.do === 'discard' && action.says !== undefined);
  return spoken.length > 0 ? spoken : keeping;
}
