/** A clause: a sentence of a game's rules that must remember something of the hand, or of the match. */
import type { Action, Reason } from './action.ts';
import type { TableEvent } from './events.ts';
import type { PaymentGroup } from './payment.ts';
import type { Position } from './ruleset.ts';
import type { Seat } from './seats.ts';
import type { Json, Outcome, Table } from './table.ts';
import type { UnwonTiles } from './threat.ts';
import type { Kind } from './tiles.ts';

type EventType = TableEvent['type'];

/** What a clause does at events of some types; at all others it is not asked. It sees the position after the event. */
export type AtEvents<M extends Json, R> = {
  readonly [T in EventType]?: (memory: M, event: TableEvent & { type: T }, position: Position) => R;
};

/**
 * A sentence of the rules that must remember something: what it remembers after an event, what it lets a seat do and
 * forbids it, what it makes seats pay, and when it ends the hand. Its memory is plain data, and its own.
 */
interface ClauseOf<M extends Json> {
  readonly id: string;
  readonly lasts: 'hand' | 'match';
  readonly initial: M;
  /** Words that may be said with a discard or by themselves, for `expressible`. */
  readonly words?: readonly string[];
  readonly after?: AtEvents<M, M>;
  readonly offers?: (memory: M, seat: Seat, position: Position) => readonly Action[];
  readonly forbids?: (memory: M, action: Action, position: Position) => Reason | null;
  readonly owes?: AtEvents<M, readonly PaymentGroup[]>;
  readonly ends?: AtEvents<M, Outcome | null>;
  /** The word that this seat has said aloud and stands by; what else is remembered of a seat nobody has said. */
  readonly declared?: (memory: M, seat: Seat) => string | null;
  /** Which discards in this seat's river lie sideways, by their places. */
  readonly marks?: (memory: M, seat: Seat) => readonly number[];
  /** What everybody knows of a hand that this seat has declared; null where it has declared none. */
  readonly threatens?: (memory: M, seat: Seat, position: Position) => UnwonTiles | null;
  /** What a ledger says of it between the hands of a match; null where there is nothing to say. */
  readonly stands?: (memory: M) => LedgerStanding | null;
  /** Facts of this memory that a written table may state of a seat, by name ("fishing"). */
  readonly facts?: Readonly<Record<string, ClauseFact<M>>>;
  /** A fact that whoever asks about a single hand means to be true unless it is denied: a declaration before a win. */
  readonly presumes?: string;
}

/**
 * What a written table may state of a seat: that something is so, how often it was, or of which tiles. Of a flag it is
 * told how many discards lie before the seat.
 */
export type ClauseFact<M extends Json> =
  | { readonly is: 'flag'; readonly state: (memory: M, seat: Seat, value: boolean, river: number) => M }
  | { readonly is: 'count'; readonly state: (memory: M, seat: Seat, value: number) => M }
  | { readonly is: 'tiles'; readonly state: (memory: M, seat: Seat, value: readonly Kind[]) => M };

/** A line of a ledger that is no amount: wins by which the dealer has kept the deal, what lies on the table and is added
 *  to a win, or who has been winning. */
export type LedgerStanding =
  | { readonly is: 'deals-kept' | 'counters'; readonly count: number }
  | { readonly is: 'streak'; readonly seat: Seat };

/** What a clause remembers: asked by this handle, never by its id. */
interface ClauseMemory<M extends Json> {
  readonly id: string;
  readonly initial: M;
  /** What is remembered at this table; the beginning, where nothing is. */
  readonly of: (table: Table) => M;
}

/** The memory of a clause that is made anew for every ruleset, so that others can ask it without the clause. */
export const memory = <M extends Json>(id: string, initial: M): ClauseMemory<M> => ({
  id,
  initial,
  of: (table) => (table.memory[id] as M | undefined) ?? initial,
});

declare const sealed: unique symbol;
/** A clause whose memory's type is its own secret. Only `clause` makes one: its hooks are handed nothing but what
 *  they themselves returned or began with. */
export interface Clause extends ClauseOf<Json>, ClauseMemory<Json> {
  readonly [sealed]: true;
}

/** What this clause remembers at the table; the beginning, where nothing is. */
export const remembered = ({ memory }: Table, { id, initial }: Clause): Json => memory[id] ?? initial;

/** Seals a clause, so that clauses of different memories stand in one list, and makes the handle of its memory. */
export function clause<M extends Json>(hooks: ClauseOf<M>): ClauseMemory<M> & Clause {
  return { ...hooks, ...memory(hooks.id, hooks.initial) } as unknown as ClauseMemory<M> & Clause;
}
