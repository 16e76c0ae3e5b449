/** Deals the tiles of special hands, which random deals hardly ever contain. */
import { copiesOf } from '../../../engine/counts.ts';
import { type Random, shuffle } from '../../../engine/random.ts';
import { EAST, type Kind, OUTER_KINDS } from '../../../engine/tiles.ts';
import { RANKS, SUITS_FROM } from './joker-hands.ts';

type Deal = (random: Random) => readonly Kind[];

const COPIES = 4;

const one = <T>(of: readonly T[], random: Random): T => of[random.below(of.length)] as T;

/** Two random suits, in order. */
const twoSuits = (random: Random): Kind[] => {
  const left = one(SUITS_FROM, random);
  return SUITS_FROM.filter((suit) => suit !== left);
};

/** Collects random groups, skipping any that would need a fifth copy of a tile. */
function gatherGroups(count: number, group: () => readonly Kind[], first: readonly Kind[] = []): Kind[] {
  const tiles = [...first];
  for (let placed = 0; placed < count; ) {
    const more = group();
    const all = [...tiles, ...more];
    if (more.some((tile) => copiesOf(all, tile) > COPIES)) continue;
    tiles.push(...more);
    placed++;
  }
  return tiles;
}

export const dealTripleKnitting: Deal = (random) => {
  const pair = one(RANKS, random);
  const threes = () => {
    const rank = one(RANKS, random);
    return SUITS_FROM.map((suit) => suit + rank);
  };
  return gatherGroups(
    4,
    threes,
    twoSuits(random).map((suit) => suit + pair),
  );
};

/** @param suits chooses the suits of each pair */
const dealKnitted = (random: Random, suits: () => readonly Kind[]): Kind[] =>
  gatherGroups(7, () => {
    const rank = one(RANKS, random);
    return suits().map((suit) => suit + rank);
  });

export const dealKnitting: Deal = (random) => dealKnitted(random, () => twoSuits(random));

export const dealKnittingSame: Deal = (random) => {
  const suits = twoSuits(random);
  return dealKnitted(random, () => suits);
};

export const dealPairHonours: Deal = (random) =>
  gatherGroups(7, () => {
    const tile = one(OUTER_KINDS, random);
    return [tile, tile];
  });

const gatesWith =
  (ranks: readonly number[]): Deal =>
  (random) => {
    const suit = one(SUITS_FROM, random);
    return [0, 0, ...RANKS, 8, 8, one(ranks, random)].map((rank) => suit + rank);
  };

export const dealGates: Deal = gatesWith(RANKS);
export const dealGatesWithoutEnds: Deal = gatesWith(RANKS.slice(1, -1));

export const dealSnake: Deal = (random) => {
  const suit = one(SUITS_FROM, random);
  return [...[0, ...RANKS].map((rank) => suit + rank), EAST, EAST + 1, EAST + 2, EAST + 3];
};

export const dealWonders: Deal = (random) => [...shuffle(OUTER_KINDS, random), one(OUTER_KINDS, random)];
