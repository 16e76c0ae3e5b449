/**
 * One common start for two games: the same hands and the same wall, whatever each game does before its first turn. What
 * only one game has is left out of both and cannot part them.
 */

import { startFrom } from '../../engine/deal.ts';
import type { Meld } from '../../engine/melds.ts';
import { createRandom, type Seed, shuffle } from '../../engine/random.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import { bySeat, SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import { allTiles, isHonour, type Kind, kindsFrom, PLAYED, type TileSet } from '../../engine/tiles.ts';
import { begin } from '../../machines/play.ts';

/** A pair of values, one per game. */
export type GamePair<T> = readonly [T, T];

/** What was changed so that both can start alike. */
interface StartChanges {
  /** Per game, the kinds it has more copies of than the other. */
  readonly unshared: GamePair<readonly Kind[]>;
  /** Kinds of honour pung given to the game with larger hands; empty if hands are equal in size. */
  readonly honours: readonly Kind[];
  /** Index of the game that got them; null if none did. */
  readonly to: 0 | 1 | null;
}

export interface CommonStart extends StartChanges {
  readonly sides: GamePair<Position>;
}

/** Maps both values of a pair, in order. */
export const both = <T, R>([a, b]: GamePair<T>, make: (one: T, at: 0 | 1) => R): GamePair<R> => [
  make(a, 0),
  make(b, 1),
];

/** The other index of a pair. */
export const other = (at: 0 | 1): 0 | 1 => (at === 0 ? 1 : 0);

/**
 * Sets up two tables at the same first turn, with the suit and honour tiles that both games have and no bonus tiles
 * (those are replaced before the first turn). In the game with larger hands each seat gets the missing sets as exposed
 * honour pungs; those honours are in neither wall.
 * @throws RangeError if there are too few honours for the pungs
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
  const order = shuffle(allTiles(shared), createRandom(seed, 'wall'));
  const sides = both(rulesets, (ruleset, at): Position => {
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

/**
 * Picks `count` kinds of honours, those the other game lacks first.
 * @throws RangeError if there are too few
 */
function honoursOf(larger: Ruleset, smaller: Ruleset, count: number): readonly Kind[] {
  const honours = kindsFrom(0, PLAYED).filter((kind) => isHonour(kind) && (larger.tiles[kind] ?? 0) >= 3);
  const alone = (kind: Kind): number => (smaller.tiles[kind] === 0 ? 0 : 1);
  const kinds = honours.sort((one, two) => alone(one) - alone(two) || one - two).slice(0, count);
  if (kinds.length < count) throw new RangeError(`${larger.id} has ${kinds.length} honours, not ${count}`);
  return kinds;
}

/** The pungs of a seat. Winds are shifted by one seat, so that nobody holds their own. */
const pungs = (honours: readonly Kind[], seat: Seat, each: number): readonly Meld[] =>
  honours.length === 0
    ? []
    : Array.from({ length: each }, (_, i): Meld => {
        const tile = honours[(seat + 1 + i * SEATS.length) % honours.length] as Kind;
        return { kind: 'pung', tile, tiles: [tile, tile, tile], from: seatAfter(seat, 2) };
      });
