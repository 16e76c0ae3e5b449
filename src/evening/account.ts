/** What an evening comes to: every deal settled after the one before it, and what the rules say next. */
import type { Game } from '../engine/game.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import type { Position, Ruleset } from '../engine/ruleset.ts';
import type { BySeat, Seat } from '../engine/seats.ts';
import type { NextDeal, Outcome, Table } from '../engine/table.ts';
import { tableWithoutTiles } from '../evaluation/settle-without-tiles.ts';
import { type JsonFields, QuestionError } from '../evaluation/told/fields.ts';
import { followingDeal, tellDeal } from '../evaluation/told/tell-deal.ts';
import { OptionError, rulesetOf } from '../rulesets/instantiate.ts';
import { type EnteredWin, scoreEntered, withScores } from './entered-hand.ts';
import { type EnteredDeal, type Evening, readerOf } from './evening.ts';

/** A deal that was settled. */
export interface SettledDeal {
  readonly entered: EnteredDeal;
  /** The events as the judge is told them: scores in place of tiles. */
  readonly events: readonly JsonFields[];
  readonly ruleset: Ruleset;
  /** The table before its first event. */
  readonly opening: Table;
  /** The table once the deal has ended. */
  readonly table: Table;
  readonly paid: readonly PaymentGroup[];
  readonly outcome: Outcome;
  readonly following: NextDeal;
  /** The winning hands that were entered by their tiles. */
  readonly hands: ReadonlyMap<Seat, EnteredWin>;
}

export interface EveningAccount {
  /** The deals from the first on, as far as they can have been. */
  readonly settled: readonly SettledDeal[];
  /** The first deal that cannot have been after those before it, by its place from 0; none after it is settled. */
  readonly fault: { readonly at: number; readonly error: QuestionError } | null;
  /** The table after all that is settled: balances, debts, and the deal to come unless the match is over. */
  readonly now: Position;
  /** By which rule the match is over; null while it goes on. */
  readonly over: (NextDeal & { readonly over: true }) | null;
  /** What the match comes to for each seat, where that is not the balance. */
  readonly final: BySeat<number> | null;
}

/**
 * Settles an evening.
 * @throws OptionError for options that the game does not have
 */
export function accountOf(game: Game, evening: Pick<Evening, 'chosen' | 'deals'>): EveningAccount {
  const rulesets = new Map<string, Ruleset>();
  const rulesetUnder = (under: string): Ruleset => {
    const known = rulesets.get(under) ?? rulesetOf(game, evening.chosen, under);
    rulesets.set(under, known);
    return known;
  };
  const ordinary = rulesetUnder('ordinary');
  const settled: SettledDeal[] = [];
  let now: Position = { ruleset: ordinary, table: tableWithoutTiles(ordinary, {}) };
  let over: EveningAccount['over'] = null;
  const account = (fault: EveningAccount['fault']): EveningAccount => {
    const last = settled.at(-1);
    const final = over && last ? (last.ruleset.final?.(last) ?? null) : null;
    return { settled, fault, now, over, final };
  };
  for (const [at, entered] of evening.deals.entries()) {
    try {
      if (over !== null) throw new QuestionError(`hands[${at}]`, `the match is over (${over.rule})`);
      const deal = settleDeal(now, entered, at);
      settled.push(deal);
      const { following } = deal;
      if (following.over) {
        over = following;
        now = { ruleset: deal.ruleset, table: deal.table };
      } else now = followingDeal(deal, following, rulesetUnder);
    } catch (error) {
      if (error instanceof QuestionError) return account({ at, error });
      throw error;
    }
  }
  return account(null);
}

/**
 * Settles one deal.
 * @param now the table before it
 * @param at its place in the evening from 0, for errors
 * @throws QuestionError for what cannot have been, or a deal that does not end
 */
export function settleDeal(now: Position, entered: EnteredDeal, at: number): SettledDeal {
  const path = `hands[${at}]`;
  const readers = (events: readonly JsonFields[]) =>
    events.map((fields, i) => readerOf(fields, `${path}[${i}]`));
  const { events, hands } = scoreEntered(now, readers(entered));
  const deal = tellDeal(now.ruleset, now.table, readers(events), withScores(hands, now));
  const { stage } = deal.table;
  if (stage.phase !== 'ended')
    throw new QuestionError(path, 'the deal has no end: a win, or that nobody won');
  const { outcome, following } = stage;
  return { entered, events, opening: now.table, outcome, following, hands, ...deal };
}

/**
 * Why this cannot be told of a deal before its end; null if it can.
 * @param now the table before the deal
 */
export function faultOnTheWay(now: Position, events: EnteredDeal): QuestionError | null {
  try {
    tellDeal(
      now.ruleset,
      now.table,
      events.map((fields) => readerOf(fields, '')),
    );
    return null;
  } catch (error) {
    if (error instanceof QuestionError) return error;
    throw error;
  }
}

/**
 * Checks that the game has the options of an evening.
 * @throws QuestionError with the option
 */
export function checkOptions(game: Game, { chosen }: Pick<Evening, 'chosen'>): void {
  try {
    rulesetOf(game, chosen);
  } catch (error) {
    if (error instanceof OptionError) throw new QuestionError(`options.${error.option}`, error.message);
    throw error;
  }
}
