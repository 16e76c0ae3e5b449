/** What happened at the table, told to one reader: one sentence an event, two where a call is awarded. */
import type { TableEvent } from '../../engine/events.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Bid, Claim, ExchangeChoice, NextDeal, Offer, Win } from '../../engine/table.ts';
import { FACE_DOWN, JOKER } from '../../engine/tiles.ts';
import type { MessageContext } from '../message-context.ts';
import { actionName } from './calls.ts';
import { capital, list } from './numbers.ts';
import { payments } from './payments.ts';
import { clause, does, seatName } from './seats.ts';
import { countedTile, theTile, tileList } from './tiles.ts';

export function narrate(event: TableEvent, telling: MessageContext): string {
  const { terms } = telling;
  switch (event.type) {
    case 'rolled':
      return `The dice show ${list(event.dice.map(String))}.`;
    case 'chose':
      return chose(event.seat, event.choice, telling);
    case 'told':
      return event.words
        .flatMap((word, seat) => (word === null ? [] : [said(seat as Seat, word, telling)]))
        .join(' ');
    case 'exchanged':
      return exchanged(event, telling);
    case 'drew':
      return drew(event, telling);
    case 'laid':
      return `${does(event.seat, 'lay', telling)} down ${theTile(event.tile)}.`;
    case 'said':
      return said(event.seat, event.word, telling);
    case 'discarded':
      return `${does(event.seat, 'discard', telling)} ${theTile(event.tile)}${
        event.says === null
          ? ''
          : ` and ${event.seat === telling.reader ? 'say' : 'says'} “${capital(event.says)}”`
      }.`;
    case 'konged':
      return konged(event, telling);
    case 'answered':
      return called(event.bid, telling);
    case 'awarded':
      return awarded(
        event.offer,
        event.stand,
        [...event.stand, ...event.lost.map(({ bid }) => bid)],
        telling,
      );
    case 'unclaimed':
      return event.offer.as === 'discard'
        ? `Nobody calls ${theTile(event.offer.tile)}.`
        : `Nobody wins with ${theTile(event.offer.tile)}: the ${terms.kong} stands.`;
    case 'won':
      return won(event.win, telling);
    case 'drawn':
      return `${capital(terms.drawnHand)}: nobody wins.`;
    case 'erred':
      return `${does(event.action.seat, 'insist', telling)} on “${actionName(event.action, terms)}”. It was a mistake, and it ${event.price.payments.length > 0 ? 'has its price' : 'does not count'}.`;
    case 'shown':
      if (event.what === 'kongs') return `The face-down ${terms.kong}s are turned face up.`;
      if (event.seats.length === 4) return 'All hands are shown.';
      return `${does(event.seats, 'show', telling)} ${hands(event.seats, telling)}.`;
    case 'paid':
      return payments(event.group.payments, telling);
    case 'ended':
      return next(event.following, telling);
  }
}

const hands = (seats: readonly Seat[], { reader }: MessageContext): string =>
  seats.length > 1 ? 'their hands' : seats[0] === reader ? 'your hand' : 'the hand';

const said = (seat: Seat, word: string, telling: MessageContext): string =>
  `${does(seat, 'say', telling)} “${capital(word)}”.`;

/** An answer in an exchange; what others answered is not known yet. */
function chose(seat: Seat, choice: ExchangeChoice | null, telling: MessageContext): string {
  switch (choice?.do) {
    case 'exchange':
      return `${does(seat, 'give', telling)} ${tileList(choice.tiles)}.`;
    case 'say':
      return said(seat, choice.word, telling);
    case 'win':
      return `${does(seat, 'call', telling)} ${telling.terms.win}.`;
    case 'pass':
      return `${does(seat, 'pass', telling)}.`;
    default:
      return `${does(seat, 'have', telling)} chosen.`;
  }
}

/** The reader hears what came to them, and from whom. */
function exchanged(
  { given, to }: Extract<TableEvent, { type: 'exchanged' }>,
  telling: MessageContext,
): string {
  const change = 'The chosen tiles change hands';
  const from = SEATS.find((seat) => to[seat] === telling.reader && given[seat] !== null);
  const tiles = from === undefined ? null : given[from];
  if (from === undefined || !tiles || tiles.includes(FACE_DOWN)) return `${change}.`;
  return `${change}: you get ${tileList(tiles)} from ${seatName(from, telling)}.`;
}

