/** Whether a seat may take the tile on offer: the tiles · the set they make · who may · the hand. */
import type { Action, ClaimChow, ClaimPung, DeclareKong, Reason } from './action.ts';
import { copiesOf } from './counts.ts';
import { holds } from './hands.ts';
import { howOffered, unfinished } from './how.ts';
import { notHeld, notNow, tooManyJokers } from './reasons.ts';
import type { Ruleset } from './ruleset.ts';
import { hasSupplement } from './supply.ts';
import type { Offer, Table } from './table.ts';
import { beginsChow, JOKER, type Kind } from './tiles.ts';

/** Whether a seat may take the tile on offer, asked or not: who is not asked learns why. */
export function claiming(ruleset: Ruleset, table: Table, offer: Offer, action: Action): Reason | null {
  const { seat } = action;
  if (seat === offer.from) return notNow(seat);
  if (offer.covered) return ofCovered(ruleset, offer, action);
  switch (action.do) {
    case 'pung':
      return matching(ruleset, table, offer, action, 'pung', 2);
    case 'kong':
      if (action.tile !== offer.tile) return notHeld([action.tile]);
      return matching(ruleset, table, offer, action, 'kong', 3);
    case 'chow':
      return chow(ruleset, table, offer, action);
    case 'win': {
      const robbing = robbery(ruleset, offer);
      if (robbing) return robbing;
      return (
        ruleset.calls.win.forbids(seat, offer, { ruleset, table }) ??
        unfinished(ruleset, table, seat, offer.tile, howOffered(offer))
      );
    }
    default:
      return notNow(seat);
  }
}

/** The tile of a kong that lies face down is nobody's: the answer is the same whichever tile it is. */
function ofCovered(ruleset: Ruleset, offer: Offer, action: Action): Reason {
  const { robbing } = ruleset.kongs;
  const seats = [offer.from];
  switch (action.do) {
    case 'win':
      return { rule: robbing.promoted ? 'robbed-kong' : robbing.rule, seats };
    case 'pung':
    case 'kong':
    case 'chow':
      return { rule: robbing.rule, seats };
    default:
      return notNow(action.seat);
  }
}

/** Why the tile of a kong cannot be won, or null (`robbed-kong` holds everywhere). */
function robbery(ruleset: Ruleset, offer: Offer): Reason | null {
  const { robbing } = ruleset.kongs;
  if (offer.as === 'promotion') return robbing.promoted ? null : { rule: robbing.rule, tiles: [offer.tile] };
  if (offer.as === 'concealed-kong' && !robbing.concealed) {
    return { rule: robbing.promoted ? 'robbed-kong' : robbing.rule, tiles: [offer.tile] };
  }
  return null;
}

/** Only a win may take the tile of a kong. */
const onlyToWin = (ruleset: Ruleset, offer: Offer): Reason | null =>
  offer.as === 'discard' ? null : { rule: ruleset.kongs.robbing.rule, tiles: [offer.tile] };

function matching(
  ruleset: Ruleset,
  table: Table,
  offer: Offer,
  { seat, jokers = 0 }: ClaimPung | DeclareKong,
  call: 'pung' | 'kong',
  need: number,
): Reason | null {
  const robbed = onlyToWin(ruleset, offer);
  if (robbed) return robbed;
  if (ruleset.jokers && offer.tile === JOKER) return { rule: ruleset.jokers.rule, tiles: [JOKER] };
  const { concealed } = table.seats[seat];
  if (jokers > copiesOf(concealed, JOKER)) return notHeld([JOKER]);
  const have = copiesOf(concealed, offer.tile) + jokers;
  const rule = ruleset.calls[call];
  if (have < need) return { rule: rule.rule, tiles: [offer.tile], have, need };
  const limit = tooManyJokers(ruleset, call, offer.tile, jokers, 0, need);
  if (limit) return limit;
  const reason = rule.forbids(seat, offer, { ruleset, table });
  if (reason) return reason;
  const empty = ruleset.kongs.emptyWall;
  if (call === 'kong' && empty !== null && !hasSupplement(ruleset, table)) {
    return { rule: empty, tiles: [offer.tile] };
  }
  return null;
}

function chow(ruleset: Ruleset, table: Table, offer: Offer, action: ClaimChow): Reason | null {
  const robbed = onlyToWin(ruleset, offer);
  if (robbed) return robbed;
  if (!holds(table.seats[action.seat].concealed, action.using)) return notHeld(action.using);
  const run = [...action.using, offer.tile].sort((a, b) => a - b);
  const low = run[0] as Kind;
  if (!beginsChow(low) || run[1] !== low + 1 || run[2] !== low + 2) return { rule: 'no-wrap', tiles: run };
  return ruleset.calls.chow.forbids(action.seat, offer, { ruleset, table });
}
