/**
 * A relaxation is a ruleset with one part left out or changed: the rules as a player understands them who does not know
 * a rule or has it wrong. A rule decides a question if the right answers differ under one of its relaxations.
 */
import type { RuleId } from '../../engine/action.ts';
import type { Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { Block } from './blocks.ts';

/**
 * A distractor: tiles that look like a whole hand to somebody with a wrong idea. Either one false set, or all tiles of the
 * hand.
 */
export type Distractor = { readonly block: Block } | { readonly tiles: readonly Kind[] };

/**
 * The part of a ruleset that a relaxation changes. A question about another part need not be recomputed. `shapes`: which
 * tiles make a complete hand. `wins`: what a complete hand needs besides. `strictness`: a win condition is taken too
 * strictly. `permissions`: an allowed action is thought forbidden. Only questions that may
 * be answered yes depend on these two.
 */
export type RulesetPart =
  | 'shapes'
  | 'wins'
  | 'strictness'
  | 'calls'
  | 'kongs'
  | 'permissions'
  | 'contest'
  | 'clauses';

export interface Relaxation {
  /** Unique among the relaxations of a ruleset. Examples: `without three-suits`, `wrap`. */
  readonly id: string;
  /** The rule this player breaks. */
  readonly rule: RuleId;
  readonly part: RulesetPart;
  readonly ruleset: Ruleset;
  /** True if fewer hands win under it, or less is allowed. */
  readonly fewer?: true;
  /** Deals a distractor. Left out if any hand of sets and a pair will do. */
  readonly distractor?: (ruleset: Ruleset, random: Random) => Distractor | null;
}
