/** Filler: the tiles that a scene leaves open, from a fixed seed. Never the same tile twice, never a bonus tile where it could be drawn. */
import { createRandom, type Random, shuffled } from '../engine/random.ts';
import { isBonus, JOKER, type Kind } from '../engine/tiles.ts';

/** Tiles that are still to be placed, in a random order. */
export interface Filler {
  /** Takes this many plain tiles, or null when there are not enough. */
  readonly take: (many: number) => Kind[] | null;
  /** Everything that is left: plain tiles first and last, bonus tiles and jokers in the middle. */
  readonly takeAll: () => Kind[];
  readonly left: () => number;
}

/** @param rest how many of each kind are to be placed */
export function createFiller(rest: readonly number[], attempt: number): Filler {
  const random: Random = createRandom('filler', attempt);
  const all = rest.flatMap((copies, kind) => new Array<Kind>(copies).fill(kind));
  const isQuiet = (kind: Kind): boolean => !isBonus(kind) && kind !== JOKER;
  const plain = shuffled(all.filter(isQuiet), random);
  const loud = shuffled(
    all.filter((kind) => !isQuiet(kind)),
    random,
  );
  return {
    take: (many) => (many > plain.length ? null : plain.splice(0, many)),
    takeAll: () => {
      const half = Math.ceil(plain.length / 2);
      const first = plain.splice(0, half);
      return [...first, ...loud.splice(0), ...plain.splice(0)];
    },
    left: () => plain.length + loud.length,
  };
}
