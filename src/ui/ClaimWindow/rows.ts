/** Rows of the claim window, read from one seat's view: possible calls, calls made and their outcome. */
import { words } from '#i18n/words.ts';
import type { Call } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import { distance, type Seat } from '../../engine/seats.ts';
import type { Bid, Claim } from '../../engine/table.ts';
import type { View } from '../../engine/view.ts';
import type { ClaimState, MessageContext } from '../../i18n/message-context.ts';

/** One row of the claim window. */
export interface ClaimRow {
  readonly seat: Seat;
  readonly word: string;
  readonly state: ClaimState | 'refused';
  /** State in words: "takes it", "lost", "may call Pung". */
  readonly says: string;
  /** The reason, if there is one. */
  readonly text?: string;
  readonly rule?: string;
}

const RANK: Readonly<Record<Call, number>> = { win: 0, kong: 1, pung: 1, chow: 2 };
const isClaim = (bid: Bid): bid is Claim => bid.call !== 'pass';

/**
 * The calls possible on the tile on offer, highest first: those of the view's seat, or of all four at an open table.
 */
export function openRows(view: View, messageContext: MessageContext): ClaimRow[] {
  const { offer, answers, pending } = view.stage;
  if (!offer) return [];
  const bids: Bid[] = view.legal.flatMap((action): Bid[] =>
    action.do === 'chow'
      ? [{ seat: action.seat, call: 'chow', using: action.using }]
      : action.do === 'win' || action.do === 'pung' || action.do === 'kong'
        ? [{ seat: action.seat, call: action.do }]
        : [],
  );
  // Several ways to make one call share a row; the tiles are asked for when it is made.
  const possible = bids
    .filter(isClaim)
    .filter(({ seat, call }, i, all) => all.findIndex((one) => one.seat === seat && one.call === call) === i)
    .map((bid) => row(bid, 'possible', messageContext));
  const answered = answers
    .filter((bid) => pending.includes(bid.seat))
    .map((bid) => row(bid, isClaim(bid) ? 'called' : 'passed', messageContext));
  const first = (call: Bid['call']) => (call === 'pass' ? 9 : RANK[call]);
  return [...possible, ...answered].sort(
    (a, b) => first(a.call) - first(b.call) || distance(offer.from, a.seat) - distance(offer.from, b.seat),
  );
}

/** The calls that were made, highest first, and why each loser did not get the tile. */
export function awardedRows(
  event: Extract<TableEvent, { type: 'awarded' }>,
  messageContext: MessageContext,
): ClaimRow[] {
  return [
    ...event.stand.map((bid) => row(bid, 'stands', messageContext)),
    ...event.lost.map((lost) => {
      const { head, text, rule } = words.explainLost(lost, event.stand, messageContext);
      return { ...row(lost.bid, 'lost', messageContext), text: `${head} ${text}`, rule };
    }),
  ];
}

const row = (
  bid: Bid,
  state: ClaimState,
  messageContext: MessageContext,
): ClaimRow & { call: Bid['call'] } => ({
  seat: bid.seat,
  call: bid.call,
  word: words.callName(bid.call, messageContext.terms),
  state,
  says: words.claimState(state, bid, messageContext),
});
