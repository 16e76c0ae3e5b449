/**
 * May this seat do this now? Every answer but yes names the rule, in one order for all games
 * (rules/README): the moment · the tiles · the set they make · who may · the hand · the clauses.
 */
import type { Action, DeclareKong, Exchange, Reason, RuleId } from './action.ts';
import { sameAction } from './action.ts';
import { claiming } from './claiming.ts';
import { copiesOf } from './counts.ts';
import { givers } from './exchange.ts';
import { hiddenKongs, holds } from './hands.ts';
import { howDrawn, unfinished } from './how.ts';
import { promotesTo } from './jokers.ts';
import type { PaymentGroup } from './payment.ts';
import { byClause, notHeld, notNow, tooManyJokers } from './reasons.ts';
import type { Position, Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';
import { hasSupplement } from './supply.ts';
import type { DrewTile, Offer, Stage, Table } from './table.ts';
import { JOKER } from './tiles.ts';

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

function ownWin(ruleset: Ruleset, table: Table, seat: Seat, drew: DrewTile | null): Reason | null {
  if (drew === null) return { rule: ruleset.wins.draw, seats: [seat] };
  return unfinished(ruleset, table, seat, null, howDrawn(table, seat, drew));
}
