/** Frames from what is written down: the actions of a link, the reel of a scene. */
import type { Action, Reason } from '../engine/action.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { type TableMachine, takenUp } from '../machines/table.ts';
import { type Hand, opening } from './hand.ts';
import { filmOf, frameAt, going, goTo, played, type TableHistory } from './hand-history.ts';
import type { Recording } from './props.ts';

/** A move of a list that cannot be made at its place. */
export interface Unplayable {
  /** Which one of the list, counted from 1. */
  readonly number: number;
  readonly action: Action;
  /** Why not; null where the hand is over before it. */
  readonly reason: Reason | null;
}

/**
 * The frames that these actions lead to, or the first that does not fit; what the referee does between them follows.
 * @param step the frame that is looked at
 */
export function replayed(
  hand: Hand,
  actions: readonly Action[],
  step: number,
): { readonly history: TableHistory } | { readonly unplayable: Unplayable } {
  let now = opening(hand);
  let done = 0;
  for (;;) {
    const awaits = awaitedSeats(frameAt(now).table);
    const { phase } = frameAt(now).table.stage;
    const action = awaits.length > 0 ? actions[done] : undefined;
    if (phase === 'ended' || (awaits.length > 0 && !action)) break;
    if (!action && done === actions.length && now.at >= step) break;
    if (!action) {
      now = going(hand.machine, now, 'referee');
      continue;
    }
    const { history, refusal } = played(hand.machine, now, action);
    if (refusal) return { unplayable: { number: done + 1, action, reason: refusal.reason } };
    done++;
    now = history;
  }
  const left = actions[done];
  return left
    ? { unplayable: { number: done + 1, action: left, reason: null } }
    : { history: goTo(now, step) };
}

/** The frames of a reel, the first in sight. @throws Error when the rules forbid a move: page and rules are of two builds */
export const replayRecording = (machine: TableMachine, { table, moves }: Recording): TableHistory =>
  goTo(
    moves.reduce((history, move) => going(machine, history, move), filmOf(takenUp(machine, table))),
    0,
  );
