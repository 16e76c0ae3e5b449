/** Computes the wall as built at the table: the length of its sides, and the state of each stack after the deal. */
import { dealingOrder, startFrom } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { sizeOf } from '../engine/tiles.ts';
import { begin } from '../machines/play.ts';

/**
 * The state of a stack of two tiles. `next`: drawn first. `indicator`: a dora indicator lies on it. `replacements`:
 * holds replacement tiles. `waiting`: everything else still in the wall.
 */
type Stack = 'dealt' | 'next' | 'indicator' | 'replacements' | 'waiting';

interface BuiltWall {
  /** The number of stacks per side, the dealer's side first, then in turn order. */
  readonly sides: readonly number[];
  /** The number of tiles dealt before play starts. */
  readonly dealt: number;
  /** The number of tiles set apart for replacements; 0 when they come from the wall itself. */
  readonly box: number;
  /** Where replacement tiles come from. */
  readonly from: Ruleset['supplement']['from'];
  /** Every stack, in the order the wall is used up from the break. */
  readonly stacks: readonly Stack[];
}

/** The order in which sides get one stack more: opposite sides first. */
const LONGER = [0, 2, 1, 3];

/**
 * Builds the four sides as even as possible.
 * @example 108 tiles are 54 stacks: 14, 13, 14 and 13.
 */
export function builtWall(ruleset: Ruleset): BuiltWall {
  const all = sizeOf(ruleset.tiles) / 2;
  const sides = [0, 1, 2, 3].map((side) => Math.floor(all / 4) + (LONGER.indexOf(side) < all % 4 ? 1 : 0));
  const dealt = dealingOrder(ruleset, 0).length;
  const { box } = ruleset.deal;
  const { from } = ruleset.supplement;
  const reserved = box > 0 ? box / 2 : from === 'tail' ? 1 : 0;
  const next = Math.floor(dealt / 2);
  const indicator = firstIndicator(ruleset);
  const stacks = Array.from({ length: all }, (_, at): Stack => {
    if (at < next) return 'dealt';
    if (at === next) return 'next';
    if (at === indicator) return 'indicator';
    return at >= all - reserved ? 'replacements' : 'waiting';
  });
  return { sides, dealt, box, from, stacks };
}

/** Returns the index of the stack that shows an indicator after the deal; null in games without indicators. */
function firstIndicator(ruleset: Ruleset): number | null {
  if (!ruleset.indicators) return null;
  const table = begin(ruleset, startFrom(ruleset, 'built'));
  const [place] = ruleset.indicators.open({ ruleset, table });
  return place === undefined ? null : Math.floor(place / 2);
}
