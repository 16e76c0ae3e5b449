/** Proves a fu count. */
import { proveCount } from '../parts/prove-count.ts';

export const prove = proveCount('fu');
