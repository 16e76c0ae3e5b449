/** A deal in the address bar: `#games=british,hong-kong&seed=17`. */
import { keepAddress } from '../../storage/address.ts';

/** The longest seed that is taken. */
export const LONGEST_SEED = 64;

export interface DealAddress {
  readonly games: readonly [string, string];
  readonly seed: string;
}

/** The deal that a fragment names, or null. */
export function dealIn(fragment: string): DealAddress | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const [one, two, ...more] = fields.get('games')?.split(',') ?? [];
  const seed = fields.get('seed')?.slice(0, LONGEST_SEED);
  return one && two && more.length === 0 && seed ? { games: [one, two], seed } : null;
}

/** The fragment that names it. */
export const fragmentOf = ({ games, seed }: DealAddress): string =>
  `#games=${games.join()}&seed=${encodeURIComponent(seed)}`;

/** Puts it into the address, without a place in the history. */
export const keepDeal = (deal: DealAddress): void => keepAddress(fragmentOf(deal));
