/** What is done on the way of a hand: each makes a table of a table, by the engine. */
import { answerOffer, choose, declareKong, declareWin, discard, say, showKong } from '../engine/acting.ts';
import type { Action, Move, Reason } from '../engine/action.ts';
import type { Happened } from '../engine/aftermath.ts';
import { award, leaveUnclaimed } from '../engine/awarding.ts';
import { beginFirstTurn } from '../engine/deal.ts';
import { draw, endUndrawn, layDrawnBonus } from '../engine/drawing.ts';
import type { TableEvent } from '../engine/events.ts';
import { makeMistake } from '../engine/mistake.ts';
import { closeClaims, passOver } from '../engine/offering.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import { prepare } from '../engine/preamble.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { endHand, payDue, showHands } from '../engine/settling.ts';
import type { Table } from '../engine/table.ts';
import { awaitedSeats } from '../engine/table-facts.ts';
import { judgeAction } from '../engine/verdict.ts';

/** A table, and what led to it; where a hand is taken up there is neither move nor event. */
export interface Frame {
  readonly table: Table;
  readonly event: TableEvent | null;
  readonly move: Move | null;
}

/** Why a move was not done, and what insisting on it costs where it is a mistake that one may make. */
export interface Refusal {
  readonly reason: Reason;
  readonly price: PaymentGroup | null;
}

/** Plain data: what the chart remembers of a hand. */
export interface HandContext extends Frame {
  /** What the last move was answered with where it was not done; the frame is then as it was. */
  readonly refusal: Refusal | null;
}

export type Doing = (ruleset: Ruleset, context: HandContext, move: Move) => HandContext;

/** Something that is seen: it has an event. */
const seen =
  (does: (ruleset: Ruleset, table: Table) => Happened): Doing =>
  (ruleset, { table }, move) => ({ ...does(ruleset, table), move, refusal: null });

/** A player's action, which is seen. */
const acted =
  (does: (ruleset: Ruleset, table: Table, action: Action) => Happened): Doing =>
  (ruleset, { table }, move) => {
    if (move === 'referee') throw new Error('only a player does this');
    return { ...does(ruleset, table, move), move, refusal: null };
  };

/** What follows without being seen. */
const followed =
  (does: (ruleset: Ruleset, table: Table) => Table): Doing =>
  (ruleset, context) => ({ ...context, table: does(ruleset, context.table) });

const refusalOf = (ruleset: Ruleset, table: Table, move: Move): Refusal => {
  if (move === 'referee') return { reason: { rule: 'in-turn', seats: awaitedSeats(table) }, price: null };
  const verdict = judgeAction(ruleset, table, move);
  if (verdict.is === 'allowed') throw new Error(`"${move.do}" is allowed, and no state takes it`);
  return { reason: verdict.reason, price: verdict.is === 'mistake' ? verdict.price : null };
};

export const DOINGS = {
  pay: seen(payDue),
  refuse: (ruleset, context, move) => ({ ...context, refusal: refusalOf(ruleset, context.table, move) }),
  makeMistake: acted((ruleset, table, action) => {
    const { reason, price } = refusalOf(ruleset, table, action);
    if (price === null) throw new Error(`${reason.rule} has no price`);
    return makeMistake(ruleset, table, action, reason, price);
  }),
  say: acted(say),

  prepare: seen(prepare),
  choose: acted(choose),
  beginFirstTurn: followed(beginFirstTurn),

  draw: seen(draw),
  layBonus: seen(layDrawnBonus),
  endWithoutWinner: seen(endUndrawn),
  discard: acted(discard),
  declareKong: acted(declareKong),
  declareWin: acted(declareWin),

  passOver: followed((_, table) => passOver(table)),
  answer: acted(answerOffer),
  closeClaims: followed((_, table) => closeClaims(table)),
  award: seen(award),
  leaveUnclaimed: seen(leaveUnclaimed),

  showHands: seen(showHands),
  showKong: acted(showKong),
  endHand: seen(endHand),
} as const satisfies Readonly<Record<string, Doing>>;

export type DoingName = keyof typeof DOINGS;
