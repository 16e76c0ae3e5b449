/** What may be done now: the actions, and who is asked about a tile. */
import type { Action } from './action.ts';
import { ofClaim } from './conditions.ts';
import { copiesOf } from './counts.ts';
import { givers } from './exchange.ts';
import { unfitToClaim } from './fitting.ts';
import { promotesTo, waysToMake } from './jokers.ts';
import { neverOf } from './never.ts';
import { byClause } from './reasons.ts';
import type { Ruleset } from './ruleset.ts';
import { runsWith } from './runs.ts';
import { SEATS, type Seat } from './seats.ts';
import type { Offer, SeatHand, Table } from './table.ts';
import { hiddenKongs } from './table-facts.ts';
import { JOKER, type Kind } from './tiles.ts';
import { forbids } from './verdict.ts';

/** Every action that is allowed now, of one seat or of all. An exchange lists each choice of tiles once. */
export function legal(ruleset: Ruleset, table: Table, only: Seat | null = null): Action[] {
  if (table.due.length > 0) return [];
  const { stage } = table;
  const found: Action[] = [];
  const wanted = (seat: Seat): boolean => only === null || only === seat;
  switch (stage.phase) {
    case 'deciding':
      if (wanted(stage.seat)) deciding(ruleset, table, stage.seat, found);
      break;
    case 'claiming':
      for (const seat of stage.asked) {
        if (!wanted(seat) || stage.answers.some((bid) => bid.seat === seat)) continue;
        for (const action of claimsOf(ruleset, table, stage.offer, seat)) found.push(action);
        found.push({ do: 'pass', seat });
      }
      break;
    case 'preparing':
      for (const seat of stage.asked) {
        if (!wanted(seat) || stage.chosen[seat] !== null) continue;
        for (const action of exchanges(ruleset, table, stage.step, seat)) found.push(action);
      }
      break;
    case 'settling':
      if (ruleset.deal.closing[stage.step]?.step !== 'show-kongs') break;
      for (const seat of stage.asked) {
        if (!wanted(seat)) continue;
        for (const tile of hiddenKongs(table, seat)) found.push({ do: 'show', seat, tile });
      }
      break;
  }
  offered(ruleset, table, only, found);
  return found;
}

function deciding(ruleset: Ruleset, table: Table, seat: Seat, found: Action[]): void {
  const { concealed } = table.seats[seat];
  const position = { ruleset, table };
  const clauses = ruleset.clauses.length > 0;
  const win: Action = { do: 'win', seat };
  if (forbids(ruleset, table, win) === null) found.push(win);
  let before = -1;
  let run = 0;
  for (let i = 0; i < concealed.length; i++) {
    const tile = concealed[i] as Kind;
    run = tile === before ? run + 1 : 1;
    if (run === 1) {
      const discard: Action = { do: 'discard', seat, tile };
      if (!clauses || byClause(position, discard) === null) found.push(discard);
    }
    before = tile;
    if (concealed[i + 1] === tile) continue;
    // At the last of its kind: fewer than four are enough where a pung lies there, or with jokers.
    for (const kong of kongsOf(ruleset, table.seats[seat], seat, tile)) {
      if (forbids(ruleset, table, kong) === null) found.push(kong);
    }
  }
  if (!ruleset.jokers || !concealed.includes(JOKER)) return;
  for (const meld of table.seats[seat].melds) {
    if (meld.kind !== 'pung' || concealed.includes(meld.tile)) continue;
    for (const kong of kongsOf(ruleset, table.seats[seat], seat, meld.tile)) {
      if (forbids(ruleset, table, kong) === null) found.push(kong);
    }
  }
}

/** Kongs of this kind for which the tiles are there: the fourth tile of a pung, or four of one's own. */
function kongsOf({ jokers }: Ruleset, hand: SeatHand, seat: Seat, tile: Kind): Action[] {
  const pung = promotesTo(hand, tile);
  const before = pung ? copiesOf(pung.tiles, JOKER) : 0;
  return waysToMake(jokers, 'kong', hand.concealed, tile, pung ? 1 : 4, before).map(
    (n): Action => ({ do: 'kong', seat, tile, ...(n > 0 && { jokers: n }) }),
  );
}

/** The legal claims of one seat on this tile, pass aside. */
export function claimsOf(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): Action[] {
  if (seat === offer.from) return [];
  const found: Action[] = [];
  for (const action of possibleClaims(ruleset, table, offer, seat)) {
    if (mayTake(ruleset, table, offer, action)) found.push(action);
  }
  return found;
}

/** Whether the seat has any legal claim: stops at the first. */
export function mayClaim(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): boolean {
  if (seat === offer.from) return false;
  for (const action of possibleClaims(ruleset, table, offer, seat)) {
    if (mayTake(ruleset, table, offer, action)) return true;
  }
  return false;
}

/** Whether nothing stands against this claim; whether its seat is asked is another question. */
const mayTake = (ruleset: Ruleset, table: Table, offer: Offer, action: Action): boolean =>
  neverOf(ruleset, offer, action) === null &&
  ofClaim(ruleset, table, offer, action) === null &&
  unfitToClaim(ruleset, table, offer, action) === null &&
  (ruleset.clauses.length === 0 || byClause({ ruleset, table }, action) === null);

/** Claims for which the tiles are there; who may and whether it wins is not asked yet. */
function possibleClaims(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): Action[] {
  const { concealed } = table.seats[seat];
  const { tile } = offer;
  const found: Action[] = [{ do: 'win', seat }];
  for (const jokers of waysToMake(ruleset.jokers, 'kong', concealed, tile, 3)) {
    found.push({ do: 'kong', seat, tile, ...(jokers > 0 && { jokers }) });
  }
  for (const jokers of waysToMake(ruleset.jokers, 'pung', concealed, tile, 2)) {
    found.push({ do: 'pung', seat, ...(jokers > 0 && { jokers }) });
  }
  for (const using of runsWith(tile, concealed)) found.push({ do: 'chow', seat, using });
  return found;
}

/** Each choice of tiles to give, once; or a pass, where the seat has nothing to give and is asked all the same. */
function exchanges(ruleset: Ruleset, table: Table, at: number, seat: Seat): Action[] {
  const step = ruleset.deal.preamble[at];
  if (step?.step !== 'exchange') return [];
  if (!givers(ruleset, table, step).includes(seat)) return [{ do: 'pass', seat }];
  const found: Action[] = [];
  const { concealed } = table.seats[seat];
  const chosen: Kind[] = [];
  const position = { ruleset, table };
  const choose = (from: number): void => {
    if (chosen.length === step.count) {
      const action: Action = { do: 'exchange', seat, tiles: chosen.slice() };
      if (byClause(position, action) === null) found.push(action);
      return;
    }
    for (let i = from; i < concealed.length; i++) {
      if (i > from && concealed[i] === concealed[i - 1]) continue;
      chosen.push(concealed[i] as Kind);
      choose(i + 1);
      chosen.pop();
    }
  };
  choose(0);
  return found;
}

/** What clauses offer beside the ordinary, where nothing forbids it. */
function offered(ruleset: Ruleset, table: Table, only: Seat | null, found: Action[]): void {
  for (const clause of ruleset.clauses) {
    if (!clause.offers) continue;
    for (const seat of SEATS) {
      if (only !== null && only !== seat) continue;
      const memory = table.memory[clause.id] ?? clause.initial;
      for (const action of clause.offers(memory, seat, { ruleset, table })) {
        if (forbids(ruleset, table, action) === null) found.push(action);
      }
    }
  }
}
