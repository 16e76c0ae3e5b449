/** What the page of one hand under all games is given. */
import type { Ruleset } from '../../engine/ruleset.ts';

/** Something that the table of differences says of a game, with the address of its rule. */
export interface GameRemark {
  /** What it is about. */
  readonly title: string;
  readonly says: string;
  readonly rule: { readonly id: string; readonly href: string };
}

export interface PlayedGame {
  readonly id: string;
  readonly title: string;
  /** The address of its rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
  /** Where its hands are scored; null where nothing is counted line by line. */
  readonly score: string | null;
  /** What is written of each of these questions; null where nothing is. */
  readonly remarks: Readonly<Record<HandTask, GameRemark | null>>;
}

/** Questions of the table of differences whose answers belong to a verdict: which tiles a game has, how many are
 *  dealt, what a win is worth, what must be said before it, and what losers score. */
export const ASKED = ['tiles', 'hand', 'worth', 'ready', 'losers'] as const;
type HandTask = (typeof ASKED)[number];

export interface HandProps {
  readonly games: readonly PlayedGame[];
  /** Hands to begin with: what each is called, and the fragment that lays it. The first lies there from the start. */
  readonly examples: readonly { readonly title: string; readonly href: string }[];
  /** How many copies of each kind the games have together, and how many tiles a hand of any of them may have. */
  readonly tiles: readonly number[];
  readonly sizes: readonly number[];
}

/** The same with what has to be there before it can be drawn. */
export interface LoadedHand extends HandProps {
  /** The rules of the games, in their order. */
  readonly rulesets: readonly Ruleset[];
}
