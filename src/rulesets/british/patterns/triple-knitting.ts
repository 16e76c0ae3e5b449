import type { Counts } from '../../../engine/counts.ts';
import type { JokerUse, Reading, ReadSet } from '../../../engine/score.ts';
import { JOKER } from '../../../engine/tiles.ts';
import { isSuitedOnly, readingOf } from './joker-hands.ts';

/** Suits of the knitted pair of a rank, as indexes; null for no pair of this rank. */
const PAIR_SUITS: readonly (readonly [number, number] | null)[] = [null, [0, 1], [0, 2], [1, 2]];

/**
 * Readings of `triple-knitting`, at most one. Backtracks over ranks: 0 or more knitted pungs each, and the pair at one
 * rank. Jokers fill missing tiles, at most one per group plus `beyond`.
 */
export function tripleKnitting(counts: Counts, beyond: number): Reading[] {
  if (!isSuitedOnly(counts)) return [];
  const groups: ReadSet[] = [];
  const uses: JokerUse[] = [];
  const walk = (rank: number, toMake: number, paired: boolean, jokers: number, spare: number): boolean => {
    if (rank === 9) return toMake === 0 && paired && jokers === 0;
    for (let pungs = 0; pungs <= toMake; pungs++) {
      for (const suits of paired ? PAIR_SUITS.slice(0, 1) : PAIR_SUITS) {
        const lacking: number[] = [];
        let over = false;
        for (let suit = 0; suit < 3; suit++) {
          const lack = pungs + (suits?.includes(suit) ? 1 : 0) - (counts[9 * suit + rank] as number);
          if (lack < 0) over = true;
          // Suits outside the pair come first, so that their jokers go into the pungs.
          for (let i = 0; i < lack; i++) suits?.includes(suit) ? lacking.push(suit) : lacking.unshift(suit);
        }
        const beyondLimit = Math.max(0, lacking.length - pungs - (suits ? 1 : 0));
        if (over || lacking.length > jokers || beyondLimit > spare) continue;
        const before = [groups.length, uses.length] as const;
        lay(rank, pungs, suits, lacking);
        const left = jokers - lacking.length;
        if (walk(rank + 1, toMake - pungs, paired || suits !== null, left, spare - beyondLimit)) return true;
        groups.length = before[0];
        uses.length = before[1];
      }
    }
    return false;
  };
  const lay = (
    rank: number,
    pungs: number,
    suits: readonly [number, number] | null,
    lacking: number[],
  ): void => {
    const first = groups.length;
    for (let i = 0; i < pungs; i++) groups.push({ kind: 'knitted', tiles: [rank, rank + 9, rank + 18] });
    if (suits) groups.push({ kind: 'knitted', tiles: suits.map((suit) => 9 * suit + rank) });
    const knittedSets = groups.length - first;
    for (const [i, suit] of lacking.entries())
      uses.push({ as: 9 * suit + rank, set: first + (i % knittedSets) });
  };
  if (!walk(0, 4, false, counts[JOKER] as number, beyond)) return [];
  return [readingOf('triple-knitting', groups, uses)];
}
