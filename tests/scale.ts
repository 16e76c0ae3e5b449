/**
 * How much the tests try, and from which seed. `SCALE=long` runs every number in full; otherwise a tenth of it.
 * The seed is the commit's own, so that every commit tries other hands and every failure can be repeated
 * with `SEED=<seed>`.
 */
import fc from 'fast-check';
import { seedOfCommit } from '../src/cli/seed.ts';
import { createRandom, hashSeed, type Random, type Seed, shuffle } from '../src/engine/random.ts';

// What tests write is written whole.
if (process.argv.includes('--update')) process.env.SCALE = 'long';

export const LONG = process.env.SCALE === 'long';
export const SCALE = LONG ? 1 : 0.1;

/** No number is scaled below this: less would find nothing. */
const FEWEST = 250;

/** How many of `wanted` to try at this scale: never fewer than 250, nor than all of them where they are fewer. */
export const runs = (wanted: number): number =>
  wanted <= FEWEST ? wanted : Math.max(FEWEST, Math.round(wanted * SCALE));

/** For what takes long each time: all of them in the long run, and otherwise as few as any test tries. */
export const fewest = (wanted: number): number => (LONG ? wanted : Math.min(wanted, FEWEST));

/**
 * How many deals bots play to their end: one of them takes as long as hundreds of hands that are only looked
 * at, and passes through as many tables. Never fewer than 40.
 */
export const deals = (wanted: number): number => Math.min(wanted, Math.max(40, Math.round(wanted * SCALE)));

/** The same for matches: their deals are counted, and a match has sixteen of them at the least. */
export const matches = (wanted: number): number => Math.max(3, Math.round(deals(4 * wanted) / 16));

export const SEED: string = process.env.SEED || seedOfCommit();

if (!process.env.SEED) {
  // Told once: processes that this one starts are given the seed, and so does a command that told it already.
  process.env.SEED = SEED;
  process.stdout.write(`random tests: SEED=${SEED}\n`);
}

/** A seed of its own for the nth try of a test. */
export const seedOf = (use: string, n: number): Seed => `${SEED}/${use}/${n}`;

/** A stream of its own for a test. */
export const randomOf = (use: string): Random => createRandom(SEED, use);

/** Of things that are alike, so many: others with each commit, in their order; all of them in the long run. */
export function someOf<T>(use: string, all: readonly T[], wanted: number): readonly T[] {
  if (LONG) return all;
  const chosen = new Set(shuffle([...all.keys()], randomOf(use)).slice(0, wanted));
  return all.filter((_, place) => chosen.has(place));
}

/** What every property is checked with: `fc.assert(property, fuzz(1000))`. */
export const fuzz = (wanted: number): { readonly seed: number; readonly numRuns: number } => ({
  seed: hashSeed(SEED) | 0,
  numRuns: runs(wanted),
});

fc.configureGlobal({ ...fc.readConfigureGlobal(), ...fuzz(500) });
