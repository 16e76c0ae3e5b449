/** Helpers for finding patterns of this table. */
import { isSuited, type Kind, rankOf, suitedKind, suitOf } from '../../engine/tiles.ts';
import { NO_FINDS, type Tiles, tilesIn } from '../parts/finders.ts';
import type { ReadHand, WholeSet } from '../parts/read-hand.ts';

type Sets = readonly WholeSet[];

/** Finds a pattern that rests on these sets; nothing if null. */
export const some = (sets: Sets | null): readonly Tiles[] => (sets === null ? NO_FINDS : [tilesIn(sets)]);

export const atLeast = (sets: Sets, count: number): Sets | null => (sets.length >= count ? sets : null);

export const concealedPungs = (hand: ReadHand): Sets => hand.pungs.filter((set) => set.concealed);
export const isPairs = (hand: ReadHand): boolean => hand.reading.shape === 'seven-pairs';
export const pairIs = ({ pair }: ReadHand, is: (kind: Kind) => boolean): boolean => pair !== null && is(pair);

/** Pungs of one suit with consecutive numbers, `count` of them; null if there are none. */
export function sequentialPungs({ pungs }: ReadHand, count: number): Sets | null {
  for (const first of pungs) {
    if (!isSuited(first.tile)) continue;
    const run = Array.from({ length: count }, (_, i) =>
      pungs.find((set) => set.tile === first.tile + i && suitOf(set.tile) === suitOf(first.tile)),
    );
    if (run.every((set) => set !== undefined)) return run;
  }
  return null;
}

/** Three sets of one number in all three suits; null if there are none. */
export function mixedTriple(sets: Sets): Sets | null {
  for (const first of sets) {
    if (!isSuited(first.tile)) continue;
    const rank = rankOf(first.tile);
    const all = ([0, 1, 2] as const).map((suit) => sets.find((set) => set.tile === suitedKind(suit, rank)));
    if (all.every((set) => set !== undefined)) return all;
  }
  return null;
}

export function identicalChows({ chows }: ReadHand): Sets | null {
  for (const first of chows) {
    const same = chows.filter((set) => set.tile === first.tile);
    if (same.length >= 4) return same;
  }
  return null;
}
