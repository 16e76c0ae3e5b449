/** What may be done now: the actions, and who is asked about a tile. */
import type { Action } from './action.ts';
import { copiesOf } from './counts.ts';
import type { Ruleset } from './ruleset.ts';
import { SEATS, type Seat } from './seats.ts';
import type { Offer, Table } from './table.ts';
import { type Kind, SUITED } from './tiles.ts';
import { byClause, claiming, forbids, hiddenKongs } from './verdict.ts';

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
        if (wanted(seat) && stage.chosen[seat] === null) exchanges(ruleset, table, stage.step, seat, found);
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
  const { concealed, melds } = table.seats[seat];
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
    if (run === 4 || (run === 1 && melds.some((meld) => meld.kind === 'pung' && meld.tile === tile))) {
      const kong: Action = { do: 'kong', seat, tile };
      if (forbids(ruleset, table, kong) === null) found.push(kong);
    }
    before = tile;
  }
}

/** The legal claims of one seat on this tile, pass aside. */
export function claimsOf(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): Action[] {
  if (seat === offer.from) return [];
  const found: Action[] = [];
  for (const action of possibleClaims(table, offer, seat)) {
    if (claiming(ruleset, table, offer, action) !== null) continue;
    if (ruleset.clauses.length > 0 && byClause({ ruleset, table }, action) !== null) continue;
    found.push(action);
  }
  return found;
}

/** Whether the seat has any legal claim: stops at the first. */
export function mayClaim(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): boolean {
  if (seat === offer.from) return false;
  for (const action of possibleClaims(table, offer, seat)) {
    if (claiming(ruleset, table, offer, action) !== null) continue;
    if (ruleset.clauses.length === 0 || byClause({ ruleset, table }, action) === null) return true;
  }
  return false;
}

/** Claims for which the tiles are there; who may and whether it wins is not asked yet. */
function possibleClaims(table: Table, offer: Offer, seat: Seat): Action[] {
  const { concealed } = table.seats[seat];
  const { tile } = offer;
  const found: Action[] = [{ do: 'win', seat }];
  const copies = copiesOf(concealed, tile);
  if (copies >= 3) found.push({ do: 'kong', seat, tile });
  if (copies >= 2) found.push({ do: 'pung', seat });
  if (tile < SUITED) {
    const rank = tile % 9;
    const has = (step: number): boolean =>
      rank + step >= 0 && rank + step <= 8 && concealed.includes(tile + step);
    const below = has(-1);
    const above = has(1);
    if (below && has(-2)) found.push({ do: 'chow', seat, using: [tile - 2, tile - 1] });
    if (below && above) found.push({ do: 'chow', seat, using: [tile - 1, tile + 1] });
    if (above && has(2)) found.push({ do: 'chow', seat, using: [tile + 1, tile + 2] });
  }
  return found;
}

function exchanges(ruleset: Ruleset, table: Table, at: number, seat: Seat, found: Action[]): void {
  const step = ruleset.deal.preamble[at];
  if (step?.step !== 'exchange') return;
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
