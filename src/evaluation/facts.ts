/** Facts of a seat that its tiles do not show. Each is named by the clause that remembers it. */
import { type Clause, type ClauseFact, clauseMemory } from '../engine/clause.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Json, Table } from '../engine/table.ts';

/** Facts by name, with their values. Examples of names: `fishing`, `originalCall`. */
export type SeatFacts = Readonly<Record<string, Json>>;

type FactFault =
  | { readonly is: 'fact'; readonly fact: string; readonly known: readonly string[] }
  /** The wrong type. A flag is true or false, a count a whole number from 0, tiles a list of kinds. */
  | { readonly is: 'factValue'; readonly fact: string; readonly wants: 'flag' | 'count' | 'tiles' };

/** Fact of every game: has the seat discarded in this hand? */
export const HAS_DISCARDED = 'hasDiscarded';

/** Fact of games with counters: how many lie on the table. */
export const COUNTERS = 'counters';

/** Facts of games in which one's own discards, or the number of kongs, forbid something. */
export const DISCARDS = 'discards';
export const KANS = 'kans';

/** All facts known to the clauses of this ruleset. */
export const factsKnown = (ruleset: Ruleset): string[] =>
  ruleset.clauses.flatMap((clause) => Object.keys(clause.facts ?? {}));

/** The clause that knows this fact. Null if none does. */
export const clauseOfFact = (ruleset: Ruleset, fact: string): Clause | null =>
  ruleset.clauses.find((clause) => clause.facts && Object.hasOwn(clause.facts, fact)) ?? null;

/** The first fact that cannot be stated, and why. Null if all can. */
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

/** Adds declarations required before a win. They count as made unless `facts` says otherwise. */
export function withPresumed(ruleset: Ruleset, facts: SeatFacts): SeatFacts {
  const presumed = ruleset.clauses.flatMap(({ presumes }) => (presumes === undefined ? [] : [presumes]));
  return { ...Object.fromEntries(presumed.map((fact) => [fact, true])), ...facts };
}

/**
 * The table with one fact of a seat stated.
 * @throws RangeError for a fact no clause knows, or a value of the wrong type
 */
export function withFact(ruleset: Ruleset, table: Table, seat: Seat, fact: string, value: Json): Table {
  const clause = clauseOfFact(ruleset, fact);
  const known = clause?.facts?.[fact];
  if (!clause || !known) throw new RangeError(`${ruleset.id} knows no fact "${fact}"`);
  const memory = stateFact(known, clause.of(table), seat, value, table.seats[seat].river.length);
  if (memory === undefined) throw new RangeError(`"${fact}" of ${ruleset.id} is a ${known.is}`);
  return { ...table, memory: { ...table.memory, [clause.id]: memory } };
}

/** Is this yes/no fact true of the seat? */
export function isFactTrue(ruleset: Ruleset, table: Table, seat: Seat, fact: string): boolean {
  if (fact === HAS_DISCARDED) return table.seats[seat].discards > 0;
  const clause = clauseOfFact(ruleset, fact);
  if (!clause) return false;
  // The fact is false if denying it changes nothing.
  const denied = clauseMemory(withFact(ruleset, table, seat, fact, false), clause);
  return JSON.stringify(denied) !== JSON.stringify(clauseMemory(table, clause));
}

function stateFact(
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

/** The name of a fact written in words. Example: `original call` → `originalCall`. */
export const factNamed = (words: string): string =>
  words.replace(/[ -]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A fact name in words. Example: `originalCall` → `original call`. */
export const factInWords = (fact: string): string =>
  fact.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The facts a written hand states after its comma, all true. */
export const factsWritten = (words: readonly string[]): SeatFacts =>
  Object.fromEntries(words.map((fact) => [factNamed(fact), true]));
