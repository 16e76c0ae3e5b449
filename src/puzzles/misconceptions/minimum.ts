import type { Ruleset } from '../../engine/ruleset.ts';

/** As if a whole hand won whatever it is worth. */
export const withoutMinimum = (ruleset: Ruleset): Ruleset =>
  ruleset.wins.minimum === null ? ruleset : { ...ruleset, wins: { ...ruleset.wins, minimum: null } };
