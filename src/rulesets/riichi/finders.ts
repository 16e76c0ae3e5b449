import { isDragon, isOuter, isTerminal, isWind, type Kind } from '../../engine/tiles.ts';
import { pungsOf, type Tiles, tilesIn } from '../parts/finders.ts';
import type { ReadHand, WholeSet } from '../parts/read-hand.ts';

/** All these sets as one find, if there are at least `need`. */
export const together = (sets: readonly WholeSet[], need: number): readonly Tiles[] =>
  sets.length >= need ? [tilesIn(sets)] : [];

export const dragonsOf = (hand: ReadHand): WholeSet[] => pungsOf(hand, isDragon);
export const windsOf = (hand: ReadHand): WholeSet[] => pungsOf(hand, isWind);

/** Number of pairs of equal runs; four equal runs are two. */
export function twinRuns({ chows }: ReadHand): number {
  const counts = new Map<Kind, number>();
  for (const { tile } of chows) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.floor(count / 2), 0);
}

/** One set of the same rank in each suit; empty if there are none. */
export function threeColours(sets: readonly WholeSet[]): readonly WholeSet[] {
  for (const { tile } of sets) {
    if (tile >= 9) continue;
    const found = [tile, tile + 9, tile + 18].flatMap((kind) => sets.find((set) => set.tile === kind) ?? []);
    if (found.length === 3) return found;
  }
  return [];
}

/** The runs 1-2-3, 4-5-6 and 7-8-9 of one suit; empty if one is missing. */
export function straightOf({ chows }: ReadHand): readonly WholeSet[] {
  for (const low of [0, 9, 18]) {
    const found = [low, low + 3, low + 6].flatMap((kind) => chows.find(({ tile }) => tile === kind) ?? []);
    if (found.length === 3) return found;
  }
  return [];
}

/** Does every set and the pair contain a terminal or honour, with at least one run? */
export const isOutside = (hand: ReadHand): boolean =>
  hand.chows.length > 0 && hand.groups.every(({ tiles }) => tiles.some(isOuter));

export const isAllEnds = (hand: ReadHand): boolean =>
  hand.chows.length > 0 && hand.groups.every(({ tiles }) => tiles.some(isTerminal));

/** Was the run a two-sided wait? Example: 4 or 7 completing 5-6 is; 3 completing 1-2 is not. */
export function isTwoSided({ reading, placed }: ReadHand, tile: Kind | null): boolean {
  const set = reading.sets[placed];
  if (set?.kind !== 'chow' || tile === null) return false;
  const [low, , high] = set.tiles;
  return (tile === low && low % 9 < 6) || (tile === high && high % 9 > 2);
}
