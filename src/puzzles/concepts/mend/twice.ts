import type { Spoilt } from '../../proof/exchanges.ts';
import type { Twice } from '../../twice.ts';

/** Ways to mend a hand are too many to give twice; what is mixed up is which hands win. */
export const twice: Twice<Spoilt> = { of: 'other kind', kind: 'win' };
