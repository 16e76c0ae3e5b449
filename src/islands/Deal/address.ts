/** Reads and writes a deal in the address bar: `#games=british,hong-kong&seed=17`. */
import { keepAddress } from '../../storage/address.ts';

/** Maximum length of a seed, in characters; longer ones are cut. */
export const LONGEST_SEED = 64;

export interface DealAddress {
  readonly games: readonly [string, string];
  readonly seed: string;
}

/**
 * Parses a fragment; null unless it names exactly two games and a seed. Example: `#games=british,hong-kong&seed=17`
 * gives {games: ["british", "hong-kong"], seed: "17"}.
 */
export function dealIn(fragment: string): DealAddress | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const [one, two, ...more] = fields.get('games')?.split(',') ?? [];
  const seed = fields.get('seed')?.slice(0, LONGEST_SEED);
  return one && two && more.length === 0 && seed ? { games: [one, two], seed } : null;
}

/** Formats a deal as a fragment, with "#". */
export const fragmentOf = ({ games, seed }: DealAddress): string =>
  `#games=${games.join()}&seed=${encodeURIComponent(seed)}`;

/** Writes the deal into the address without a history entry. */
export const keepDeal = (deal: DealAddress): void => keepAddress(fragmentOf(deal));
