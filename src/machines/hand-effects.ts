/** Actions of the hand chart: each applies the engine to a table. */

import type { Action, Move } from '../engine/action.ts';
import type { TableStep } from '../engine/after-event.ts';
import { answerOffer, choose, declareKong, declareWin, discard, say, showKong } from '../engine/apply.ts';
import { award, endByClaims, leaveUnclaimed } from '../engine/claim-resolution.ts';
import { closeClaims, passOver } from '../engine/claim-window.ts';
import { beginFirstTurn } from '../engine/deal.ts';
import { draw, endUndrawn, layDrawnBonus } from '../engine/draw.ts';
import type { TableEvent } from '../engine/events.ts';
import { turnedBetween } from '../engine/indicators.ts';
import {
  isInsistedOn,
  type JudgedAction,
  judgedAt,
  type Verdict,
  withVerdict,
} from '../engine/legality/verdict.ts';
import { makeMistake } from '../engine/mistake.ts';
import type { Price } from '../engine/payment.ts';
import type { Reason } from '../engine/reason.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { endHand, payDue, showHands } from '../engine/settlement.ts';
import { prepare } from '../engine/setup-steps.ts';
import type { Table } from '../engine/table.ts';

/** A frame: a table with the move and event that led to it. Both are null where a hand is taken up. */
export interface Frame {
  readonly table: Table;
  readonly event: TableEvent | null;
  readonly move: Move | null;
}

/** Refusal of a move, and its price if it is a mistake a player may make. */
export interface MoveRefusal {
  readonly reason: Reason;
  readonly price: Price | null;
}

/** A move as the chart takes it: a player's action comes with its verdict. */
export type JudgedMove = JudgedAction | 'referee';

/** Judges a move, if it is a player's. */
export const judgeMove = (ruleset: Ruleset, table: Table, move: Move): JudgedMove =>
  move === 'referee' ? move : withVerdict(ruleset, table, move);

/** The refusal of a judged action; null if it happens. */
export function refusalIn(judged: JudgedAction): MoveRefusal | null {
  const { verdict } = judged;
  if (verdict.is === 'allowed' || isInsistedOn(judged)) return null;
  return { reason: verdict.reason, price: verdict.is === 'mistake' ? verdict.price : null };
}

/** Context of the chart, as JSON data. */
export interface HandContext extends Frame {
  /** Refusal of the last move; the frame is then unchanged. Null if it was done. */
  readonly refusal: MoveRefusal | null;
}

type HandEffect = (ruleset: Ruleset, context: HandContext, move: JudgedMove) => HandContext;

const plainMove = (move: JudgedMove): Move => (move === 'referee' ? move : move.action);

/** Adds the newly turned indicators to the event. */
function withTurned(ruleset: Ruleset, before: Table, step: TableStep): TableStep {
  const turned = turnedBetween(ruleset, before, step.table);
  return turned ? { ...step, event: { ...step.event, turned } } : step;
}

/** An effect with an event, which players see. */
const visible =
  (does: (ruleset: Ruleset, table: Table) => TableStep): HandEffect =>
  (ruleset, { table }, move) => ({
    ...withTurned(ruleset, table, does(ruleset, table)),
    move: plainMove(move),
    refusal: null,
  });

/** An effect of a player's action. */
const byPlayer =
  (does: (ruleset: Ruleset, table: Table, action: Action, verdict: Verdict) => TableStep): HandEffect =>
  (ruleset, { table }, move) => {
    if (move === 'referee') throw new Error('only a player does this');
    const { action, verdict } = judgedAt(ruleset, table, move);
    return {
      ...withTurned(ruleset, table, does(ruleset, table, action, verdict)),
      move: action,
      refusal: null,
    };
  };

/** An effect without an event. */
const silent =
  (does: (ruleset: Ruleset, table: Table) => Table): HandEffect =>
  (ruleset, context) => ({ ...context, table: does(ruleset, context.table) });

const refusalOf = (ruleset: Ruleset, table: Table, move: JudgedMove): MoveRefusal => {
  if (move === 'referee') return { reason: { rule: 'in-turn', seats: awaitedSeats(table) }, price: null };
  const refusal = refusalIn(judgedAt(ruleset, table, move));
  if (refusal === null) throw new Error(`"${move.action.do}" is allowed, and no state takes it`);
  return refusal;
};

export const EFFECTS = {
  pay: visible(payDue),
  refuse: (ruleset, context, move) => ({ ...context, refusal: refusalOf(ruleset, context.table, move) }),
  makeMistake: byPlayer((ruleset, table, action, verdict) => {
    if (verdict.is !== 'mistake') throw new Error(`"${action.do}" is ${verdict.is}, and no mistake`);
    return makeMistake(ruleset, table, action, verdict.reason, verdict.price);
  }),
  say: byPlayer(say),

  prepare: visible(prepare),
  choose: byPlayer(choose),
  beginFirstTurn: silent(beginFirstTurn),

  draw: visible(draw),
  layBonus: visible(layDrawnBonus),
  endWithoutWinner: visible(endUndrawn),
  discard: byPlayer(discard),
  declareKong: byPlayer(declareKong),
  declareWin: byPlayer(declareWin),

  passOver: silent((_, table) => passOver(table)),
  answer: byPlayer(answerOffer),
  closeClaims: silent((_, table) => closeClaims(table)),
  endByClaims: visible(endByClaims),
  award: visible(award),
  leaveUnclaimed: visible(leaveUnclaimed),

  showHands: visible(showHands),
  showKong: byPlayer(showKong),
  endHand: visible(endHand),
} as const satisfies Readonly<Record<string, HandEffect>>;

export type EffectName = keyof typeof EFFECTS;
