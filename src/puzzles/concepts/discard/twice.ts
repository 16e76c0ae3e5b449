import type { Twice } from '../../twice.ts';
import type { Full } from './index.ts';

/** What is best hangs on all that each discard leaves; what is mixed up is which hands win. */
export const twice: Twice<Full> = { of: 'other kind', kind: 'win' };
