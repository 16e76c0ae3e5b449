/**
 * Applies allowed actions to a table. Each function throws Error for an action of the wrong kind or in the wrong
 * phase, which means it was not judged first.
 */

import type { Action, DeclareKong, Discard } from './action.ts';
import { applyEvent, type Fresh, finishEvent, type TableStep } from './after-event.ts';
import { claimants, offerStage, withAnswer } from './claim-window.ts';
import { withoutTile, withoutTiles } from './hands.ts';
import { ownTiles, promotesTo } from './jokers.ts';
import type { Meld } from './melds.ts';
import { plainDiscard } from './offer.ts';
import { selfDrawn } from './outcomes.ts';
import type { Ruleset } from './ruleset.ts';
import { type Seat, withSeat } from './seats.ts';
import { countDecision, howDrawn, promotePung, withHand } from './selectors.ts';
import { type Bid, type Offer, type SeatHand, type Stage, type Table, tilesLeft } from './table.ts';
import type { Kind } from './tiles.ts';

/** @throws Error if the action does not belong to the phase: it was not judged first */
const failOnPhase = (action: Action, { stage }: Table): never => {
  throw new Error(`"${action.do}" does not belong to ${stage.phase}`);
};

/** Discards a tile and offers it for claims. */
export const discard = (ruleset: Ruleset, table: Table, action: Action): TableStep =>
  table.stage.phase === 'deciding' && action.do === 'discard'
    ? playDiscard(ruleset, table, table.stage, action)
    : failOnPhase(action, table);

/** Declares a kong on the seat's own turn and offers its tile for robbing. */
export const declareKong = (ruleset: Ruleset, table: Table, action: Action): TableStep =>
  table.stage.phase === 'deciding' && action.do === 'kong'
    ? ownKong(ruleset, table, table.stage, action)
    : failOnPhase(action, table);

/** Declares a win on the drawn tile. */
export function declareWin(ruleset: Ruleset, table: Table, action: Action): TableStep {
  const { stage } = table;
  if (stage.phase !== 'deciding' || stage.drew === null) return failOnPhase(action, table);
  return selfDrawn(ruleset, table, action.seat, howDrawn(table, action.seat, stage.drew));
}

/** Records a claim of the offered tile, or a pass. */
export function answerOffer(ruleset: Ruleset, table: Table, action: Action): TableStep {
  const bid = bidOf(action);
  if (bid === null) return failOnPhase(action, table);
  return applyEvent(ruleset, withAnswer(countDecision(table, action.seat), bid), { type: 'answered', bid });
}

/** Records a seat's answer in an exchange. */
export function choose(ruleset: Ruleset, table: Table, action: Action): TableStep {
  const { stage } = table;
  const isChoice =
    action.do === 'exchange' || action.do === 'say' || action.do === 'win' || action.do === 'pass';
  if (stage.phase !== 'dealing' || !isChoice) return failOnPhase(action, table);
  const chosen = withSeat(stage.chosen, action.seat, action);
  return applyEvent(
    ruleset,
    { ...countDecision(table, action.seat), stage: { ...stage, chosen } },
    { type: 'chose', seat: action.seat, choice: action },
  );
}

/** Records a word said alone. */
export function say(ruleset: Ruleset, table: Table, action: Action): TableStep {
  if (action.do !== 'say') return failOnPhase(action, table);
  const { seat, word } = action;
  return applyEvent(ruleset, countDecision(table, seat), { type: 'said', seat, word });
}

/** Shows a concealed kong at the end of the hand. */
export const showKong = (ruleset: Ruleset, table: Table, action: Action): TableStep =>
  action.do === 'show' ? shownKong(ruleset, table, action.seat, action.tile) : failOnPhase(action, table);

