/** The wall as a table builds it: how long its sides are, and which of its stacks are still there after the deal. */
import { dealingOrder, startFrom } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { sizeOf } from '../engine/tiles.ts';
import { begin } from '../machines/play.ts';

/** What is left of a stack of two: dealt, the next to be drawn, with an indicator on it, where replacement tiles lie, or none of these. */
type Stack = 'dealt' | 'next' | 'indicator' | 'replacements' | 'waiting';

interface BuiltWall {
  /** Stacks of two on each side, the dealer's first, then in turn order. */
  readonly sides: readonly number[];
  /** How many tiles are dealt before anybody plays. */
  readonly dealt: number;
  /** Tiles set apart for replacements; 0 where they come from the wall itself. */
  readonly box: number;
  /** Where replacement tiles come from. */
  readonly from: Ruleset['supplement']['from'];
  /** Every stack in the order in which the wall is taken, from where it was broken. */
  readonly stacks: readonly Stack[];
}

/** Who builds a stack more where the sides cannot be alike: two who sit across from each other come first. */
const LONGER = [0, 2, 1, 3];

/**
 * The four sides, as nearly alike as the number of tiles allows.
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

/** The stack on which an indicator is turned up after the deal; null where there are none. */
function firstIndicator(ruleset: Ruleset): number | null {
  if (!ruleset.indicators) return null;
  const table = begin(ruleset, startFrom(ruleset, 'built'));
  const [place] = ruleset.indicators.open({ ruleset, table });
  return place === undefined ? null : Math.floor(place / 2);
}
