/** What may be done now: the actions, and who is asked about a tile. */
import type { Action } from './action.ts';
import { keepAnswers, knownAnswers } from './answers.ts';
import { type Clause, remembered } from './clause.ts';
import { ofClaim } from './conditions.ts';
import { copiesOf } from './counts.ts';
import { givers } from './exchange.ts';
import { heldBy } from './hands.ts';
import { hooksOf } from './hooks.ts';
import { promotesTo, waysToMake } from './jokers.ts';
import { nearShapes } from './near.ts';
import { mayCallFrom, neverOf } from './never.ts';
import { binding, byAny, byClause } from './reasons.ts';
import type { Position, Ruleset } from './ruleset.ts';
import { NO_RUNS, runsWith } from './runs.ts';
import { SEATS, type Seat } from './seats.ts';
import type { Offer, SeatHand, Table } from './table.ts';
import { hiddenKongs, howDrawn, howOffered } from './table-facts.ts';
import { JOKER, type Kind } from './tiles.ts';
import { forbids } from './verdict.ts';
import { isWin } from './win.ts';

/** Every action that is allowed now, of one seat or of all. An exchange lists each choice of tiles once. */
export function legal(ruleset: Ruleset, table: Table, only: Seat | null = null): readonly Action[] {
  const known = knownAnswers(ruleset, table, only);
  if (known !== null) return known;
  const found = listed(ruleset, table, only);
  keepAnswers(ruleset, table, only, found);
  return found;
}

