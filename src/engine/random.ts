/** Seeded random numbers: the same seed gives the same numbers on every machine. */

/** A stream of random numbers. */
export interface Random {
  /** Returns an integer from 0 to `end - 1`; `end` is 1 … 2^32. */
  below(end: number): number;
}

/** A seed: text that readers share ("heron-412"), or a number in programs. */
export type Seed = string | number;

const COMMA = 0x2c;
const HASH = 0x23;
const ZERO = 0x30;
/** Bit outside the range of UTF-16 characters. */
const NO_CHARACTER = 0x10000;

/**
 * Hashes words to a 32-bit state (FNV-1a, then avalanche). A comma ends each word and a hash sign starts a number. The
 * same characters inside a text are marked, so that no two lists of words hash from the same input. Example:
 * `hashSeed('a,b')` and `hashSeed('a', 'b')` differ.
 */
export function hashSeed(...words: readonly Seed[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) {
    if (typeof word === 'number') hash = mixHash(hash, HASH);
    // Bots hash the number of their decision: converting it to text would take longer than the rest.
    if (typeof word === 'number' && word >= 0 && word < 10 && Number.isInteger(word)) {
      hash = mixHash(mixHash(hash, ZERO + word), COMMA);
      continue;
    }
    const text = String(word);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      hash = mixHash(hash, code === COMMA || code === HASH ? code | NO_CHARACTER : code);
    }
    hash = mixHash(hash, COMMA);
  }
  return avalanche(hash);
}

const mixHash = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function avalanche(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

/** Creates a stream for a seed, with optional words that name its use. Example: `createRandom('heron-412', 'wall')`. */
export function createRandom(...words: readonly Seed[]): Random {
  let state = hashSeed(...words);
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return avalanche(state);
  };
  return {
    below(end) {
      // Multiply-shift; the bias for the few dozen choices a game has is below 1e-7.
      return Math.floor((next() / 0x100000000) * end);
    },
  };
}

/** Shuffles a copy of the items (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const a = out[i] as T;
    out[i] = out[j] as T;
    out[j] = a;
  }
  return out;
}
