/**
 * Supplies filler: the tiles a scene leaves open, shuffled from a fixed seed. It uses each tile of the set once and
 * keeps bonus tiles and jokers out of hands.
 */
import { createRandom, type Random, shuffle } from '../../engine/random.ts';
import { isBonus, JOKER, type Kind } from '../../engine/tiles.ts';

/** The tiles still to be placed, in random order. */
export type Filler = ReturnType<typeof createFiller>;

/** @param rest the number of copies to place, per tile kind */
export function createFiller(rest: readonly number[], attempt: number) {
  const random: Random = createRandom('filler', attempt);
  const all = rest.flatMap((copies, kind) => new Array<Kind>(copies).fill(kind));
  const isQuiet = (kind: Kind): boolean => !isBonus(kind) && kind !== JOKER;
  const plain = shuffle(all.filter(isQuiet), random);
  const loud = shuffle(
    all.filter((kind) => !isQuiet(kind)),
    random,
  );
  return {
    /** Takes this many plain tiles (no bonus tiles, no jokers); null when there are not enough. */
    take: (many: number) => (many > plain.length ? null : plain.splice(0, many)),
    /** Takes the plain tile of the lowest rank, the first of several; null when there is none. */
    takeLowest: (rankOf: (kind: Kind) => number) => {
      const ranks = plain.map(rankOf);
      const [kind = null] = plain.splice(ranks.indexOf(Math.min(...ranks)), 1);
      return kind;
    },
    /**
     * Takes all remaining tiles, for the wall. Bonus tiles and jokers lie in the middle, where they are not drawn soon.
     */
    takeAll: () => {
      const half = Math.ceil(plain.length / 2);
      const first = plain.splice(0, half);
      return [...first, ...loud.splice(0), ...plain.splice(0)];
    },
    left: () => plain.length + loud.length,
  };
}
