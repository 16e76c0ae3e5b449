import type { Ruleset } from '../../engine/ruleset.ts';

/** The ruleset without its minimum: every complete hand wins. */
export const withoutMinimum = (ruleset: Ruleset): Ruleset =>
  ruleset.wins.minimum === null ? ruleset : { ...ruleset, wins: { ...ruleset.wins, minimum: null } };
