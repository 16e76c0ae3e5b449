/** How many han, and for what. */
import { proveCount } from '../../parts/prove-count.ts';

export const prove = proveCount('han');
