/** What a suit, or the honours, can give to a hand of sets and a pair. */

/** The most sets a hand can have. */
const SETS = 5;
export const WIDTH = SETS + 1;

/**
 * At [pair × WIDTH + blocks] the best sum of 2 for a whole set, 1 for two tiles of one, and 1 for the pair, with
 * at most so many blocks beside the pair.
 */
export type Worth = readonly number[];

/** How many runs may be among the sets: any number of them, one, or none. */
export type Runs = 'all' | 'one' | 'none';
const MOST_RUNS: Readonly<Record<Runs, number>> = { all: SETS, one: 1, none: 0 };

/** Suits repeat: what each of them gives is remembered, and forgotten all at once when it grows large. */
const remembered: Readonly<Record<Runs, Map<number, Worth>>> = {
  all: new Map(),
  one: new Map(),
  none: new Map(),
};
const MOST_REMEMBERED = 40_000;

/** @param number the counts as digits to base 5, the first the lowest
 *  @param runs whether three in a row are a set: `none` for honours */
export function worthOf(number: number, runs: Runs): Worth {
  const known = remembered[runs].get(number);
  if (known) return known;
  const worth = found(number, MOST_RUNS[runs]);
  if (remembered[runs].size >= MOST_REMEMBERED) remembered[runs].clear();
  remembered[runs].set(number, worth);
  return worth;
}

function found(number: number, runs: number): Worth {
  // Two places more, so that rows may be looked for at the end.
  const counts = new Array<number>(11).fill(0);
  for (let i = 0, rest = number; rest > 0; i++, rest = Math.floor(rest / 5)) counts[i] = rest % 5;
  const best = new Array<number>(2 * WIDTH).fill(0);
  walk(counts, runs, best, 0, 0, 0, 0);
  for (let i = 1; i < WIDTH; i++) {
    best[i] = Math.max(best[i] as number, best[i - 1] as number);
    best[WIDTH + i] = Math.max(best[WIDTH + i] as number, best[WIDTH + i - 1] as number);
  }
  return best;
}

/** Takes every block there is from `from` on, in order; `pair` is 0, or WIDTH once it is taken. */
function walk(
  c: number[],
  runs: number,
  best: number[],
  from: number,
  blocks: number,
  sum: number,
  pair: number,
): void {
  if (sum > (best[pair + blocks] as number)) best[pair + blocks] = sum;
  for (let i = from; i < 9; i++) {
    const n = c[i] as number;
    if (n === 0) continue;
    if (n >= 2) {
      c[i] = n - 2;
      if (pair === 0) walk(c, runs, best, i, blocks, sum + 1, WIDTH);
      if (blocks < SETS) walk(c, runs, best, i, blocks + 1, sum + 1, pair);
      c[i] = n;
    }
    if (blocks === SETS) continue;
    if (n >= 3) {
      c[i] = n - 3;
      walk(c, runs, best, i, blocks + 1, sum + 2, pair);
      c[i] = n;
    }
    if (runs === 0) continue;
    const next = c[i + 1] as number;
    const nextButOne = c[i + 2] as number;
    c[i] = n - 1;
    if (next > 0) {
      c[i + 1] = next - 1;
      walk(c, runs - 1, best, i, blocks + 1, sum + 1, pair);
      if (nextButOne > 0) {
        c[i + 2] = nextButOne - 1;
        walk(c, runs - 1, best, i, blocks + 1, sum + 2, pair);
        c[i + 2] = nextButOne;
      }
      c[i + 1] = next;
    }
    if (nextButOne > 0) {
      c[i + 2] = nextButOne - 1;
      walk(c, runs - 1, best, i, blocks + 1, sum + 1, pair);
      c[i + 2] = nextButOne;
    }
    c[i] = n;
  }
}
