/**
 * May this seat do this now? Every answer but yes names the rule, in one order for all games
 * (rules/README): the moment · the tiles · the set they make · who may · the hand · the clauses.
 */
import type { Action, ClaimChow, ClaimPung, DeclareKong, Exchange, Reason, RuleId } from './action.ts';
import { sameAction } from './action.ts';
import { copiesOf } from './counts.ts';
import { givers } from './exchange.ts';
import { heldBy, holds } from './hands.ts';
import { promotesTo } from './jokers.ts';
import type { PaymentGroup } from './payment.ts';
import type { Position, Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';
import { hasSupplement } from './supply.ts';
import type { DrewTile, How, Offer, Stage, Table } from './table.ts';
import { beginsChow, JOKER, type Kind } from './tiles.ts';
import { completes, judgeHand } from './win.ts';

export type Verdict =
  | { readonly is: 'allowed' }
  | { readonly is: 'refused'; readonly reason: Reason }
  /** Refused too, unless the player insists on it (`despite`) and pays. */
  | { readonly is: 'mistake'; readonly reason: Reason; readonly price: PaymentGroup };

const ALLOWED: Verdict = { is: 'allowed' };

/** The answer to any action at any table; never throws for what a player may send. */
export function judgeAction(ruleset: Ruleset, table: Table, action: Action): Verdict {
  const position = { ruleset, table };
  const reason = forbids(ruleset, table, action);
  if (reason === null) return spoilt(position, action) ?? ALLOWED;
  for (const mistake of ruleset.mistakes) {
    const price = mistake.price(action, reason, position);
    if (price) return { is: 'mistake', reason: asMistake(mistake.rule, reason), price };
  }
  return { is: 'refused', reason };
}

/** What a player should know before doing this, though it is allowed; null where there is nothing. */
export function cautionOf(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  if (!ruleset.cautions || forbids(ruleset, table, action) !== null) return null;
  for (const caution of ruleset.cautions) {
    const reason = caution.warns(action, { ruleset, table });
    if (reason) return reason;
  }
  return null;
}

/** The mistake's own rule first, and after it why the action is refused at all. */
function asMistake(rule: RuleId, reason: Reason): Reason {
  if (reason.rule === rule) return reason;
  return { ...reason, rule, also: [reason.rule, ...(reason.also ?? [])] };
}

/** An allowed action done in a way that spoils it: nobody does it but who says so (`despite`). */
function spoilt(position: Position, action: Action): Verdict | null {
  if (action.despite === undefined) return null;
  for (const { rule, spoils } of position.ruleset.mistakes) {
    const price = rule === action.despite ? (spoils?.(action, position) ?? null) : null;
    if (price) return { is: 'mistake', reason: { rule, seats: [action.seat] }, price };
  }
  return null;
}

/** The reason that forbids the action, or null. */
export function forbids(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  if (table.due.length > 0) return unpaid(ruleset, table, action);
  const byMoment = atStage(ruleset, table, action);
  return byMoment ?? byClause({ ruleset, table }, action);
}

/**
 * While something is still to be paid nobody acts. Whoever would take the tile that lies there is told what they
 * would be told without the payment: whether it is due at once or later hangs on whether others are asked.
 */
function unpaid(ruleset: Ruleset, table: Table, action: Action): Reason {
  const { stage } = table;
  if (stage.phase === 'preparing') return preparing(ruleset, table, stage, action) ?? notNow(action.seat);
  const offer = 'offer' in stage ? stage.offer : null;
  const answered =
    (stage.phase === 'drawing' && stage.passed?.includes(action.seat)) ||
    ('answers' in stage && stage.answers.some((bid) => bid.seat === action.seat));
  if (offer === null || answered || action.do === 'say') return notNow(action.seat);
  return unasked(ruleset, table, offer, action) ?? notNow(action.seat);
}

export const notNow = (seat: Seat): Reason => ({ rule: 'in-turn', seats: [seat] });

/** The first clause, in the ruleset's order, that forbids the action. */
export function byClause(position: Position, action: Action): Reason | null {
  for (const clause of position.ruleset.clauses) {
    if (!clause.forbids) continue;
    const reason = clause.forbids(position.table.memory[clause.id] ?? clause.initial, action, position);
    if (reason) return reason;
  }
  return null;
}

function atStage(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const { stage } = table;
  if (action.do === 'say') return saying(ruleset, table, action);
  switch (stage.phase) {
    case 'preparing':
      return preparing(ruleset, table, stage, action);
    case 'deciding':
      return deciding(ruleset, table, stage, action);
    case 'drawing':
      if (stage.offer === null || stage.passed?.includes(action.seat)) return notNow(action.seat);
      return unasked(ruleset, table, stage.offer, action);
    case 'claiming':
    case 'awarding':
      if (stage.answers.some((bid) => bid.seat === action.seat)) return notNow(action.seat);
      if (stage.phase === 'awarding' || !stage.asked.includes(action.seat)) {
        return unasked(ruleset, table, stage.offer, action);
      }
      return action.do === 'pass' ? null : claiming(ruleset, table, stage.offer, action);
    case 'settling':
      return settling(ruleset, table, stage, action);
    default:
      return notNow(action.seat);
  }
}

/** Why a seat that is not asked may not take the tile: the same answer whether others are asked or nobody is. */
function unasked(ruleset: Ruleset, table: Table, offer: Offer, action: Action): Reason | null {
  if (action.do === 'pass') return notNow(action.seat);
  return (
    claiming(ruleset, table, offer, action) ?? byClause({ ruleset, table }, action) ?? notNow(action.seat)
  );
}

/** A word by itself, or with a discard, is allowed where a clause offers just that. */
function isOffered(ruleset: Ruleset, table: Table, action: Action): boolean {
  const position = { ruleset, table };
  return ruleset.clauses.some((clause) =>
    clause
      .offers?.(table.memory[clause.id] ?? clause.initial, action.seat, position)
      .some((offered) => sameAction(offered, action)),
  );
}

function saying(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  return isOffered(ruleset, table, action)
    ? null
    : (byClause({ ruleset, table }, action) ?? notNow(action.seat));
}

function preparing(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'preparing' },
  action: Action,
): Reason | null {
  const { seat } = action;
  const step = ruleset.deal.preamble[stage.step];
  // Nobody begins before all bonus tiles are replaced, and that is the rule to name, not whose turn it is.
  const replacing = ruleset.deal.preamble.slice(stage.step).find((each) => each.step === 'replacing');
  if (replacing && (action.do === 'win' || action.do === 'kong' || action.do === 'discard')) {
    return { rule: replacing.rule, seats: [stage.turn] };
  }
  if (step?.step !== 'exchange' || stage.chosen[seat] !== null || !stage.asked.includes(seat)) {
    return notNow(seat);
  }
  const gives = givers(ruleset, table, step).includes(seat);
  switch (action.do) {
    case 'win':
      return isOffered(ruleset, table, action)
        ? null
        : (byClause({ ruleset, table }, action) ?? notNow(seat));
    case 'pass':
      return gives ? { rule: step.rule, need: step.count, have: 0 } : null;
    case 'exchange':
      return gives ? exchange(step.rule, step.count, table, action) : { rule: step.rule, seats: [seat] };
    default:
      return notNow(seat);
  }
}

