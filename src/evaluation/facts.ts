/** What is further true of a seat than its tiles say, each fact named by the clause that remembers it. */
import { type Clause, type ClauseFact, remembered } from '../engine/clause.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Json, Table } from '../engine/table.ts';

/** SeatFacts by name: "fishing", "originalCall". */
export type SeatFacts = Readonly<Record<string, Json>>;

type FactFault =
  | { readonly is: 'fact'; readonly fact: string; readonly known: readonly string[] }
  /** A flag is true or false; a count is a whole number from 0 up; tiles are a list of kinds. */
  | { readonly is: 'factValue'; readonly fact: string; readonly wants: 'flag' | 'count' | 'tiles' };

/** A fact of every game: whether the seat has discarded in this hand. */
export const HAS_DISCARDED = 'hasDiscarded';

/** A fact of games that have counters: how many lie on the table. */
export const COUNTERS = 'counters';

/** Facts of games in which one's own discards, or the kongs of all, forbid something. */
export const DISCARDS = 'discards';
export const KANS = 'kans';

/** The facts that the clauses of this ruleset know. */
export const factsKnown = (ruleset: Ruleset): string[] =>
  ruleset.clauses.flatMap((clause) => Object.keys(clause.facts ?? {}));

/** The clause that knows this fact, or null. */
export const clauseOfFact = (ruleset: Ruleset, fact: string): Clause | null =>
  ruleset.clauses.find((clause) => clause.facts && Object.hasOwn(clause.facts, fact)) ?? null;

/** What is wrong with the first of these facts that cannot be stated; null where all can. */
export function faultOfFacts(ruleset: Ruleset, facts: SeatFacts): FactFault | null {
  for (const [fact, value] of Object.entries(facts)) {
    const wants = fact === HAS_DISCARDED ? 'flag' : clauseOfFact(ruleset, fact)?.facts?.[fact]?.is;
    if (wants === undefined) return { is: 'fact', fact, known: [...factsKnown(ruleset), HAS_DISCARDED] };
    if (!FITS[wants](value)) return { is: 'factValue', fact, wants };
  }
  return null;
}

const isTiles = (value: Json): value is number[] => Array.isArray(value) && value.every(isCount);

const FITS = {
  flag: (value: Json): boolean => typeof value === 'boolean',
  count: (value: Json): boolean => isCount(value),
  tiles: (value: Json): boolean => isTiles(value),
} as const;

const isCount = (value: Json): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** These facts, and a declaration before a win, which is taken as made unless something is said of it. */
export function withPresumed(ruleset: Ruleset, facts: SeatFacts): SeatFacts {
  const presumed = ruleset.clauses.flatMap(({ presumes }) => (presumes === undefined ? [] : [presumes]));
  return { ...Object.fromEntries(presumed.map((fact) => [fact, true])), ...facts };
}

/** The table with a fact stated of a seat. @throws RangeError for a fact no clause knows, or of another type */
export function withFact(ruleset: Ruleset, table: Table, seat: Seat, fact: string, value: Json): Table {
  const clause = clauseOfFact(ruleset, fact);
  const known = clause?.facts?.[fact];
  if (!clause || !known) throw new RangeError(`${ruleset.id} knows no fact "${fact}"`);
  const memory = stated(known, clause.of(table), seat, value, table.seats[seat].river.length);
  if (memory === undefined) throw new RangeError(`"${fact}" of ${ruleset.id} is a ${known.is}`);
  return { ...table, memory: { ...table.memory, [clause.id]: memory } };
}

/** Whether a fact that is said with yes or no is so of this seat. */
export function isSo(ruleset: Ruleset, table: Table, seat: Seat, fact: string): boolean {
  if (fact === HAS_DISCARDED) return table.seats[seat].discards > 0;
  const clause = clauseOfFact(ruleset, fact);
  if (!clause) return false;
  // It is not where nothing changes when that is denied.
  const denied = remembered(withFact(ruleset, table, seat, fact, false), clause);
  return JSON.stringify(denied) !== JSON.stringify(remembered(table, clause));
}

function stated(
  fact: ClauseFact<Json>,
  before: Json,
  seat: Seat,
  value: Json,
  river: number,
): Json | undefined {
  if (fact.is === 'flag')
    return typeof value === 'boolean' ? fact.state(before, seat, value, river) : undefined;
  if (fact.is === 'tiles') return isTiles(value) ? fact.state(before, seat, value) : undefined;
  return isCount(value) ? fact.state(before, seat, value) : undefined;
}

/** A fact as hands are written, "original call", by its name, "originalCall". */
export const factNamed = (words: string): string =>
  words.replace(/[ -]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The name of a fact in words. */
export const factInWords = (fact: string): string =>
  fact.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a written hand says of itself after its comma. */
export const factsWritten = (words: readonly string[]): SeatFacts =>
  Object.fromEntries(words.map((fact) => [factNamed(fact), true]));
