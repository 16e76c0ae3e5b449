/** Narrates events in English for one reader: one sentence per event, two where a claim is awarded. */
import type { Action } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Bid, Claim, ExchangeChoice, IndicatorsSeen, NextDeal, Offer, Win } from '../../engine/table.ts';
import { FACE_DOWN, JOKER } from '../../engine/tiles.ts';
import type { MessageContext } from '../message-context.ts';
import { winCall } from '../terms.ts';
import { actionName, callName } from './calls.ts';
import { drawnText } from './drawn-deal.ts';
import { capital, list } from './numbers.ts';
import { payments } from './payments.ts';
import { clause, does, seatName } from './seats.ts';
import { countedTile, theTile, tileList } from './tiles.ts';

export function narrate(event: TableEvent, messageContext: MessageContext): string {
  const sentence = narrateEvent(event, messageContext);
  return event.turned ? `${sentence} ${indicatorsTurned(event.turned)}` : sentence;
}

function narrateEvent(event: TableEvent, messageContext: MessageContext): string {
  const { terms } = messageContext;
  switch (event.type) {
    case 'rolled':
      return `The dice show ${list(event.dice.map(String))}.`;
    case 'chose':
      return chose(event.seat, event.choice, messageContext);
    case 'told':
      return event.words
        .flatMap((word, seat) => (word === null ? [] : [declaration(seat as Seat, word, messageContext)]))
        .join(' ');
    case 'exchanged':
      return narrateExchange(event, messageContext);
    case 'drew':
      return drew(event, messageContext);
    case 'laid':
      return `${does(event.seat, 'lay', messageContext)} down ${theTile(event.tile)}.`;
    case 'said':
      return declaration(event.seat, event.word, messageContext);
    case 'discarded':
      return `${does(event.seat, 'discard', messageContext)} ${theTile(event.tile)}${
        event.says === null
          ? ''
          : ` and ${event.seat === messageContext.reader ? 'say' : 'says'} “${capital(event.says)}”`
      }.`;
    case 'konged':
      return narrateKong(event, messageContext);
    case 'answered':
      return narrateCall(event.bid, messageContext);
    case 'awarded':
      return narrateAward(
        event.offer,
        event.stand,
        [...event.stand, ...event.lost.map(({ bid }) => bid)],
        messageContext,
      );
    case 'unclaimed':
      return event.offer.as === 'discard'
        ? `Nobody calls ${theTile(event.offer.tile)}.`
        : `Nobody wins with ${theTile(event.offer.tile)}: the ${terms.kong} stands.`;
    case 'won':
      return narrateWin(event.win, messageContext);
    case 'drawn':
      return drawnText(event.rule, terms);
    case 'erred':
      return `${does(event.action.seat, 'insist', messageContext)} on ${insistedAction(event.action, terms)}. It was a mistake, and it ${event.price.payments.length > 0 || event.price.final !== undefined ? 'has its price' : 'does not count'}.`;
    case 'shown':
      if (event.what === 'kongs') return `The face-down ${terms.kong}s are turned face up.`;
      if (event.seats.length === 4) return 'All hands are shown.';
      return `${does(event.seats, 'show', messageContext)} ${hands(event.seats, messageContext)}.`;
    case 'paid':
      return payments(event.group.payments, messageContext);
    case 'ended':
      return next(event.following, messageContext);
  }
}

/** Indicators that are revealed: new open ones, and at the end those below them. */
function indicatorsTurned({ open, under }: IndicatorsSeen): string {
  return [
    ...(open.length > 0 ? [`A new dora indicator is turned up: ${tileList(open)}.`] : []),
    ...(under.length > 0
      ? [
          under.length === 1
            ? `The ura dora indicator is ${tileList(under)}.`
            : `The ura dora indicators are ${tileList(under)}.`,
        ]
      : []),
  ].join(' ');
}

const hands = (seats: readonly Seat[], { reader }: MessageContext): string =>
  seats.length > 1 ? 'their hands' : seats[0] === reader ? 'your hand' : 'the hand';

const declaration = (seat: Seat, word: string, messageContext: MessageContext): string =>
  `${does(seat, 'say', messageContext)} “${capital(word)}”.`;

/** A seat's choice in an exchange; other seats' choices are still hidden. */
function chose(seat: Seat, choice: ExchangeChoice | null, messageContext: MessageContext): string {
  switch (choice?.do) {
    case 'exchange':
      return `${does(seat, 'give', messageContext)} ${tileList(choice.tiles)}.`;
    case 'say':
      return declaration(seat, choice.word, messageContext);
    case 'win':
      return `${does(seat, 'call', messageContext)} ${messageContext.terms.win}.`;
    case 'pass':
      return `${does(seat, 'pass', messageContext)}.`;
    default:
      return `${does(seat, 'have', messageContext)} chosen.`;
  }
}

/** Names an action insisted on. Where the game has different words for a drawn and a claimed win, uses "winning". */
const insistedAction = (action: Action, terms: Terms): string =>
  action.do === 'win' && terms.drawnCall !== undefined ? 'winning' : `“${actionName(action, terms)}”`;