/** "Draw" by itself where the reader may not see the tile. */
function drew(event: Extract<TableEvent, { type: 'drew' }>, telling: MessageContext): string {
  const what = event.tile === FACE_DOWN ? '' : ` ${theTile(event.tile)}`;
  const where = { wall: '', tail: ' from the end of the wall', box: ' from the kong box' }[event.from];
  const why =
    event.from === 'wall' && event.why !== 'turn'
      ? event.why === 'kong'
        ? ` for the ${telling.terms.kong}`
        : ' for the bonus tile'
      : '';
  return `${does(event.seat, 'draw', telling)}${what}${where}${why}.`;
}

function konged(event: Extract<TableEvent, { type: 'konged' }>, telling: MessageContext): string {
  const { kong, pung } = telling.terms;
  if (event.tile === FACE_DOWN) return `${does(event.seat, 'lay', telling)} a ${kong} face down.`;
  if (event.how === 'concealed') {
    const { jokers = 0 } = event;
    const tiles = [countedTile(event.tile, 4 - jokers), ...(jokers > 0 ? [countedTile(JOKER, jokers)] : [])];
    return `${does(event.seat, 'declare', telling)} a ${kong} with ${list(tiles)}.`;
  }
  const what = event.jokers
    ? `${theTile(JOKER)} to the ${pung} of ${theTile(event.tile)}`
    : `${theTile(event.tile)} to the ${pung}`;
  return event.stands
    ? `${does(event.seat, 'add', telling)} ${what}: a ${kong}.`
    : `${does(event.seat, 'want', telling)} to add ${what}. It may be robbed.`;
}

function called(bid: Bid, telling: MessageContext): string {
  if (bid.call === 'pass') return `${does(bid.seat, 'pass', telling)}.`;
  const call = `${does(bid.seat, 'call', telling)} ${telling.terms[bid.call]}`;
  return bid.call === 'chow' ? `${call} with ${tileList(bid.using)}.` : `${call}.`;
}

/** The calls in the order of their rank, then whose the tile is. At an open table every call was told before. */
function awarded(
  offer: Offer,
  stand: readonly Claim[],
  bids: readonly Claim[],
  telling: MessageContext,
): string {
  const callers = new Map<Claim['call'], Seat[]>();
  for (const { call, seat } of bids) callers.set(call, [...(callers.get(call) ?? []), seat]);
  const calls = [...callers].map(
    ([call, seats]) => `${does(seats, 'call', telling)} ${telling.terms[call]}.`,
  );
  const told = telling.reader === null ? [] : calls;
  const [first] = stand;
  if (first === undefined) return calls.join(' ');
  const whose = first.seat === telling.reader ? 'yours' : seatName(first.seat, telling, 'owner');
  const seats = stand.map(({ seat }) => seat);
  const gets =
    first.call === 'win'
      ? `${clause(seats, 'win', telling)} with ${theTile(offer.tile)}`
      : `the tile is ${whose}`;
  return [...told, `Everyone has answered; ${gets}.`].join(' ');
}

function won({ seat, how }: Win, telling: MessageContext): string {
  const { terms } = telling;
  const winner = clause(seat, 'win', telling);
  if (how.by === 'draw') {
    return how.tile === null
      ? `${terms.win}: ${winner} with the tiles of the deal.`
      : `${capital(terms.selfDraw)}: ${winner} with ${theTile(how.tile)}.`;
  }
  const of = `${seatName(how.from, telling, 'owner')} ${theTile(how.tile).replace(/^(the|a) /, '')}`;
  return how.by === 'robbery'
    ? `${terms.win}: ${winner} by taking ${of} out of the ${terms.kong}.`
    : `${terms.win}: ${winner} with ${of}.`;
}

function next(following: NextDeal, telling: MessageContext): string {
  if (following.over) return 'The deal is over, and so is the match.';
  // Named by today's winds: the seat that is South now may be East in a moment.
  const verb = following.dealer === telling.dealer ? 'stay' : 'be';
  const dealer = `${does(following.dealer, verb, telling)} ${telling.terms.dealer} in the next deal`;
  return following.under === 'ordinary' ? `${dealer}.` : `${dealer}, which is a ${following.under}.`;
}
