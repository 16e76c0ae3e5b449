/** False chows that beginners accept: round the corner (8-9-1), of honours, or across suits. */
import type { Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Shape } from '../../engine/scoring.ts';
import { EAST, RED_DRAGON, SUITS } from '../../engine/tiles.ts';
import {
  type Block,
  blocksAt,
  completingWith,
  fitsAcrossSuits,
  fitsWith,
  readingsWith,
  readsAcrossSuits,
} from './blocks.ts';
import type { Distractor } from './relaxation.ts';
import { byTrying, widenShape } from './widened-shape.ts';

/** 8-9-1 and 9-1-2 in each suit. */
export const WRAPS: readonly Block[] = SUITS.flatMap((suit): Block[] => [
  [suit * 9, suit * 9 + 7, suit * 9 + 8],
  [suit * 9, suit * 9 + 1, suit * 9 + 8],
]);

/** Three winds or dragons counted as a chow. */
export const HONOUR_RUNS: readonly Block[] = [
  [EAST, EAST + 1, EAST + 2],
  [EAST + 1, EAST + 2, EAST + 3],
  [RED_DRAGON, RED_DRAGON + 1, RED_DRAGON + 2],
];

/** Three consecutive ranks that are not all of one suit. */
export const MIXED_RUNS: readonly Block[] = [0, 1, 2, 3, 4, 5, 6].flatMap((low) =>
  SUITS.flatMap((a) =>
    SUITS.flatMap((b) =>
      SUITS.flatMap((c): Block[] =>
        a === b && b === c ? [] : [[a * 9 + low, b * 9 + low + 1, c * 9 + low + 2]],
      ),
    ),
  ),
);

/** Widens a shape so that these false sets count as sets. */
export function withBlocks(blocks: readonly Block[]): (shape: Shape) => Shape {
  const extra = blocksAt(blocks);
  return widenShape({
    fits: (counts, sets) => fitsWith(counts, sets, blocks),
    readings: (counts, sets) => readingsWith(counts, sets, extra),
    completing: (counts, sets) => completingWith(counts, sets, blocks),
  });
}

/** Widens a shape so that chows may mix suits. */
export const acrossSuits = (): ((shape: Shape) => Shape) => {
  const extra = blocksAt(MIXED_RUNS);
  return widenShape({
    fits: fitsAcrossSuits,
    readings: (counts, sets) => readingsWith(counts, sets, extra, readsAcrossSuits),
    completing: byTrying(fitsAcrossSuits),
  });
};

/** A distractor with one of these false sets. */
export const oneOf =
  (blocks: readonly Block[]) =>
  (_ruleset: Ruleset, random: Random): Distractor => ({
    block: blocks[random.below(blocks.length)] as Block,
  });
