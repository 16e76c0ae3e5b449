/**
 * Checks the tiles of an action: held by the seat, and right for the meld (rules `own-tiles`, `no-wrap`). Asked last.
 */
import type { Action, ClaimChow, ClaimPung, DeclareKong, RuleId } from '../action.ts';
import { copiesLike, copiesOf } from '../counts.ts';
import { holds } from '../hands.ts';
import { promotesTo } from '../jokers.ts';
import type { Reason } from '../reason.ts';
import type { Ruleset } from '../ruleset.ts';
import { isRun, runsWith } from '../runs.ts';
import { claimedBy, hiddenKongs } from '../selectors.ts';
import type { Offer, Table } from '../table.ts';
import { JOKER, type Kind, plainKind, sortTiles } from '../tiles.ts';
import { notInHand, tooManyJokers } from './refusals.ts';

/** Refusal for the tiles of this action, or null. */
export function unfit(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const offer = claimedBy(table, action);
  if (offer !== null) return unfitToClaim(ruleset, table, offer, action);
  const { concealed } = table.seats[action.seat];
  switch (action.do) {
    case 'discard':
      return copiesOf(concealed, action.tile) === 0 ? notInHand([action.tile]) : null;
    case 'exchange':
      return holds(concealed, action.tiles) ? null : notInHand(action.tiles);
    case 'show':
      return hiddenKongs(table, action.seat).includes(action.tile) ? null : notInHand([action.tile]);
    case 'kong':
      return ownKong(ruleset, table, action);
    default:
      return null;
  }
}

/** Refusal for the seat's own tiles in this claim, or null. */
function unfitToClaim(ruleset: Ruleset, table: Table, offer: Offer, action: Action): Reason | null {
  switch (action.do) {
    case 'pung':
      return (
        sameTilesRefusal(ruleset, table, offer, action, 2, ruleset.calls.pung.rule) ??
        otherPung(table, offer, action, ruleset.calls.pung.rule)
      );
    case 'kong': {
      // A discard that is the fourth tile of the seat's own pung: only a drawn tile can be added to it.
      const adds = promotesTo(table.seats[action.seat], offer.tile) !== null;
      return sameTilesRefusal(
        ruleset,
        table,
        offer,
        action,
        3,
        (adds ? ruleset.kongs.promoted : ruleset.calls.kong).rule,
      );
    }
    case 'chow':
      return chow(table, offer, action);
    default:
      return null;
  }
}

/** Checks a pung or kong claim: `need` own tiles of the claimed kind, jokers included. */
function sameTilesRefusal(
  ruleset: Ruleset,
  table: Table,
  { tile }: Offer,
  { do: call, seat, jokers = 0 }: ClaimPung | DeclareKong,
  need: number,
  rule: RuleId,
): Reason | null {
  const { concealed } = table.seats[seat];
  if (jokers > copiesOf(concealed, JOKER)) return notInHand([JOKER]);
  const have = copiesLike(concealed, plainKind(tile)) + jokers;
  if (have < need) return { rule, tiles: [tile], have, need };
  return tooManyJokers(ruleset, call, tile, jokers, 0, need);
}

/** Checks the tiles named for a pung: held, and of the claimed kind. */
function otherPung(table: Table, { tile }: Offer, { seat, using }: ClaimPung, rule: RuleId): Reason | null {
  if (!using) return null;
  if (!holds(table.seats[seat].concealed, using)) return notInHand(using);
  const isAlike = (own: Kind): boolean => plainKind(own) === plainKind(tile);
  return using.every(isAlike) ? null : { rule, tiles: [...using] };
}

/**
 * Checks a chow claim: the seat holds both tiles, and the three are a run (rule `no-wrap`). Example: 9 with 1 and 2 is
 * refused.
 */
function chow(table: Table, offer: Offer, { seat, using }: ClaimChow): Reason | null {
  const { concealed } = table.seats[seat];
  const inHand = holds(concealed, using);
  // A hand of one tile never has the two tiles: say that, not which two are missing.
  if (!inHand && concealed.length > 1) return notInHand(using);
  const three = sortTiles([...using, offer.tile]);
  if (inHand && isRun(three)) return null;
  return runsWith(offer.tile, concealed).length === 0
    ? { rule: 'no-wrap', tiles: [offer.tile], have: 0, need: 2 }
    : { rule: 'no-wrap', tiles: three };
}

/** Checks a kong on the seat's own turn: one more tile for a pung, else four. */
function ownKong(ruleset: Ruleset, table: Table, { seat, tile, jokers = 0 }: DeclareKong): Reason | null {
  const hand = table.seats[seat];
  const own = copiesLike(hand.concealed, tile);
  if (jokers > copiesOf(hand.concealed, JOKER)) return notInHand([JOKER]);
  if (own + jokers === 0) return notInHand([tile]);
  const pung = promotesTo(hand, tile);
  const { rule } = pung ? ruleset.kongs.promoted : ruleset.kongs.concealed;
  const need = pung ? 1 : 4;
  if (own + jokers < need) return { rule, tiles: [tile], have: own + jokers, need };
  return tooManyJokers(ruleset, 'kong', tile, jokers, pung ? copiesOf(pung.tiles, JOKER) : 0, need);
}
