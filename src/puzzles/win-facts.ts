/** What no tile shows and a call may hang on: what was said with an earlier discard, and what was let go. */
import type { Ruleset } from '../engine/ruleset.ts';

/** Facts that are said with yes or no, and that bear on whether one may win. */
export const factsOf = (ruleset: Ruleset): string[] =>
  ruleset.clauses.flatMap(({ forbids, facts }) =>
    forbids && facts ? Object.entries(facts).flatMap(([fact, { is }]) => (is === 'flag' ? [fact] : [])) : [],
  );

/** Whether it bears on that, too, that one has discarded: who has not needs no declaration. */
export const declaresFirst = (ruleset: Ruleset): boolean =>
  ruleset.clauses.some(({ presumes }) => presumes !== undefined);
