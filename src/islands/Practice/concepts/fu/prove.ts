/** How many fu, and for what. */
import { proveCount } from '../../parts/prove-count.ts';

export const prove = proveCount('fu');
