/** Answers questions about a discard: who may claim it, who gets it, and why others do not. */

import type { Action } from '../engine/action.ts';
import { expressible } from '../engine/legality/all-actions.ts';
import { claimsOf } from '../engine/legality/legal.ts';
import { judgeAction } from '../engine/legality/verdict.ts';
import type { Meld } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { bySeat, othersAfter, SEATS, type Seat } from '../engine/seats.ts';
import type { Bid, Claim, LostBid, Offer, Stage, Table } from '../engine/table.ts';
import { type Kind, plainKind, sortTiles } from '../engine/tiles.ts';
import { DISCARDS, HAS_DISCARDED, type SeatFacts, withPresumed } from '../evaluation/facts.ts';
import { type HandToJudge, wholeSize } from '../evaluation/hand.ts';
import { tableOf } from '../evaluation/table.ts';
import type { FieldReader, TileNotation } from '../evaluation/told/fields.ts';
import { checkRemarks } from './exclusions.ts';
import { checkHand, checkTogether, readFacts, readHand } from './hand.ts';
import { GAME_FIELDS } from './hands.ts';
import { checkDiscards } from './possible-table.ts';
import { refusal } from './refusal.ts';
import { dealTableFields, readTable } from './table-fields.ts';
import type { BySeatNumber, CallAnswer, JudgeAnswers, RefusalAnswer } from './types.ts';

const BEST_FIRST = ['win', 'kong', 'pung', 'chow'] as const;

/** Op `claims`: which calls each seat may make, which are refused by which rule, and which call gets the tile. */
export function claims(fields: FieldReader, ruleset: Ruleset): JudgeAnswers['claims'] {
  fields.only(
    ...GAME_FIELDS,
    'discarder',
    'discard',
    'kong',
    'round',
    'afterChow',
    'seats',
    'bids',
    'why',
    ...dealTableFields(ruleset),
  );
  const discarder = fields.seat('discarder');
  const offer: Offer = {
    tile: fields.tile('discard'),
    from: discarder,
    ...offeredAs(fields, ruleset),
    says: null,
    last: fields.fields['wall'] === 0,
    opening: false,
    afterCall: fields.flag('afterChow') ? 'chow' : null,
  };
  const table = claimTable(fields, ruleset, offer);
  const text = fields.tileText;
  const legal = bySeat((seat) => claimsOf(ruleset, table, offer, seat));
  const bids = fields.has('bids') ? readBids(fields, offer.tile) : null;
  const tried = fields.flag('why')
    ? expressible(ruleset, table).filter((a) => a.seat !== discarder && isCall(a) && isOf(a, offer.tile))
    : (bids ?? []);
  return {
    legal: bySeatText(SEATS, (seat) => legal[seat].map((action) => callAnswer(action, text))),
    refused: bySeatText(SEATS, (seat) =>
      tried
        .filter((action) => action.seat === seat)
        .flatMap((action) => refusedCall(ruleset, table, action, text)),
    ),
    ...resolveBids(ruleset, table, offer, bids ?? highest(legal, discarder), text),
  };
}

/** How the tile is on offer: discarded, or the tile of a kong that may be robbed. */
function offeredAs(fields: FieldReader, { kongs }: Ruleset): Pick<Offer, 'as' | 'covered'> {
  if (!fields.has('kong')) return { as: 'discard' };
  const kong = fields.oneOf('kong', ['promoted', 'concealed']);
  if (fields.flag('afterChow')) throw fields.wrong('afterChow', 'a kong is not declared after a chow');
  if (kong === 'promoted') return { as: 'promotion' };
  return { as: 'concealed-kong', ...(!kongs.shown && { covered: true }) };
}

/** @throws QuestionError unless the seat has the pung that is promoted, or the concealed kong */
function checkKong(reader: FieldReader, { as, tile }: Offer, { melds }: HandToJudge): void {
  if (as === 'discard') return;
  const kind = plainKind(tile);
  const is = (meld: Meld): boolean =>
    meld.tile === kind &&
    (as === 'promotion' ? meld.kind === 'pung' : meld.kind === 'kong' && meld.how === 'concealed');
  if (melds.some(is)) return;
  const name = reader.tileText.format([tile]);
  const takes =
    as === 'promotion' ? `the pung of ${name} that it is added to` : `the concealed kong of ${name}`;
  throw reader.wrong('melds', `"melds" has not ${takes}`);
}

const isCall = (action: Action): boolean =>
  action.do === 'pung' || action.do === 'kong' || action.do === 'win' || action.do === 'chow';