function exchange(rule: string, count: number, table: Table, action: Exchange): Reason | null {
  if (!holds(table.seats[action.seat].concealed, action.tiles)) return notHeld(action.tiles);
  return action.tiles.length === count ? null : { rule, have: action.tiles.length, need: count };
}

const notHeld = (tiles: readonly Kind[]): Reason => ({ rule: 'own-tiles', tiles });

function settling(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'settling' },
  action: Action,
): Reason | null {
  const step = ruleset.deal.closing[stage.step];
  if (step?.step !== 'show-kongs' || !stage.asked.includes(action.seat)) return notNow(action.seat);
  if (action.do === 'pass') return { rule: step.rule, tiles: hiddenKongs(table, action.seat) };
  if (action.do !== 'show') return notNow(action.seat);
  return hiddenKongs(table, action.seat).includes(action.tile) ? null : notHeld([action.tile]);
}

/** The kinds of this seat's concealed kongs that still lie face down. */
export function hiddenKongs(table: Table, seat: Seat): Kind[] {
  return table.seats[seat].melds.flatMap((meld) =>
    meld.kind === 'kong' && meld.how === 'concealed' && !meld.shown ? [meld.tile] : [],
  );
}

function deciding(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'deciding' },
  action: Action,
): Reason | null {
  if (action.seat !== stage.seat) return notNow(action.seat);
  switch (action.do) {
    case 'discard':
      if (copiesOf(table.seats[action.seat].concealed, action.tile) === 0) return notHeld([action.tile]);
      if (action.says === undefined || isOffered(ruleset, table, action)) return null;
      return byClause({ ruleset, table }, action) ?? notNow(action.seat);
    case 'kong':
      return ownKong(ruleset, table, action, stage.drew);
    case 'win':
      return ownWin(ruleset, table, action.seat, stage.drew);
    case 'pass':
      return { rule: ruleset.calls.pass, seats: [action.seat] };
    default:
      return notNow(action.seat);
  }
}

