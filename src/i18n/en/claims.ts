/** English texts of the claim window: who may claim, who did, and who got the tile. */
import type { Seat } from '../../engine/seats.ts';
import type { Bid, Offer } from '../../engine/table.ts';
import type { ClaimState, MessageContext } from '../message-context.ts';
import { callName } from './calls.ts';
import { capital } from './numbers.ts';
import { seatList } from './seats.ts';
import { theTile } from './tiles.ts';

export const claimTitle = (offer: Offer, _telling: MessageContext): string =>
  `Who gets ${theTile(offer.tile)}?`;

export function claimWaiting(messageContext: MessageContext): string {
  // A seat must not learn which other seats are asked (rule `one-source`).
  return messageContext.reader === null
    ? 'Everyone who may call is asked at once.'
    : 'You may call it. What the others may call is hidden from you.';
}

export function claimState(state: ClaimState, bid: Bid, { terms, reader }: MessageContext): string {
  const s = bid.seat === reader ? '' : 's';
  switch (state) {
    case 'possible':
      return bid.call === 'pass' ? 'may pass' : `may call ${callName(bid.call, terms)}`;
    case 'called':
      return bid.call === 'pass' ? (s ? 'passes' : 'pass') : `call${s} ${callName(bid.call, terms)}`;
    case 'stands':
      return bid.call === 'win' ? `win${s} with it` : `take${s} it`;
    case 'lost':
      return 'lost';
    case 'passed':
      return 'passed';
  }
}

export function claimClosing(offer: Offer, answers: readonly Bid[], messageContext: MessageContext): string {
  const passed = answers.filter(({ call }) => call === 'pass').map(({ seat }) => seat);
  const gave = `${seatsAtStart([offer.from], messageContext)} ${offer.as === 'discard' ? 'discarded' : 'showed'} it.`;
  return passed.length === 0 ? gave : `${seatsAtStart(passed, messageContext)} passed. ${gave}`;
}

const seatsAtStart = (seats: readonly Seat[], messageContext: MessageContext): string =>
  capital(seatList(seats, messageContext));