function listed(ruleset: Ruleset, table: Table, only: Seat | null): Action[] {
  const found: Action[] = [];
  if (table.due.length > 0) return found;
  const { stage } = table;
  const wanted = (seat: Seat): boolean => only === null || only === seat;
  switch (stage.phase) {
    case 'deciding':
      if (wanted(stage.seat)) deciding(ruleset, table, stage.seat, found);
      break;
    case 'collecting':
      for (const seat of stage.asked) {
        if (!wanted(seat) || stage.answers.some((bid) => bid.seat === seat)) continue;
        for (const action of claimsOf(ruleset, table, stage.offer, seat)) found.push(action);
        found.push({ do: 'pass', seat });
      }
      break;
    case 'dealing':
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
  const { concealed, melds } = table.seats[seat];
  const position = { ruleset, table };
  const bound = binding(position, seat);
  const free = bound.length === 0;
  const win: Action = { do: 'win', seat };
  if (mayWin(position, seat) && byClause(position, win) === null) found.push(win);
  const pungs = melds.some(({ kind }) => kind === 'pung');
  const jokers = ruleset.jokers !== undefined && concealed.includes(JOKER);
  let before = -1;
  let run = 0;
  for (let i = 0; i < concealed.length; i++) {
    const tile = concealed[i] as Kind;
    run = tile === before ? run + 1 : 1;
    if (run === 1) {
      const discard: Action = { do: 'discard', seat, tile };
      if (free || byAny(bound, discard, position) === null) found.push(discard);
    }
    before = tile;
    // At the last of its kind: fewer than four are enough where a pung of it lies there, or with jokers.
    if (concealed[i + 1] === tile) continue;
    if (run === 4 || jokers || (pungs && promotesTo(table.seats[seat], tile)))
      kongs(position, seat, tile, found);
  }
  if (!jokers) return;
  for (const { kind, tile } of melds) {
    if (kind === 'pung' && !concealed.includes(tile)) kongs(position, seat, tile, found);
  }
}

/** Whether what the seat holds on its own turn wins, clauses aside. */
function mayWin(position: Position, seat: Seat): boolean {
  const { table } = position;
  const { stage } = table;
  if (stage.phase !== 'deciding' || stage.drew === null) return false;
  const shapes = nearShapes(position.ruleset, table.seats[seat]);
  return (
    shapes.length > 0 && isWin(position, seat, heldBy(table, seat), howDrawn(table, seat, stage.drew), shapes)
  );
}

function kongs({ ruleset, table }: Position, seat: Seat, tile: Kind, found: Action[]): void {
  for (const kong of kongsOf(ruleset, table.seats[seat], seat, tile)) {
    if (forbids(ruleset, table, kong) === null) found.push(kong);
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
  const position = { ruleset, table };
  const found: Action[] = [];
  const win: Action = { do: 'win', seat };
  if (winsWith(position, offer, seat) && mayTake(position, offer, win)) found.push(win);
  for (const action of possibleSets(position, offer, seat)) {
    if (mayTake(position, offer, action)) found.push(action);
  }
  return found;
}

/** Whether the seat has any legal claim: stops at the first. */
export function mayClaim(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): boolean {
  if (seat === offer.from) return false;
  const position = { ruleset, table };
  if (winsWith(position, offer, seat) && mayTake(position, offer, { do: 'win', seat })) return true;
  for (const action of possibleSets(position, offer, seat)) {
    if (mayTake(position, offer, action)) return true;
  }
  return false;
}

/** Whether nothing stands against this claim, for which the tiles are there. */
const mayTake = (position: Position, offer: Offer, action: Action): boolean =>
  neverOf(position.ruleset, offer, action) === null &&
  ofClaim(position.ruleset, position.table, offer, action) === null &&
  byClause(position, action) === null;

/** Whether the hand is a win with the tile on offer: most are not, and here nobody asks why. */
function winsWith(position: Position, offer: Offer, seat: Seat): boolean {
  const { ruleset, table } = position;
  const shapes = nearShapes(ruleset, table.seats[seat]);
  if (shapes.length === 0) return false;
  return isWin(position, seat, heldBy(table, seat, offer.tile), howOffered(offer), shapes);
}

const NO_CLAIMS: readonly Action[] = [];

/** The sets that the seat could make with the tile on offer; whether it may is not asked yet. */
function possibleSets({ ruleset, table }: Position, offer: Offer, seat: Seat): readonly Action[] {
  const { concealed } = table.seats[seat];
  const { tile } = offer;
  const runs = mayCallFrom(ruleset.calls.chow, seat, offer.from) ? runsWith(tile, concealed) : NO_RUNS;
  // Sorted, so that of two alike the second comes right after the first.
  const alike = ruleset.jokers !== undefined || concealed[concealed.indexOf(tile) + 1] === tile;
  if (!alike && runs.length === 0) return NO_CLAIMS;
  const found: Action[] = [];
  if (alike) {
    for (const jokers of waysToMake(ruleset.jokers, 'kong', concealed, tile, 3)) {
      found.push({ do: 'kong', seat, tile, ...(jokers > 0 && { jokers }) });
    }
    for (const jokers of waysToMake(ruleset.jokers, 'pung', concealed, tile, 2)) {
      found.push({ do: 'pung', seat, ...(jokers > 0 && { jokers }) });
    }
  }
  for (const using of runs) found.push({ do: 'chow', seat, using });
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
  const clauses = hooksOf(ruleset).offers;
  if (clauses.length === 0) return;
  const position = { ruleset, table };
  for (const seat of only === null ? SEATS : [only]) {
    let bound: readonly Clause[] | null = null;
    for (const clause of clauses) {
      const actions = clause.offers?.(remembered(table, clause), seat, position);
      if (actions === undefined || actions.length === 0) continue;
      bound ??= binding(position, seat);
      for (const action of actions) if (mayDo(position, bound, action)) found.push(action);
    }
  }
}

/** Whether nothing stands against what a clause offers. A word is offered in its moment, and with tiles that are held. */
function mayDo(position: Position, bound: readonly Clause[], action: Action): boolean {
  const word = action.do === 'say' || (action.do === 'discard' && action.says !== undefined);
  return word
    ? byAny(bound, action, position) === null
    : forbids(position.ruleset, position.table, action) === null;
}
