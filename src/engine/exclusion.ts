/** What cannot be true of one seat at one moment, as a game states it: rows of circumstances that exclude each other. */
import type { RuleId } from './action.ts';

/** What may be said of a seat and of the tile before it, apart from the tiles of its hand. */
export const CIRCUMSTANCES = [
  /** The tile: drawn, or offered by another seat, be it a discard or (`robbed`) the tile of its kong. */
  'drawn',
  'offered',
  'robbed',
  /** A drawn tile that replaces a kong (`second` for a second one in a row) or a bonus tile, and any other tile. */
  'replacement',
  'second replacement',
  'bonus replacement',
  'no replacement',
  /** The turn began with a called chow or pung, so that no tile was drawn. */
  'turn by call',
  /** The tile is the last of the wall, or the discard after it; or nothing came before it in the deal. */
  'last tile',
  'first turn',
  /** What lies on the table before the seat. A promoted kong is a called one. */
  'called set',
  'called kong',
  'concealed kong',
  'dealer',
] as const;

type Circumstance = (typeof CIRCUMSTANCES)[number];

/**
 * What is said by a fact: its name, or `no` before the name where it is denied. Example: `originalCall`, `no fishing`.
 * A test holds that every name in a row is a circumstance or a fact of the game.
 */
export type Remark = Circumstance | (string & {});

/** Circumstances that exclude each other, by a rule of the game. */
export interface Exclusion {
  /** They are not all true at once. An error blames the first. */
  readonly of: readonly [Remark, ...Remark[]];
  /** With any of these they can be. */
  readonly unless?: readonly Remark[];
  readonly rule: RuleId;
}
