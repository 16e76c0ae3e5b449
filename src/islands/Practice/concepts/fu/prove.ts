/** How many fu, and for what. */
import { proveCount } from '../../parts/counting.ts';

export const prove = proveCount('fu');
