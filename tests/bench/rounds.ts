/**
 * Interleaved rounds: in each of them every contender does the same work, a part at a time. Parts are short, so
 * most of them run undisturbed, and the median over the rounds forgets those that did not.
 */

/** One of those who do the same work. */
export interface Contender {
  readonly name: string;
  /** How many things are done in a round. */
  readonly size: number;
  /** In how many parts they are done; 1 unless said. */
  readonly parts?: number;
  /** Does one part and returns what it found: nothing can be left out, and all can be held against each other. */
  readonly run: (part: number) => number;
}

export interface Measured {
  readonly name: string;
  /** Things a second, from the median time of every part. */
  readonly rate: number;
  /** The sum of what was found in all rounds. */
  readonly found: number;
}

/** Every contender once a round, each round begun by another; the rounds that warm up do not count. */
export function measure(contenders: readonly Contender[], rounds: number, warmUp: number): Measured[] {
  const timed = contenders.map((contender) => ({ contender, times: emptyTimes(contender), found: 0 }));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (let i = 0; i < timed.length; i++) {
      const entry = timed[(i + round) % timed.length];
      if (!entry) continue;
      for (const [part, times] of entry.times.entries()) {
        const began = performance.now();
        const found = entry.contender.run(part);
        const took = performance.now() - began;
        if (round < warmUp) continue;
        times.push(took);
        entry.found += found;
      }
    }
  }
  return timed.map(({ contender, times, found }) => {
    const milliseconds = times.reduce((sum, each) => sum + median(each), 0);
    return { name: contender.name, rate: (1000 * contender.size) / milliseconds, found };
  });
}

const emptyTimes = ({ parts = 1 }: Contender): number[][] => Array.from({ length: parts }, () => []);

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
