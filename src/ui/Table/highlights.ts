/** Highlights of a scene's table: calls, and the tiles they use. */
import { names } from '#i18n/names.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Bid, Claim, Win } from '../../engine/table.ts';
import type { View } from '../../engine/view.ts';
import { winCall } from '../../i18n/terms.ts';
import type { Lit, ShownBid } from './props.ts';

const isClaim = (bid: Bid): bid is Claim => bid.call !== 'pass';

/** A win as a drawn call. */
export const wonBid = ({ seat, how }: Win, terms: Terms): ShownBid => ({
  seat,
  call: 'win',
  word: winCall(terms, how.by),
  fate: 'stands',
});

/** The calls to draw: open while others may answer, then with their outcome. */
export function bidsOf(view: View, event: TableEvent | null, terms: Terms): ShownBid[] {
  const shown = (bid: Claim, fate: ShownBid['fate']): ShownBid => ({
    seat: bid.seat,
    call: bid.call,
    word: names.callName(bid.call, terms),
    fate,
  });
  if (event?.type === 'awarded') {
    return [
      ...event.stand.map((bid) => shown(bid, 'stands')),
      ...event.lost.map(({ bid }) => shown(bid, 'lost')),
    ];
  }
  if (event?.type === 'won') return [wonBid(event.win, terms)];
  const { phase, answers } = view.stage;
  return phase === 'collecting' || phase === 'awarding'
    ? answers.filter(isClaim).map((bid) => shown(bid, 'open'))
    : [];
}

/** Concealed tiles with which the tile on offer can be, or is being, claimed. */
export function litOf(view: View): Lit[] {
  const { offer, answers, phase } = view.stage;
  if (!offer || (phase !== 'collecting' && phase !== 'awarding')) return [];
  const may = view.legal.map((action) => ({
    seat: action.seat,
    call: action.do,
    using: 'using' in action ? action.using : [],
  }));
  const bids = answers.filter(isClaim).map((bid) => ({ ...bid, using: 'using' in bid ? bid.using : [] }));
  return [...may, ...bids].flatMap(({ seat, call, using }): Lit[] => {
    const tiles = call === 'pung' || call === 'kong' ? [offer.tile] : using;
    return tiles.map((tile) => ({ seat, zone: 'hand', tile }));
  });
}
