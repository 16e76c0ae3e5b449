/** How many han, and for what. */
import { proveCount } from '../../parts/counting.ts';

export const prove = proveCount('han');