function ownKong(ruleset: Ruleset, table: Table, action: DeclareKong, drew: DrewTile | null): Reason | null {
  const { seat, tile } = action;
  const hand = table.seats[seat];
  const position = { ruleset, table };
  const jokers = action.jokers ?? 0;
  const own = copiesOf(hand.concealed, tile);
  const pung = promotesTo(hand, tile);
  if (jokers > copiesOf(hand.concealed, JOKER)) return notHeld([JOKER]);
  if (own + jokers === 0) return notHeld([tile]);
  const rule = pung ? ruleset.kongs.promoted : ruleset.kongs.concealed;
  const need = pung ? 1 : 4;
  if (own + jokers < need) return { rule: rule.rule, tiles: [tile], have: own + jokers, need };
  const limit = tooManyJokers(ruleset, 'kong', tile, jokers, pung ? copiesOf(pung.tiles, JOKER) : 0, need);
  if (limit) return limit;
  const reason = rule.forbids(tile, drew, seat, position);
  if (reason) return reason;
  const empty = ruleset.kongs.emptyWall;
  return empty !== null && !hasSupplement(ruleset, table) ? { rule: empty, tiles: [tile] } : null;
}

/** Why a set cannot be made with so many jokers, or of jokers alone. */
function tooManyJokers(
  { jokers: rule }: Ruleset,
  set: 'pung' | 'kong',
  tile: Kind,
  jokers: number,
  before: number,
  need: number,
): Reason | null {
  if (!rule) return null;
  const most = rule.most[set];
  if (tile === JOKER) return { rule: rule.rule, tiles: [JOKER] };
  return jokers + before > most || jokers > need
    ? { rule: rule.rule, tiles: [JOKER], have: jokers + before, need: most }
    : null;
}

/** How the seat would win with the tile it drew. */
export function howDrawn(table: Table, seat: Seat, drew: DrewTile): How {
  const hand = table.seats[seat];
  const opening = table.claims === 0 && hand.discards === 0 && hand.melds.length === 0;
  return { by: 'draw', tile: drew.tile, drew, opening };
}

/** How a seat would win with the tile on offer. */
export function howOffered(offer: Offer): How {
  return {
    by: offer.as === 'discard' ? 'discard' : 'robbery',
    tile: offer.tile,
    from: offer.from,
    last: offer.last,
    opening: offer.opening,
  };
}

function ownWin(ruleset: Ruleset, table: Table, seat: Seat, drew: DrewTile | null): Reason | null {
  if (drew === null) return { rule: ruleset.wins.draw, seats: [seat] };
  return hand(ruleset, table, seat, null, howDrawn(table, seat, drew));
}

/** Shape and constraints fast; the minimum, and the reason, only when they are needed. */
function hand(ruleset: Ruleset, table: Table, seat: Seat, tile: Kind | null, how: How): Reason | null {
  const held = heldBy(table, seat, tile);
  const complete = completes(ruleset, held, how);
  if (complete && ruleset.wins.qualifies === null) return null;
  const verdict = judgeHand({ ruleset, table }, seat, held, how);
  return verdict.wins ? null : verdict.reason;
}

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
        hand(ruleset, table, seat, offer.tile, howOffered(offer))
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
