/** Proves a han count. */
import { proveCount } from '../parts/prove-count.ts';

export const prove = proveCount('han');
