/** Consequences of an event: clauses update, payments become due, and empty steps are skipped. */

import { clauseMemory } from './clause.ts';
import { dealingStage } from './deal.ts';
import type { TableEvent } from './events.ts';
import { asksOf } from './exchange.ts';
import { hooksAt } from './hooks.ts';
import type { Ruleset } from './ruleset.ts';
import { SEATS, type Seat, seatAfter } from './seats.ts';
import { hiddenKongs } from './selectors.ts';
import type { ClosingStep } from './steps.ts';
import type { Json, Outcome, Stage, Table } from './table.ts';
import { isBonus } from './tiles.ts';

/** The table after an event, and the event. */
export interface TableStep {
  readonly table: Table;
  readonly event: TableEvent;
}

/** A table just copied for one event and not shared yet: it may be changed in place. */
export type Fresh = { -readonly [key in keyof Table]: Table[key] };

/**
 * Completes an event: counts it, lets clauses remember, notes payments, and moves the stage to the next step with work
 * to do.
 */
export const applyEvent = (ruleset: Ruleset, table: Table, event: TableEvent): TableStep =>
  finishEvent(ruleset, { ...table }, event);

/** Like `applyEvent` for a fresh copy, without copying again: for draws and discards, the most frequent events. */
export function finishEvent(ruleset: Ruleset, table: Fresh, event: TableEvent): TableStep {
  table.events++;
  if (ruleset.clauses.length > 0) remember(ruleset, table, event);
  return { table: skipEmptySteps(ruleset, table), event };
}

/** Runs the clauses' handlers for the event. */
function remember(ruleset: Ruleset, table: Fresh, event: TableEvent): void {
  const hooks = hooksAt(ruleset, event.type);
  if (hooks === null) return;
  const { after, owes, ends } = hooks;
  const position = { ruleset, table };
  const before = table.memory;
  // Every handler sees the memories from before the event.
  let memory: Record<string, Json> | null = null;
  for (const { clause, does } of after) {
    const was = before[clause.id] ?? clause.initial;
    const is = does(was, event, position);
    if (is === was) continue;
    memory ??= { ...before };
    memory[clause.id] = is;
  }
  if (memory !== null) table.memory = memory;
  for (const { clause, does } of owes) {
    const groups = does(clauseMemory(table, clause), event, position);
    if (groups.length > 0) table.due = [...table.due, ...groups];
  }
  if (isOver(table.stage)) return;
  for (const { clause, does } of ends) {
    const outcome = does(clauseMemory(table, clause), event, position);
    if (!outcome) continue;
    table.stage = settlingStage(outcome);
    return;
  }
}

const isOver = (stage: Stage): boolean => stage.phase === 'settling' || stage.phase === 'ended';

export const settlingStage = (outcome: Outcome): Stage => ({
  phase: 'settling',
  outcome,
  step: 0,
  pending: [],
});

/** Skips steps of dealing or settling that need nobody. Does nothing while payments are due. */
export function skipEmptySteps(ruleset: Ruleset, table: Table): Table {
  if (table.due.length > 0) return table;
  if (table.stage.phase === 'dealing') return skipPreamble(ruleset, table, table.stage);
  if (table.stage.phase === 'settling') return skipClosing(ruleset, table, table.stage);
  return table;
}

/** Skips preamble steps that need nobody, up to the first one that does. */
function skipPreamble(ruleset: Ruleset, table: Table, from: Stage & { phase: 'dealing' }): Table {
  let stage = from;
  for (;;) {
    const step = ruleset.deal.preamble[stage.step];
    if (step === undefined) return { ...table, stage };
    if (step.step === 'dice') return { ...table, stage };
    if (step.step === 'exchange') {
      const asking = asksOf(ruleset, { ...table, stage }, stage, step);
      if (asking) return { ...table, stage: asking };
      stage = dealingStage(stage.step + 1, table.dealer);
    } else {
      const idle = !stage.owed && !table.seats[stage.turn].concealed.some(isBonus) && step.word === null;
      if (!idle) return { ...table, stage };
      stage = afterReplacing(stage, table.dealer);
    }
  }
}

/** Moves to the next seat's bonus tiles, or to the next step after the fourth seat. */
export function afterReplacing(
  stage: Stage & { phase: 'dealing' },
  dealer: Seat,
): Stage & { phase: 'dealing' } {
  const turn = seatAfter(stage.turn);
  return turn === dealer ? dealingStage(stage.step + 1, dealer) : { ...stage, turn, owed: false };
}

/** Skips closing steps that need nobody. A `pay` step makes the payments due. */
function skipClosing(ruleset: Ruleset, table: Table, from: Stage & { phase: 'settling' }): Table {
  let stage = from;
  for (;;) {
    const step = ruleset.deal.closing[stage.step];
    if (step === undefined) return { ...table, stage };
    if (toReveal(ruleset, table, step, stage.outcome).length > 0) {
      return { ...table, stage: stage.pending.length > 0 ? { ...stage, pending: [] } : stage };
    }
    if (step.step === 'declare') {
      const [next] = step.asks({ ruleset, table }, stage.outcome);
      if (next !== undefined) return { ...table, stage: { ...stage, pending: [next] } };
    }
    if (step.step === 'show-kongs') {
      const pending = SEATS.filter(
        (seat) => hiddenKongs(table, seat).length > 0 && !stage.declined?.includes(seat),
      );
      if (pending.length > 0) return { ...table, stage: { ...stage, pending } };
    }
    stage = { ...stage, step: stage.step + 1, pending: [] };
    if (step.step === 'pay') {
      const due = ruleset.settle?.(stage.outcome, { ruleset, table: { ...table, stage } }) ?? [];
      if (due.length > 0) return { ...table, stage, due };
    }
  }
}

/** Seats whose hands this step reveals and that are not face up yet. */
export function toReveal(
  ruleset: Ruleset,
  table: Table,
  step: ClosingStep,
  outcome: Outcome,
): readonly Seat[] {
  return shownIn(ruleset, table, step, outcome).filter((seat) => !table.revealed.includes(seat));
}

/** Seats whose hands this step reveals. After a drawn hand, `show-hands` reveals nobody's. */
function shownIn(ruleset: Ruleset, table: Table, step: ClosingStep, outcome: Outcome): readonly Seat[] {
  if (step.step === 'declare') return step.shows({ ruleset, table }, outcome);
  if (step.step !== 'show-hands' || outcome.is === 'drawn') return [];
  return step.who === 'all' ? SEATS : outcome.winners.map((win) => win.seat);
}
