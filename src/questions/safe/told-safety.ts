/** What is told of a tile, in words: why nobody can win on it, or how somebody may. */
import type { RuleId } from '../../engine/action.ts';
import type { Kind } from '../../engine/tiles.ts';

export interface ToldSafety {
  readonly textOf: (tile: Kind) => string;
  /** The rule by which it cannot be won on; where it can, the rule by which it would be. */
  readonly ruleOf: (tile: Kind) => RuleId;
  /** Can nobody win on it for certain? */
  readonly isCertain: (tile: Kind) => boolean;
}
