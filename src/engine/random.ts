/** Small seeded randomness: the same words give the same numbers on every machine. */

/** A stream of numbers. */
export interface Random {
  /** A whole number from 0 up to and without `end` (1 … 2^32). */
  below(end: number): number;
}

/** What a seed may be: readers share words ("heron-412"), programs count. */
export type Seed = string | number;

const COMMA = 0x2c;
const HASH = 0x23;
const ZERO = 0x30;
/** What no character of a text is. */
const NO_CHARACTER = 0x10000;

/** Mixes a seed and further words into one 32-bit state (FNV-1a, then an avalanche). A comma ends each word and a
 *  hash begins a number; where a text has them itself they are told apart, so that no two lists are written alike. */
export function hashSeed(...words: readonly Seed[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) {
    if (typeof word === 'number') hash = mixed(hash, HASH);
    // A bot's decisions are counted: writing the number down would take longer than all the rest.
    if (typeof word === 'number' && word >= 0 && word < 10 && Number.isInteger(word)) {
      hash = mixed(mixed(hash, ZERO + word), COMMA);
      continue;
    }
    const text = String(word);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      hash = mixed(hash, code === COMMA || code === HASH ? code | NO_CHARACTER : code);
    }
    hash = mixed(hash, COMMA);
  }
  return avalanche(hash);
}

const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function avalanche(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

/** A stream for this seed (and, if given, further words that name its use). */
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

/** The items in a random order (Fisher–Yates); the argument stays as it is. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const a = out[i] as T;
    out[i] = out[j] as T;
    out[j] = a;
  }
  return out;
}
