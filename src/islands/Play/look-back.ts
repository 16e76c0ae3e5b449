/** Looking back at a deal that is over: the decision shown, and what the review or a hint says of it. */
import { type Accessor, createSignal } from 'solid-js';
import type { Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { Frame } from '../../machines/table.ts';
import { firstDecision, moveOf } from '../../sessions/decisions.ts';
import type { Hand } from '../../sessions/hand.ts';
import { goTo, isOver } from '../../sessions/hand-history.ts';
import type { Session } from '../../sessions/session.ts';
import type { MarkedMove } from '../../ui/input/table-controls.ts';
import { createFetched } from '../../ui/lazy.ts';
import type { ComparedDecision } from './past-decision.ts';

/** A frame of a past decision, what is said of it, and the moves that are marked. */
interface ReviewedFrame extends Pick<ComparedDecision, 'text' | 'marks'> {
  readonly frame: Frame;
}

/** Creates the look back at the deals of a play table. @param seat the reader's seat */
export function createLookBack(session: Session<Hand>, seat: Seat, messageContext: Accessor<MessageContext>) {
  const [reviewed, setReviewed] = createSignal<ReviewedFrame | null>(null);
  /** The reader's decision at the frame shown, if the deal is over and looked back at. */
  const decidedHere = () => {
    const history = session.history();
    const [now, next] = [history.frames[history.at], history.frames[history.at + 1]];
    const move = next ? moveOf(next.context, seat) : null;
    const last = goTo(history, history.frames.length - 1);
    return now && move && isOver(last) ? { frame: now.context, move } : null;
  };
  const hinted = createFetched(decidedHere, async ({ frame, move }): Promise<ReviewedFrame | null> => {
    const { pastDecision } = await import('./past-decision.ts');
    const { ruleset } = session.setting();
    const found = pastDecision({ ruleset, table: frame.table, move }, messageContext());
    return found && { ...found, frame };
  });
  return {
    /** What is said of the frame shown: by the review, else by a hint; null at other frames. */
    reviewHere: () => [reviewed(), hinted()].find((found) => found?.frame === session.frame()) ?? null,
    /** Goes back to a decision that the review of the hand is about, and marks the moves it speaks of. */
    lookAt: (at: number, text: string, marks: readonly MarkedMove[]) => {
      session.look(goTo(session.history(), at));
      setReviewed({ frame: session.frame(), text, marks });
    },
    /** Goes back to the reader's first decision of a deal that is over. */
    goThrough: () => session.look(goTo(session.history(), firstDecision(session.history(), seat))),
  };
}
