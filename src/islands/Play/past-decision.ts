/** Holds a decision of a finished deal beside what a hint would have said there. Loads when the reader looks back. */
import { review } from '#i18n/review.ts';
import { type Action, sameAction } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import { seenBy } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { MarkedMove } from '../../ui/input/table-controls.ts';
import { hintSlip } from './advice.ts';
import { hintFor } from './hint.ts';

/** A decision that was made: the table at that moment, and the move. */
interface MadeDecision {
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly move: Action;
}

/** The move and the hint in words, and their marks in the hand or on the bar. */
export interface ComparedDecision {
  /** Is the move the one of the hint? */
  readonly isSame: boolean;
  readonly text: string;
  readonly marks: readonly MarkedMove[];
}

/** The moves that are told of; of a win there is nothing to learn. */
const COMPARED: readonly Action['do'][] = ['discard', 'pass', 'chow', 'pung', 'kong'];

/** Compares a move with the hint for the same seat. Null where that seat had no choice. */
export function pastDecision(
  { ruleset, table, move }: MadeDecision,
  messageContext: MessageContext,
): ComparedDecision | null {
  const view = seenBy(ruleset, table, move.seat);
  const hint = view.legal.length > 1 && COMPARED.includes(move.do) ? hintFor(view, { ruleset, table }) : null;
  if (!hint) return null;
  const { terms } = messageContext;
  const isSame = sameAction(hint.action, move);
  const own = { move, tile: view.stage.offer?.tile ?? null, terms };
  const advice = hintSlip(hint, view, messageContext);
  return {
    isSame,
    text: review.hinted(own, isSame, advice),
    marks: isSame
      ? [{ action: move, as: 'hint' }]
      : [
          { action: move, as: 'done' },
          { action: hint.action, as: 'hint' },
        ],
  };
}
