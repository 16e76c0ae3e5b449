/** Reviews a finished hand: how near the reader was to winning, and the costliest moments with their reasons. */

import { type Costly, costliest, lackedBy, type SeenDecision } from '../../bots/hand-review.ts';
import { type ThreatReason, threatReasons } from '../../bots/hint.ts';
import { type Loss, lossOf, type Reach } from '../../bots/loss.ts';
import { thoughtOf } from '../../bots/sensible.ts';
import { type Action, sameAction } from '../../engine/action.ts';
import { withoutTiles } from '../../engine/hands.ts';
import { isExposed } from '../../engine/melds.ts';
import type { Price } from '../../engine/payment.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table, Win } from '../../engine/table.ts';
import { type Kind, plainKind, suitOf } from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { scoringHandIn, seenBy } from '../../engine/view.ts';
import { winningTiles } from '../../engine/winning-tiles.ts';
import { frameAt, type TableHistory } from '../../sessions/hand-history.ts';

/** The most moments of a review. */
const MOMENTS = 3;

/** A decision of the reader, and the index of the frame at which it was made. */
interface ReviewedDecision extends SeenDecision {
  readonly at: number;
  readonly table: Table;
}

interface Review {
  /** Tiles missing to win; 0 if the reader won, null if the hand could no longer win. */
  readonly lacked: number | null;
  /**
   * The moments that cost the most: mistakes that were paid for first, then a discard that gave another seat the win,
   * then by chance lost.
   */
  readonly moments: readonly ReviewedMoment[];
}

/** A moment of the deal that cost something. */
export interface ReviewedMoment extends ReviewedDecision {
  readonly better: Action | null;
  /** Why the better move was better; null if only another seat's win shows it. */
  readonly cost: { readonly loss: Loss; readonly times: number } | null;
  /** The win that this discard gave to another seat. */
  readonly dealIn: DealIn | null;
  readonly mistake: PricedMistake | null;
}

/** A mistake that the reader insisted on. */
interface PricedMistake {
  readonly reason: Reason;
  readonly price: Price;
  /** Did it void the deal? */
  readonly isVoid: boolean;
}

/** A discard of the reader that another seat won with. */
interface DealIn {
  readonly tile: Kind;
  readonly win: Win;
  /** Exposed melds of the winner in the discard's suit (or in honours); two or more were a warning. */
  readonly open: number;
  /** Set if the winner had declared the hand and another tile was safer: why it was. */
  readonly safe: ThreatReason | null;
  /** Was it what a hint would have advised? */
  readonly advised: boolean;
}

/**
 * Reviews the hand of one seat.
 * @param history a hand played to its end
 */
export function reviewOf(ruleset: Ruleset, history: TableHistory, seat: Seat): Review {
  const decided = history.frames.flatMap(({ context: { move } }, i): ReviewedDecision[] => {
    const before = history.frames[i - 1];
    if (!before || typeof move !== 'object' || move === null || move.seat !== seat) return [];
    const { table } = before.context;
    return [{ at: i - 1, action: move, table, view: seenBy(ruleset, table, seat) }];
  });
  const { table } = frameAt(history);
  const { outcome } = seenBy(ruleset, table, seat).stage;
  const won = outcome?.is === 'won' && outcome.winners.some((win) => win.seat === seat);
  const costs = withoutRepeats(
    costliest(decided, ruleset, 2 * MOMENTS).map((costly) => momentOf(costly, ruleset)),
  );
  const dealIn =
    outcome?.is === 'won' && outcome.from === seat
      ? dealInOf(outcome.winners, table, decided, ruleset)
      : null;
  const same = dealIn && costs.find(({ at }) => at === dealIn.at);
  const moments = [
    ...mistakesOf(decided, history, ruleset),
    ...(dealIn ? [{ ...dealIn, ...(same && { better: same.better, cost: same.cost }) }] : []),
    ...costs.filter((cost) => cost !== same),
  ];
  return {
    lacked: won ? 0 : lackedBy(seenBy(ruleset, table, seat), ruleset),
    moments: moments.slice(0, MOMENTS),
  };
}

