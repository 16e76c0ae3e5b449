/** Keeps a bot's words true: it declares "fishing" only with a ready hand. */
import type { Action } from '../engine/action.ts';
import { kindsOf } from '../engine/hands.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import { scoringHandIn, type View } from '../engine/view.ts';
import { readyDiscards } from '../engine/win.ts';

/** Does this discard leave a ready hand? */
export const leavesReady = (view: View, seat: Seat, ruleset: Ruleset, discard: Kind): boolean =>
  readyDiscards(ruleset, scoringHandIn(view, seat), [discard]).length > 0;

/** Can a word be said with a discard now, or has this seat declared one? */
const isSpoken = ({ legal, declarations }: View, seat: Seat): boolean =>
  declarations[seat] !== null || legal.some((action) => action.do === 'discard' && action.says !== undefined);

/**
 * Actions an honest player may choose from. A ready hand is declared and kept ready; no word is said with any other
 * hand. A word said alone on the seat's turn takes a declaration back: it is only said once the hand is no longer
 * ready.
 */
export function honest(view: View, seat: Seat, ruleset: Ruleset): readonly Action[] {
  const { legal, stage } = view;
  if (stage.phase !== 'deciding' || !isSpoken(view, seat)) return legal;
  const kinds = kindsOf(view.seats[seat].concealed);
  const ready = new Set(readyDiscards(ruleset, scoringHandIn(view, seat), kinds));
  if (ready.size === 0) return legal.filter((action) => action.do !== 'discard' || action.says === undefined);
  const keeping = legal.filter(
    (action) => action.do !== 'say' && (action.do !== 'discard' || ready.has(action.tile)),
  );
  const spoken = keeping.filter((action) => action.do === 'discard' && action.says !== undefined);
  return spoken.length > 0 ? spoken : keeping;
}
