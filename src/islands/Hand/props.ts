/** Props of the page that judges one hand under all games. */
import type { Ruleset } from '../../engine/ruleset.ts';

/** A game's entry in the comparison table, with the link to its rule. */
export interface GameRemark {
  /** Title of the entry. */
  readonly title: string;
  readonly says: string;
  readonly rule: { readonly id: string; readonly href: string };
}

export interface PlayedGame {
  readonly id: string;
  readonly title: string;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
  /** Address of the score desk; null if the game has none. */
  readonly score: string | null;
  /** Comparison entries by question; null if the game has none. */
  readonly remarks: Readonly<Record<HandTask, GameRemark | null>>;
}

/**
 * Comparison questions that matter for a verdict: the tile set, the hand size, what a win is worth, what must be
 * declared before it, and what losers score.
 */
export const COMPARED_QUESTIONS = ['tiles', 'hand', 'worth', 'ready', 'losers'] as const;
type HandTask = (typeof COMPARED_QUESTIONS)[number];

export interface HandProps {
  readonly games: readonly PlayedGame[];
  /** Example hands: title and fragment. The first one is shown at the start. */
  readonly examples: readonly { readonly title: string; readonly href: string }[];
  /** `tiles`: maximum copies of each kind over all games. `sizes`: hand sizes of the games, in tiles. */
  readonly tiles: readonly number[];
  readonly sizes: readonly number[];
}

/** The props with the rulesets, which must be loaded before drawing. */
export interface LoadedHand extends HandProps {
  /** Rulesets in the order of `games`. */
  readonly rulesets: readonly Ruleset[];
}
