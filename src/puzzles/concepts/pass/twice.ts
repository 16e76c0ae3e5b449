import type { Twice } from '../../twice.ts';
import type { Offered } from './index.ts';

/** What was said and passed before is each game's own; what is mixed up is which hands win. */
export const twice: Twice<Offered> = {
  of: 'other kind',
  kind: 'win',
  asked: ({ hand }, { clauses }) => ({
    hand,
    // Whatever his game wants declared before a win is taken as declared.
    facts: Object.fromEntries(
      clauses.flatMap(({ presumes }) => (presumes === undefined ? [] : [[presumes, true]])),
    ),
  }),
};