/** A kong of the discard must have its kind; other kongs are not calls. */
const isOf = (action: Action, tile: Kind): boolean => action.do !== 'kong' || action.tile === plainKind(tile);

function claimTable(fields: FieldReader, ruleset: Ruleset, offer: Offer): Table {
  const seats = fields.children('seats');
  if (seats.length !== 4) throw fields.wrong('seats', `"seats" must be four hands, not ${seats.length}`);
  const known = ['hand', 'melds', 'bonus', 'facts', ...(ruleset.ready ? [DISCARDS] : [])];
  for (const seat of seats) seat.only(...known);
  const hands = withCalledTiles(
    seats.map((seat, i) => readHand(seat, i as Seat)),
    seats.map((seat) => seat.tiles(DISCARDS, '')),
  );
  // The tile of a concealed kong lies in it.
  const beside = offer.as === 'concealed-kong' ? [] : [offer.tile];
  checkTogether(fields, seats, ruleset.tiles, hands, beside);
  for (const [i, seat] of seats.entries())
    checkHand(seat, ruleset.tiles, hands[i] ?? NO_HAND, wholeSize(ruleset) - 1);
  const [from, kongHand] = [seats[offer.from], hands[offer.from]];
  if (from && kongHand) checkKong(from, offer, kongHand);
  checkDiscards(seats, ruleset, hands, beside);
  const discard = { ...NO_HAND, concealed: beside };
  const { around, facts: tableFacts } = readTable(fields, ruleset, [...hands, discard], true);
  const stage: Stage = {
    phase: 'collecting',
    offer,
    pending: othersAfter(offer.from),
    answers: [],
    kong: offer.as === 'discard' ? null : { tile: plainKind(offer.tile), chain: 1, afterClaim: false },
  };
  return tableOf(ruleset, {
    seats: bySeat((seat) => {
      const reader = seats[seat];
      const { concealed, melds, bonus } = hands[seat] ?? NO_HAND;
      const stated = reader ? statedFacts(reader, ruleset) : {};
      if (reader) checkSeat(reader, fields, ruleset, offer, { seat, melds, facts: stated });
      const facts = {
        [HAS_DISCARDED]: true,
        ...withPresumed(ruleset, stated),
        ...(seat === offer.from && tableFacts),
      };
      if (seat !== offer.from) return { concealed, melds, bonus, facts };
      if (offer.as !== 'discard') return { concealed, melds, bonus, facts };
      return { concealed, melds, bonus, river: [offer.tile], facts: { ...facts, [HAS_DISCARDED]: true } };
    }),
    ...(offer.as === 'promotion' && { aside: [offer.tile] }),
    stage,
    round: fields.round(),
    ...around,
  });
}

/** The facts of a seat, its discards among them. */
const statedFacts = (seat: FieldReader, ruleset: Ruleset): SeatFacts => ({
  ...readFacts(seat, ruleset),
  ...(seat.has(DISCARDS) && { [DISCARDS]: seat.tiles(DISCARDS) }),
});

/** @throws QuestionError for what cannot be true of this seat, asked about the tile or having just discarded it */
function checkSeat(
  reader: FieldReader,
  fields: FieldReader,
  ruleset: Ruleset,
  offer: Offer,
  { seat, melds, facts }: { readonly seat: Seat; readonly melds: readonly Meld[]; readonly facts: SeatFacts },
): void {
  const isFrom = seat === offer.from;
  const isDiscard = offer.as === 'discard';
  if (isFrom && isDiscard && facts[HAS_DISCARDED] === false)
    throw reader.child('facts').wrong(HAS_DISCARDED, 'this seat has just discarded');
  checkRemarks(reader, ruleset, {
    seat,
    melds,
    facts,
    is: [
      ...(isFrom ? (['drawn'] as const) : (['offered', 'no replacement'] as const)),
      !isFrom && !isDiscard && 'robbed',
      offer.last && 'last tile',
    ],
    places: { 'last tile': [fields, 'wall', '"wall": 0'] },
  });
}

/**
 * Finds which tile of each chow was called: the one among its giver's discards. Where those are not stated, it stays the
 * lowest. The giver's furiten depends on it: after a chow of 1-2-3 with a discarded 3, the 1 is no discard of theirs.
 */
