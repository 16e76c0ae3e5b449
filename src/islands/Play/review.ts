/** Reviews a finished hand: how near the reader was to winning, and the costliest decision. */
import { type Costly, costliest, lackedBy, type SeenDecision } from '../../bots/hand-review.ts';
import { isExposed } from '../../engine/melds.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table, Win } from '../../engine/table.ts';
import { type Kind, plainKind, suitOf } from '../../engine/tiles.ts';
import { seenBy } from '../../engine/view.ts';
import { frameAt, type TableHistory } from '../../sessions/hand-history.ts';

/** A decision of the reader, and the index of the frame at which it was made. */
interface ReviewedDecision extends SeenDecision {
  readonly at: number;
}

interface Review {
  /** Tiles missing to win; 0 if the reader won, null if the hand could no longer win. */
  readonly lacked: number | null;
  readonly cost: Costly<ReviewedDecision> | null;
  /** The reader's discard that another seat won with; null if none. */
  readonly fed: Fed | null;
}

/** A discard of the reader that another seat won with. */
interface Fed {
  readonly at: number;
  readonly tile: Kind;
  readonly win: Win;
  /** Exposed melds of the winner in the discard's suit (or in honours); two or more were a warning. */
  readonly open: number;
}

/**
 * Reviews the hand of one seat.
 * @param history a hand played to its end
 */
export function reviewOf(ruleset: Ruleset, history: TableHistory, seat: Seat): Review {
  const decided = history.frames.flatMap(({ context: { move } }, i): ReviewedDecision[] => {
    const before = history.frames[i - 1];
    if (!before || typeof move !== 'object' || move === null || move.seat !== seat) return [];
    return [{ at: i - 1, action: move, view: seenBy(ruleset, before.context.table, seat) }];
  });
  const { table } = frameAt(history);
  const { outcome } = seenBy(ruleset, table, seat).stage;
  const fed = outcome?.is === 'won' && outcome.from === seat ? fedBy(outcome.winners, table, decided) : null;
  const won = outcome?.is === 'won' && outcome.winners.some((win) => win.seat === seat);
  return {
    lacked: won ? 0 : lackedBy(seenBy(ruleset, table, seat), ruleset),
    cost: costliest(decided, ruleset),
    fed,
  };
}

/** The winner's data for the reader's last discard; of several winners, the one with the highest score. */
function fedBy(wins: readonly Win[], table: Table, decided: readonly ReviewedDecision[]): Fed | null {
  const [win] = wins.toSorted((one, other) => other.score.total - one.score.total);
  const last = decided.findLast(({ action }) => action.do === 'discard');
  if (win?.how.by !== 'discard' || last?.action.do !== 'discard') return null;
  const { tile } = last.action;
  const isAlike = (kind: Kind): boolean => suitOf(plainKind(kind)) === suitOf(plainKind(tile));
  const open = table.seats[win.seat].melds.filter((meld) => isExposed(meld) && meld.tiles.every(isAlike));
  return { at: last.at, tile, win, open: open.length };
}