/** Tells the reader which tiles came to them, and from whom. */
function narrateExchange(
  { passedTiles, to }: Extract<TableEvent, { type: 'exchanged' }>,
  messageContext: MessageContext,
): string {
  const change = 'The chosen tiles change hands';
  const from = SEATS.find((seat) => to[seat] === messageContext.reader && passedTiles[seat] !== null);
  const tiles = from === undefined ? null : passedTiles[from];
  if (from === undefined || !tiles || tiles.includes(FACE_DOWN)) return `${change}.`;
  return `${change}: you get ${tileList(tiles)} from ${seatName(from, messageContext)}.`;
}

/** Tells a draw; without the tile where the reader may not see it. */
function drew(event: Extract<TableEvent, { type: 'drew' }>, messageContext: MessageContext): string {
  const what = event.tile === FACE_DOWN ? '' : ` ${theTile(event.tile)}`;
  const where = {
    wall: '',
    tail: ' from the end of the wall',
    box: ` from the ${messageContext.terms.box ?? 'kong box'}`,
  }[event.from];
  const why =
    event.from === 'wall' && event.why !== 'turn'
      ? event.why === 'kong'
        ? ` for the ${messageContext.terms.kong}`
        : ' for the bonus tile'
      : '';
  return `${does(event.seat, 'draw', messageContext)}${what}${where}${why}.`;
}

function narrateKong(event: Extract<TableEvent, { type: 'konged' }>, messageContext: MessageContext): string {
  const { kong, pung } = messageContext.terms;
  if (event.tile === FACE_DOWN) return `${does(event.seat, 'lay', messageContext)} a ${kong} face down.`;
  if (event.how === 'concealed') {
    const { jokers = 0 } = event;
    const tiles = [countedTile(event.tile, 4 - jokers), ...(jokers > 0 ? [countedTile(JOKER, jokers)] : [])];
    return `${does(event.seat, 'declare', messageContext)} a ${kong} with ${list(tiles)}.`;
  }
  const what = event.jokers
    ? `${theTile(JOKER)} to the ${pung} of ${theTile(event.tile)}`
    : `${theTile(event.tile)} to the ${pung}`;
  return event.stands
    ? `${does(event.seat, 'add', messageContext)} ${what}: a ${kong}.`
    : `${does(event.seat, 'want', messageContext)} to add ${what}. It may be robbed.`;
}

function narrateCall(bid: Bid, messageContext: MessageContext): string {
  if (bid.call === 'pass') return `${does(bid.seat, 'pass', messageContext)}.`;
  const call = `${does(bid.seat, 'call', messageContext)} ${callName(bid.call, messageContext.terms)}`;
  return 'using' in bid && bid.using ? `${call} with ${tileList(bid.using)}.` : `${call}.`;
}

/**
 * Tells the claims by rank, then who gets the tile. At an open table the claims were told before. Names the tiles used
 * for a claim that stands, since they are laid open: "You call Chi with the 3 and 4 of dots."
 */
function narrateAward(
  offer: Offer,
  stand: readonly Claim[],
  bids: readonly Claim[],
  messageContext: MessageContext,
): string {
  const callers = new Map<Claim['call'], Seat[]>();
  for (const { call, seat } of bids) callers.set(call, [...(callers.get(call) ?? []), seat]);
  const calls = [...callers].map(([call, seats]) => {
    const [caller, another] = stand.filter((bid) => bid.call === call);
    return caller && !another && seats.length === 1
      ? narrateCall(caller, messageContext)
      : `${does(seats, 'call', messageContext)} ${callName(call, messageContext.terms)}.`;
  });
  const callLines = messageContext.reader === null ? [] : calls;
  const [first] = stand;
  if (first === undefined) return calls.join(' ');
  const whose =
    first.seat === messageContext.reader ? 'yours' : seatName(first.seat, messageContext, 'owner');
  const seats = stand.map(({ seat }) => seat);
  const gets =
    first.call === 'win'
      ? `${clause(seats, 'win', messageContext)} with ${theTile(offer.tile)}`
      : `the tile is ${whose}`;
  return [...callLines, `Everyone has answered; ${gets}.`].join(' ');
}

function narrateWin({ seat, how }: Win, messageContext: MessageContext): string {
  const { terms } = messageContext;
  const winner = clause(seat, 'win', messageContext);
  const call = winCall(terms, how.by);
  if (how.by === 'draw') {
    return how.tile === null
      ? `${call}: ${winner} with the tiles of the deal.`
      : `${capital(terms.selfDraw)}: ${winner} with ${theTile(how.tile)}.`;
  }
  const of = `${seatName(how.from, messageContext, 'owner')} ${theTile(how.tile).replace(/^(the|a) /, '')}`;
  return how.by === 'robbery'
    ? `${call}: ${winner} by taking ${of} out of the ${terms.kong}.`
    : `${call}: ${winner} with ${of}.`;
}

function next(following: NextDeal, messageContext: MessageContext): string {
  if (following.over) return 'The deal is over, and so is the match.';
  // Uses the winds of this deal, as the seat that is South now may be East in the next one.
  const verb = following.dealer === messageContext.dealer ? 'stay' : 'be';
  const dealer = `${does(following.dealer, verb, messageContext)} ${messageContext.terms.dealer} in the next deal`;
  return following.under === 'ordinary' ? `${dealer}.` : `${dealer}, which is a ${following.under}.`;
}
