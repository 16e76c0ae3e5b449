import { inOrder } from './hands.ts';
import type { Seat } from './seats.ts';
import { type Kind, plainKind } from './tiles.ts';

interface Sets {
  /** What the set is of: the lowest tile of a chow, the kind of a pung or kong. */
  readonly tile: Kind;
  /** The tiles that lie there, jokers as jokers, red fives as red ones; the claimed one is `claimed`. */
  readonly tiles: readonly Kind[];
}

/** Who gave the tile; null where a hand is written down without its history. */
export type Giver = Seat | null;

export interface Chow extends Sets {
  readonly kind: 'chow';
  readonly from: Giver;
  readonly claimed: Kind;
}
export interface Pung extends Sets {
  readonly kind: 'pung';
  readonly from: Giver;
}
export interface Kong extends Sets {
  readonly kind: 'kong';
  /** A promoted kong keeps the giver of its pung. */
  readonly how: 'claimed' | 'promoted';
  readonly from: Giver;
}
interface ConcealedKong extends Sets {
  readonly kind: 'kong';
  readonly how: 'concealed';
  /** False while it lies face down for the others (`concealed-kong-hidden`). */
  readonly shown: boolean;
}

/** A set that lies on the table and cannot change again, but for a pung that becomes a kong. */
export type Meld = Chow | Pung | Kong | ConcealedKong;

/** True for every meld but a concealed kong: it was made with another seat's tile, a promoted kong too. */
export const isExposed = (meld: Meld): boolean => !(meld.kind === 'kong' && meld.how === 'concealed');

/** True when no meld was claimed. */
export const isConcealed = (melds: readonly Meld[]): boolean => !melds.some(isExposed);

/** A concealed kong of which nobody else has seen the tile. */
export const isFaceDown = (meld: Meld): boolean =>
  meld.kind === 'kong' && meld.how === 'concealed' && !meld.shown;

/** The set that a claim makes of the tile that lies there and these of one's own. */
export function claimedMeld(
  as: 'chow' | 'pung' | 'kong',
  own: readonly Kind[],
  { tile, from }: { readonly tile: Kind; readonly from: Seat },
): Meld {
  const tiles = inOrder([...own, tile]);
  const kind = plainKind(tile);
  if (as === 'chow') return { kind: 'chow', tile: plainKind(tiles[0] as Kind), tiles, from, claimed: tile };
  return as === 'kong'
    ? { kind: 'kong', how: 'claimed', tile: kind, tiles, from }
    : { kind: 'pung', tile: kind, tiles, from };
}
