/** Reads a hand as somebody types it, and says what keeps it from being a whole hand. */
import type { Seat } from '../engine/seats.ts';
import type { TileSet } from '../engine/tiles.ts';
import { NotationError } from '../notation/error.ts';
import { type MarkedTile, parseHand, type WrittenHand } from '../notation/hand.ts';
import type { ScoreLink } from '../notation/score-link.ts';
import { faultOfHand, type HandFault, tilesOf } from './hand.ts';
import type { Circumstances } from './win-context.ts';

/** The hand, or where reading fails. */
type ReadText =
  | { readonly is: 'hand'; readonly hand: WrittenHand }
  | { readonly is: 'unreadable'; readonly error: NotationError };

/** Parses a hand and returns a notation error instead of throwing it. */
export function readText(text: string, seat: Seat): ReadText {
  try {
    return { is: 'hand', hand: parseHand(text, seat) };
  } catch (error) {
    if (error instanceof NotationError) return { is: 'unreadable', error };
    throw error;
  }
}

/** What a whole hand still lacks, or what is wrong with the text. */
export type Unready =
  | { readonly is: 'empty' }
  | { readonly is: 'unreadable'; readonly error: NotationError }
  | { readonly is: 'filler' | 'noWinning' }
  | { readonly is: 'fact'; readonly fact: string }
  | HandFault;

/** A whole hand with its winning tile taken out. */
export interface WholeHand {
  readonly hand: WrittenHand;
  readonly winning: MarkedTile;
}

/**
 * Reads the hand of a link. Returns `is: 'whole'`, or what is missing.
 * Example: an empty text gives `{ is: 'empty' }`; a hand without a marked winning tile gives `{ is: 'noWinning' }`.
 * @param set the tile set it must fit
 * @param need number of tiles it takes, a meld counted as three
 */
export function readWhole(
  link: ScoreLink,
  set: TileSet,
  need: (hand: WrittenHand) => number,
): Unready | (WholeHand & { readonly is: 'whole' }) {
  const read = readText(link.hand, link.seat);
  if (read.is === 'unreadable') return read;
  const { hand } = read;
  if (hand.filler) return { is: 'filler' };
  const [fact] = hand.facts;
  if (fact !== undefined) return { is: 'fact', fact };
  if (tilesOf(hand).length === 0) return { is: 'empty' };
  const fault = faultOfHand(set, hand, need(hand));
  if (fault) return fault;
  const { winning } = hand;
  return winning === null ? { is: 'noWinning' } : { is: 'whole', hand, winning };
}

/** How the hand was won, according to the link. */
export const circumstancesOf = ({ seat, round, supplement, last, first }: ScoreLink): Circumstances => ({
  seat,
  round,
  supplement,
  last,
  first,
});