/** Discards a tile. Builds each new object once, because most events are discards. */
function playDiscard(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'deciding' },
  { seat, tile, says }: Discard,
): TableStep {
  const hand = table.seats[seat];
  const offer: Offer = {
    tile,
    from: seat,
    as: 'discard',
    says: says ?? null,
    last: tilesLeft(table.wall) === 0,
    opening: seat === table.dealer && table.claims === 0 && hand.discards === 0 && hand.melds.length === 0,
    afterCall: stage.claimed,
  };
  const after: SeatHand = {
    concealed: withoutTile(hand.concealed, tile),
    melds: hand.melds,
    bonus: hand.bonus,
    river: [...hand.river, tile],
    discards: hand.discards + 1,
    decisions: hand.decisions + 1,
  };
  const event = { type: 'discarded', seat, tile, says: says ?? null } as const;
  const asks = offerStage(offer, null);
  const laid: Fresh = { ...table, seats: withSeat(table.seats, seat, after), stage: asks };
  laid.stage = { ...asks, pending: claimants(ruleset, laid, offer) };
  return finishEvent(ruleset, laid, event);
}

/** Declares a kong. If no seat can rob it, it stands at once; a promoted kong stays a pung until then. */
function ownKong(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'deciding' },
  { seat, tile, jokers = 0 }: DeclareKong,
): TableStep {
  const before = table.seats[seat];
  const promotes = promotesTo(before, tile) !== null;
  const own = ownTiles(before.concealed, tile, promotes ? 1 : 4, jokers);
  const hand: SeatHand = {
    ...before,
    concealed: withoutTiles(before.concealed, own),
    decisions: before.decisions + 1,
  };
  const covered = !promotes && !ruleset.kongs.shown ? ({ covered: true } as const) : null;
  const offer: Offer = {
    ...plainDiscard(own.at(-1) ?? tile, seat),
    as: promotes ? 'promotion' : 'concealed-kong',
    last: tilesLeft(table.wall) === 0,
    ...covered,
  };
  const { drew } = stage;
  // A chain continues only if this kong contains the replacement tile of the last one.
  const goesOn = drew !== null && drew.chain > 0 && drew.tile !== null && own.includes(drew.tile);
  const kong = { tile, chain: goesOn ? drew.chain + 1 : 1, afterClaim: drew?.afterClaim ?? false };
  const how = promotes ? 'promoted' : 'concealed';
  const concealed: Meld = {
    kind: 'kong',
    how: 'concealed',
    tile,
    tiles: own,
    shown: ruleset.kongs.shown,
  };
  const asks = offerStage(offer, kong);
  const laid = {
    ...withHand(table, seat, promotes ? hand : { ...hand, melds: [...hand.melds, concealed] }),
    stage: asks,
  };
  const pending = claimants(ruleset, laid, offer);
  const stands = pending.length === 0;
  const after = promotes && stands ? promotePung(laid, seat, tile, offer.tile) : laid;
  const event = {
    type: 'konged',
    seat,
    tile,
    how,
    ...(jokers > 0 && { jokers }),
    stands,
    ...covered,
  } as const;
  return applyEvent(ruleset, { ...after, stage: { ...asks, pending } }, event);
}

function bidOf(action: Action): Bid | null {
  const { seat } = action;
  switch (action.do) {
    case 'pass':
    case 'win':
      return { seat, call: action.do };
    case 'pung':
      return {
        seat,
        call: 'pung',
        ...(action.jokers && { jokers: action.jokers }),
        ...(action.using && { using: action.using }),
      };
    case 'kong':
      return { seat, call: 'kong', ...(action.jokers && { jokers: action.jokers }) };
    case 'chow':
      return { seat, call: 'chow', using: action.using };
    default:
      return null;
  }
}

function shownKong(ruleset: Ruleset, table: Table, seat: Seat, tile: Kind): TableStep {
  const hand = table.seats[seat];
  const melds = hand.melds.map((meld) =>
    meld.kind === 'kong' && meld.how === 'concealed' && meld.tile === tile ? { ...meld, shown: true } : meld,
  );
  const after = withHand(table, seat, { ...hand, melds, decisions: hand.decisions + 1 });
  return applyEvent(ruleset, after, { type: 'shown', seats: [seat], what: 'kongs' });
}
