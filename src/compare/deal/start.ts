/**
 * One beginning for two games: the same hands and the same wall, whatever each game does before its first turn. What
 * only one of them has is left out of both, and nothing that is left out can part them.
 */

import { startFrom } from '../../engine/deal.ts';
import type { Meld } from '../../engine/melds.ts';
import { createRandom, type Seed, shuffled } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { bySeat, SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { allTiles, isHonour, type Kind, kindsFrom, PLAYED, type TileSet } from '../../engine/tiles.ts';
import { begin } from '../../machines/play.ts';

/** One of each game's. */
export type GamePair<T> = readonly [T, T];

/** A game at its table. */
export interface GameAtTable {
  /** The game's rules with the tiles and the beginning that both have. */
  readonly ruleset: Ruleset;
  readonly table: Table;
}

/** What was done to both so that they can begin alike. */
interface Levelled {
  /** Kinds that only one of the games has, or of which it has more. */
  readonly unshared: GamePair<readonly Kind[]>;
  /** The pungs given to the game with the larger hand, by seat; none where hands are of one size. */
  readonly honours: readonly Kind[];
  /** Which game was given them. */
  readonly to: 0 | 1 | null;
}

export interface CommonStart extends Levelled {
  readonly sides: GamePair<GameAtTable>;
}

/** For both of two things, in their order. */
export const both = <T, R>([a, b]: GamePair<T>, make: (one: T, at: 0 | 1) => R): GamePair<R> => [
  make(a, 0),
  make(b, 1),
];

/** The other of two. */
export const other = (at: 0 | 1): 0 | 1 => (at === 0 ? 1 : 0);

/**
 * Two tables at the same first turn, with the suits and honours that both games have and without bonus tiles, which are
 * replaced before it. Where one game's hands are larger, each seat of it has as many pungs more on the table, of
 * honours that are in neither wall.
 * @throws RangeError where there are not enough honours for these pungs
 */
export function commonStart(rulesets: GamePair<Ruleset>, seed: Seed): CommonStart {
  const [a, b] = rulesets;
  const least = Math.min(a.deal.sets, b.deal.sets) as Ruleset['deal']['sets'];
  const to = a.deal.sets === b.deal.sets ? null : a.deal.sets > b.deal.sets ? 0 : 1;
  const more = Math.abs(a.deal.sets - b.deal.sets);
  const honourKinds = to === null ? [] : honoursOf(rulesets[to], rulesets[other(to)], SEATS.length * more);
  const shared: TileSet = a.tiles.map((copies, kind) =>
    kind >= PLAYED || honourKinds.includes(kind) ? 0 : Math.min(copies, b.tiles[kind] ?? 0),
  );
  const order = shuffled(allTiles(shared), createRandom(seed, 'wall'));
  const sides = both(rulesets, (ruleset, at): GameAtTable => {
    const own = at === to ? honourKinds : [];
    const reduced: Ruleset = {
      ...ruleset,
      tiles: shared,
      deal: { ...ruleset.deal, sets: least, dealerExtra: true, preamble: [] },
    };
    const bare = begin(reduced, { ...startFrom(reduced, seed), order });
    const played: Ruleset = {
      ...reduced,
      tiles: shared.map((copies, kind) => (own.includes(kind) ? 3 : copies)),
      deal: { ...reduced.deal, sets: ruleset.deal.sets },
    };
    const table = {
      ...bare,
      seats: bySeat((seat) => ({ ...bare.seats[seat], melds: pungs(own, seat, more) })),
    };
    return { ruleset: played, table };
  });
  return {
    sides,
    unshared: both(rulesets, ({ tiles }, at) => {
      const theirs = rulesets[other(at)].tiles;
      return kindsFrom(0, tiles.length).filter((kind) => (tiles[kind] ?? 0) > (theirs[kind] ?? 0));
    }),
    honours: honourKinds,
    to,
  };
}

/** As many kinds of honours: first those that the other game lacks. @throws RangeError where there are too few */
function honoursOf(larger: Ruleset, smaller: Ruleset, count: number): readonly Kind[] {
  const honours = kindsFrom(0, PLAYED).filter((kind) => isHonour(kind) && (larger.tiles[kind] ?? 0) >= 3);
  const alone = (kind: Kind): number => (smaller.tiles[kind] === 0 ? 0 : 1);
  const kinds = honours.sort((one, two) => alone(one) - alone(two) || one - two).slice(0, count);
  if (kinds.length < count) throw new RangeError(`${larger.id} has ${kinds.length} honours, not ${count}`);
  return kinds;
}

/** The pungs of a seat: each of the next seat's wind where winds are given, so that nobody has their own. */
const pungs = (honours: readonly Kind[], seat: Seat, each: number): readonly Meld[] =>
  honours.length === 0
    ? []
    : Array.from({ length: each }, (_, i): Meld => {
        const tile = honours[(seat + 1 + i * SEATS.length) % honours.length] as Kind;
        return { kind: 'pung', tile, tiles: [tile, tile, tile], from: seatAfter(seat, 2) };
      });
