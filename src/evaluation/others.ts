/** Reads the losers' hands as somebody types them, and says what is wrong with each. */
import type { Ruleset } from '../engine/ruleset.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import type { NotationError } from '../notation/error.ts';
import type { WrittenHand } from '../notation/hand.ts';
import type { ScoreLink } from '../notation/score-link.ts';
import { type HandFault, tilesOf, wholeSize } from './hand.ts';
import { readText } from './parse.ts';
import { faultOfTiles } from './tiles.ts';

export type OtherHand =
  | { readonly is: 'none' }
  | { readonly is: 'hand'; readonly hand: WrittenHand }
  | { readonly is: 'unreadable'; readonly error: NotationError }
  | HandFault;

const NONE: OtherHand = { is: 'none' };

/** The other seats' hands in a link. All four hands come out of one tile set. */
export function othersOf(ruleset: Ruleset, link: ScoreLink): BySeat<OtherHand> {
  const own = readText(link.hand, link.seat);
  let gone: readonly Kind[] = own.is === 'hand' ? tilesOf(own.hand) : [];
  const read = new Map<Seat, OtherHand>();
  for (const seat of SEATS) {
    const text = link.others[seat];
    if (seat === link.seat || text.trim() === '') continue;
    const other = readText(text, seat);
    if (other.is === 'unreadable') {
      read.set(seat, other);
      continue;
    }
    const { winning, concealed } = other.hand;
    const hand = {
      ...other.hand,
      winning: null,
      concealed: [...concealed, ...(winning ? [winning.tile] : [])],
    };
    const all = [...gone, ...tilesOf(hand)];
    const have = hand.concealed.length + 3 * hand.melds.length;
    const need = wholeSize(ruleset) - 1;
    const fault =
      faultOfTiles(ruleset.tiles, all) ?? (have === need ? null : { is: 'size' as const, have, need });
    read.set(seat, fault ?? { is: 'hand', hand });
    if (!fault) gone = all;
  }
  return bySeat((seat) => read.get(seat) ?? NONE);
}
