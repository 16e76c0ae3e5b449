/**
 * A ruleset with one part left out or exchanged: what somebody plays who does not know that rule, or has it wrong.
 * A rule decides a question when the right answers are others under one of its relaxations.
 */
import type { RuleId } from '../../engine/action.ts';
import type { Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { Block } from './blocks.ts';

/** What a hand is made with that looks whole to somebody with a wrong idea: one odd set, or all of its tiles. */
export type Distractor = { readonly block: Block } | { readonly tiles: readonly Kind[] };

/**
 * Which part of a ruleset it changes: a question about another part is not asked again for it. `strictness`: what a win
 * needs is taken too strictly; `permissions`: what is allowed is not known to be. Only questions that may be answered
 * with yes hang on these.
 */
export type RulesetPart = 'wins' | 'strictness' | 'calls' | 'kongs' | 'permissions' | 'contest' | 'clauses';

export interface Relaxation {
  /** Unique among the relaxations of a ruleset: `without three-suits`, `wrap`. */
  readonly id: string;
  /** The rule that is broken by whoever plays so. */
  readonly rule: RuleId;
  readonly part: RulesetPart;
  readonly ruleset: Ruleset;
  /** Where fewer hands win by it, or less is allowed, not more. */
  readonly fewer?: true;
  /** Left out where a hand of sets and a pair will do. */
  readonly lure?: (ruleset: Ruleset, random: Random) => Distractor | null;
}