const withCalledTiles = (
  hands: readonly HandToJudge[],
  discards: readonly (readonly Kind[])[],
): readonly HandToJudge[] =>
  hands.map((hand) => ({
    ...hand,
    melds: hand.melds.map((meld) => {
      if (meld.kind !== 'chow' || meld.from === null) return meld;
      const thrown = discards[meld.from] ?? [];
      return { ...meld, claimed: meld.tiles.find((tile) => thrown.includes(tile)) ?? meld.claimed };
    }),
  }));

const NO_HAND: HandToJudge = { concealed: [], melds: [], bonus: [], winning: null };

/** Reads bids by seat: `pung`, `kong`, `win`, `pass`, `chow:34m`, and `pung:50m` where red fives are chosen. */
function readBids(fields: FieldReader, tile: Kind): Action[] {
  const bids = fields.child('bids');
  return Object.keys(bids.fields).map((key) => {
    if (!/^[0-3]$/.test(key)) throw bids.wrong(key, 'bids are named by seat: "0" to "3"');
    const seat = Number(key) as Seat;
    const call = bids.text(key);
    if (call === 'kong') return { do: 'kong', seat, tile: plainKind(tile) };
    if (call === 'pung' || call === 'win' || call === 'pass') return { do: call, seat };
    if (call.startsWith('pung:'))
      return { do: 'pung', seat, using: ownTwo(bids, key, call.slice('pung:'.length), 'pung:') };
    if (!call.startsWith('chow:')) {
      throw bids.wrong(
        key,
        `"${call}" is no call; it can be pung, kong, win, pass or chow: with one's own two tiles`,
      );
    }
    return { do: 'chow', seat, using: ownTwo(bids, key, call.slice('chow:'.length), 'chow:') };
  });
}

function ownTwo(bids: FieldReader, key: string, text: string, call: string): [Kind, Kind] {
  const tiles = bids.tilesIn(key, text, call.length);
  const [a, b] = sortTiles(tiles);
  if (a === undefined || b === undefined || tiles.length > 2)
    throw bids.wrong(key, `a ${call.slice(0, -1)} names one’s own two tiles`);
  return [a, b];
}

function refusedCall(
  ruleset: Ruleset,
  table: Table,
  action: Action,
  text: TileNotation,
): (RefusalAnswer & { call: string })[] {
  const why = action.do === 'pass' ? null : refusal(ruleset, table, action);
  return why === null ? [] : [{ call: callText(action, text), ...why }];
}

const callText = (action: Action, { format }: TileNotation): string =>
  'using' in action && action.using ? `${action.do}:${format(action.using)}` : action.do;

const callAnswer = (action: Action, { format }: TileNotation): CallAnswer =>
  'using' in action && action.using
    ? { call: action.do, using: format(action.using) }
    : { call: action.do, ...('jokers' in action && { jokers: action.jokers }) };

/** The highest-ranking legal call of each seat. */
function highest(legal: readonly (readonly Action[])[], from: Seat): Action[] {
  return othersAfter(from).flatMap((seat) => {
    const own = legal[seat] ?? [];
    for (const call of BEST_FIRST) {
      const best = own.find((action) => action.do === call);
      if (best) return [best];
    }
    return [];
  });
}

function resolveBids(
  ruleset: Ruleset,
  table: Table,
  offer: Offer,
  actions: readonly Action[],
  text: TileNotation,
) {
  const bids = othersAfter(offer.from).flatMap((seat): Claim[] => {
    const action = actions.find((each) => each.seat === seat);
    if (!action || !isCall(action) || judgeAction(ruleset, table, action).is !== 'allowed') return [];
    if (action.do === 'chow') return [{ seat, call: 'chow', using: action.using }];
    if (action.do === 'pung' && action.using) return [{ seat, call: 'pung', using: action.using }];
    return [{ seat, call: action.do as 'pung' | 'kong' | 'win' }];
  });
  if (bids.length === 0) return { stands: [], lost: [] };
  const { stand, lost, ends } = ruleset.contest(bids, offer, { ruleset, table });
  return {
    stands: stand.map((bid) => bidText(bid, text)),
    lost: lost.map(({ bid, rule }: LostBid) => ({ ...bidText(bid, text), rule })),
    ...(ends !== undefined && { ends }),
  };
}

const bidText = (bid: Bid, { format }: TileNotation) => ({
  seat: bid.seat,
  call: bid.call,
  ...('using' in bid && bid.using && { using: format(bid.using) }),
});

function bySeatText<T>(seats: readonly Seat[], of: (seat: Seat) => T[]): BySeatNumber<T> {
  return Object.fromEntries(
    seats.map((seat) => [String(seat), of(seat)] as const).filter(([, list]) => list.length > 0),
  );
}
