/**
 * Facts that no tile shows but a win may depend on: a declaration made with an earlier discard, a winning tile passed
 * up.
 */
import type { Ruleset } from '../engine/ruleset.ts';

/** The yes/no facts of a ruleset's clauses that forbid actions. */
export const factsOf = (ruleset: Ruleset): string[] =>
  ruleset.clauses.flatMap(({ forbids, facts }) =>
    forbids && facts ? Object.entries(facts).flatMap(([fact, { is }]) => (is === 'flag' ? [fact] : [])) : [],
  );

/**
 * Does any clause presume something? If so, it matters whether the seat has already discarded: a seat that has not
 * needs no declaration.
 */
export const declaresFirst = (ruleset: Ruleset): boolean =>
  ruleset.clauses.some(({ presumes }) => presumes !== undefined);