/** Leaves out a moment that cost the same two tiles as a costlier one. */
function withoutRepeats(moments: readonly ReviewedMoment[]): ReviewedMoment[] {
  const pairOf = ({ action, cost }: ReviewedMoment): string | null => {
    const broke = cost?.loss.broke;
    if (broke?.is !== 'part' || action.do !== 'discard') return null;
    return [plainKind(action.tile), broke.other].sort((a, b) => a - b).join(' ');
  };
  return moments.filter((moment, place) => {
    const pair = pairOf(moment);
    return pair === null || moments.findIndex((other) => pairOf(other) === pair) === place;
  });
}

function momentOf(
  { decision, better, plan, times }: Costly<ReviewedDecision>,
  ruleset: Ruleset,
): ReviewedMoment {
  const found = lossOf(decision.view, ruleset, { done: decision.action, better, plan });
  const loss = {
    ...found,
    done: exactly(found.done, decision, decision.action, ruleset),
    better: exactly(found.better, decision, better, ruleset),
  };
  return { ...decision, better, cost: { loss, times }, dealIn: null, mistake: null };
}

/** The mistakes that the reader insisted on and that cost something, with what a hint would have advised. */
function mistakesOf(
  decided: readonly ReviewedDecision[],
  history: TableHistory,
  ruleset: Ruleset,
): ReviewedMoment[] {
  return decided.flatMap((decision): ReviewedMoment[] => {
    const { event } = history.frames[decision.at + 1]?.context ?? {};
    if (event?.type !== 'erred') return [];
    const later = history.frames.slice(decision.at + 2).flatMap(({ context }) => context.event ?? []);
    const isVoid = later.some((each) => each.type === 'drawn' && each.rule === event.price.rule);
    const isPaid = later.some((each) => each.type === 'paid' && each.group.rule === event.price.rule);
    // Others who won rightly with the tile make up for it.
    if (event.price.payments.length > 0 && !isPaid) return [];
    const better = thoughtOf(decision.view, ruleset)?.action ?? null;
    const { reason, price } = event;
    return [{ ...decision, better, cost: null, dealIn: null, mistake: { reason, price, isVoid } }];
  });
}

/** What wins a ready hand at this table, where plans know only what completes it. */
function exactly(reach: Reach, { view, table }: ReviewedDecision, action: Action, ruleset: Ruleset): Reach {
  if (reach.short !== 1 || action.do !== 'discard') return reach;
  const rest = withoutTiles(view.seats[action.seat].concealed, [action.tile]);
  const winning = winningTiles({ ruleset, table }, action.seat, scoringHandIn(view, action.seat, rest));
  if (winning.length === 0) return reach;
  const unseen = unseenOf(view, ruleset);
  const kinds = winning.map(({ tile }) => tile).filter((tile) => unseen[tile] !== 0);
  return { ...reach, kinds, tiles: kinds.reduce((sum, tile) => sum + (unseen[tile] as number), 0) };
}

/** The reader's last discard, which won; of several winners, the one with the highest score is named. */
function dealInOf(
  wins: readonly Win[],
  table: Table,
  decided: readonly ReviewedDecision[],
  ruleset: Ruleset,
): ReviewedMoment | null {
  const [win] = wins.toSorted((one, other) => other.score.total - one.score.total);
  const last = decided.findLast(({ action }) => action.do === 'discard');
  if (win?.how.by !== 'discard' || last?.action.do !== 'discard') return null;
  const { tile } = last.action;
  const isAlike = (kind: Kind): boolean => suitOf(plainKind(kind)) === suitOf(plainKind(tile));
  const open = table.seats[win.seat].melds.filter((meld) => isExposed(meld) && meld.tiles.every(isAlike));
  const thought = thoughtOf(last.view, ruleset);
  const advised = thought !== null && sameAction(thought.action, last.action);
  const isSafer = thought && 'folds' in thought && thought.action.do === 'discard' && !advised;
  const safe = isSafer
    ? (threatReasons(last.view, ruleset, thought.action).find(({ seat }) => seat === win.seat) ?? null)
    : null;
  return {
    ...last,
    better: safe && thought ? thought.action : null,
    cost: null,
    mistake: null,
    dealIn: { tile, win, open: open.length, safe, advised },
  };
}
