/** Plays deals that are told by their events, one after the other: cash, debts and what a match remembers carry over. */
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { NextDeal, Table } from '../../engine/table.ts';
import { lastingMemory } from '../../machines/match.ts';
import { type HandWithoutTiles, tableWithoutTiles, tell } from '../settle-without-tiles.ts';
import type { FieldReader } from './fields.ts';
import { readEvent } from './read-event.ts';

/** A deal as far as it is told, and what was paid in it, in order. */
export interface ToldDeal {
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly paid: readonly PaymentGroup[];
}

/**
 * Tells the events of a deal.
 * @param table the deal before its first event
 * @param known what is known of an event besides what is written of it: the score of a winner whose tiles are there
 * @throws QuestionError for an event that cannot be, with its field
 */
export function tellDeal(
  ruleset: Ruleset,
  table: Table,
  events: readonly FieldReader[],
  known: (report: HandWithoutTiles) => HandWithoutTiles = (report) => report,
): ToldDeal {
  const paid: PaymentGroup[] = [];
  let now = table;
  for (const [at, event] of events.entries()) {
    if (at > 0 && event.fields['type'] === 'dice')
      throw event.wrong('type', 'the dice are rolled once, before anything else of the deal (dice)');
    if (now.stage.phase === 'ended') throw event.wrong('type', 'the hand is over');
    const after = tell(ruleset, now, known(readEvent(event, ruleset, now)));
    checkAmounts(event, after.paid);
    paid.push(...after.paid);
    now = after.table;
  }
  return { ruleset, table: now, paid };
}

/** The deal that follows an ended one, with all its tiles unknown. */
export function followingDeal(
  { ruleset, table }: Pick<ToldDeal, 'ruleset' | 'table'>,
  { dealer, round, under }: NextDeal & { over: false },
  rulesetUnder: (under: string) => Ruleset,
): { readonly ruleset: Ruleset; readonly table: Table } {
  const next = rulesetUnder(under);
  const { cash, debts } = table;
  const memory = lastingMemory(ruleset, table);
  return { ruleset: next, table: tableWithoutTiles(next, { dealer, round, under, cash, debts, memory }) };
}

/** @throws QuestionError where an amount is too large to be computed exactly, in halves too */
function checkAmounts(event: FieldReader, paid: readonly PaymentGroup[]): void {
  const most = Number.MAX_SAFE_INTEGER / 1024;
  if (paid.some(({ payments }) => payments.some(({ amount }) => !(Math.abs(amount) <= most))))
    throw event.wrong('winners', 'nobody can pay for such a score');
}
