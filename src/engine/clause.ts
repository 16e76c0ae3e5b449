/** Clauses: rules of a game that must remember something during the hand or the match. */
import type { Action, RuleId } from './action.ts';
import type { TableEvent } from './events.ts';
import type { PaymentGroup } from './payment.ts';
import type { Reason } from './reason.ts';
import type { Position } from './ruleset.ts';
import type { Seat } from './seats.ts';
import type { Json, Outcome, Table } from './table.ts';
import type { ThreatRules, UnwonTiles } from './threat.ts';
import type { Kind } from './tiles.ts';

type EventType = TableEvent['type'];

/** Handlers of a clause by event type; for other types it is not called. `position` is the one after the event. */
export type AtEvents<M extends Json, R> = {
  readonly [T in EventType]?: (memory: M, event: TableEvent & { type: T }, position: Position) => R;
};

/** Refusals of a clause by kind of action; it never forbids the other kinds. */
type Forbids<M extends Json> = {
  readonly [D in Action['do']]?: (
    memory: M,
    action: Action & { readonly do: D },
    position: Position,
  ) => Reason | null;
};

/**
 * A rule with memory: what it remembers after an event, what it offers or forbids, what seats must pay, and when it
 * ends the hand. Its memory is JSON and private to it.
 */
interface ClauseOf<M extends Json> {
  readonly id: string;
  readonly lasts: 'hand' | 'match';
  readonly initial: M;
  /** Words it allows with a discard or alone; read by `expressible`. */
  readonly words?: readonly string[];
  readonly after?: AtEvents<M, M>;
  readonly offers?: (memory: M, seat: Seat, position: Position) => readonly Action[];
  readonly forbids?: Forbids<M>;
  readonly owes?: AtEvents<M, readonly PaymentGroup[]>;
  readonly ends?: AtEvents<M, Outcome | null>;
  /**
   * Rule by which the deal ends without a winner before the next draw in turn: nobody has taken the last discard. Null
   * if play goes on.
   */
  readonly stops?: (memory: M, position: Position) => RuleId | null;
  /**
   * Rules by which it ends the deal without a winner. Each tells of a deal without its tiles whether it can have come
   * to that, as far as is known.
   */
  readonly draws?: Readonly<Record<RuleId, (position: Position) => boolean>>;
  /** Word that this seat has declared aloud and is bound by, or null. Everything else in the memory stays private. */
  readonly declared?: (memory: M, seat: Seat) => string | null;
  /** Indices of the discards in this seat's river that lie sideways. */
  readonly marks?: (memory: M, seat: Seat) => readonly number[];
  /** Public knowledge about this seat's declared hand; null if it has declared none. */
  readonly threatens?: (memory: M, seat: Seat, position: Position) => UnwonTiles | null;
  /** The rules by which that hand cannot win on some tiles. */
  readonly threatensBy?: ThreatRules;
  /** Line for the ledger between hands; null if there is nothing to say. */
  readonly stands?: (memory: M) => LedgerStanding | null;
  /** Facts that a written table may state about a seat, by name ("fishing"); each sets the memory. */
  readonly facts?: Readonly<Record<string, ClauseFact<M>>>;
  /** A fact assumed true in a question about a single hand unless denied. Example: the declaration before a win. */
  readonly presumes?: string;
}

/**
 * How a stated fact sets the memory: a flag, a count or a list of tiles. `river` of a flag: the number of discards in
 * the seat's river.
 */
export type ClauseFact<M extends Json> = {
  /** The rule by which it may be true of a seat. Left out where no rule need be known to read it. */
  readonly rule?: RuleId;
} & (
  | { readonly is: 'flag'; readonly state: (memory: M, seat: Seat, value: boolean, river: number) => M }
  | { readonly is: 'count'; readonly state: (memory: M, seat: Seat, value: number) => M }
  | { readonly is: 'tiles'; readonly state: (memory: M, seat: Seat, value: readonly Kind[]) => M }
);

/**
 * Ledger line that is not an amount: consecutive deals kept by the dealer, counters on the table that are added to a
 * win, or the seat on a winning streak.
 */
export type LedgerStanding =
  | { readonly is: 'deals-kept' | 'counters'; readonly count: number }
  | { readonly is: 'streak'; readonly seat: Seat };

/** Typed handle on a clause's memory, used instead of its id. */
interface ClauseMemory<M extends Json> {
  readonly id: string;
  readonly initial: M;
  /** Memory at this table; `initial` if nothing is stored. */
  readonly of: (table: Table) => M;
}

/**
 * Makes the memory handle of a clause that is rebuilt for every ruleset, so that other code can read the memory
 * without the clause.
 */
export const memory = <M extends Json>(id: string, initial: M): ClauseMemory<M> => ({
  id,
  initial,
  of: (table) => (table.memory[id] as M | undefined) ?? initial,
});

declare const clauseBrand: unique symbol;
/**
 * A clause whose memory type is hidden. Only `clause` makes one, so its hooks always get back what they returned or
 * began with.
 */
export interface Clause extends ClauseOf<Json>, ClauseMemory<Json> {
  readonly [clauseBrand]: true;
}

/** Reads the clause's memory at this table; `initial` if nothing is stored. */
export const clauseMemory = ({ memory }: Table, { id, initial }: Pick<Clause, 'id' | 'initial'>): Json =>
  memory[id] ?? initial;

/** Seals a clause, so that clauses with different memory types fit in one list, and adds its memory handle. */
export function clause<M extends Json>(hooks: ClauseOf<M>): ClauseMemory<M> & Clause {
  return { ...hooks, ...memory(hooks.id, hooks.initial) } as unknown as ClauseMemory<M> & Clause;
}
