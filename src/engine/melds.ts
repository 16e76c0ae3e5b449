import type { Seat } from './seats.ts';
import { type Kind, plainKind, sortTiles } from './tiles.ts';

interface Sets {
  /** Lowest tile of a chow; kind of a pung or kong. */
  readonly tile: Kind;
  /** The tiles of the meld, with jokers and red fives as they are. The claimed one of a chow is `claimed`. */
  readonly tiles: readonly Kind[];
}

/** Seat that discarded the tile; null for a hand written without its history. */
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
  /** False while the kong is face down for the others (rule `concealed-kong-hidden`). */
  readonly shown: boolean;
}

/** A meld: a set on the table. It never changes, except a pung that becomes a kong. */
export type Meld = Chow | Pung | Kong | ConcealedKong;

/** True for every meld except a concealed kong: it was made with another seat's tile, as is a promoted kong. */
export const isExposed = (meld: Meld): boolean => !(meld.kind === 'kong' && meld.how === 'concealed');

/** True when no meld was claimed. */
export const isConcealed = (melds: readonly Meld[]): boolean => !melds.some(isExposed);

/** Is this a concealed kong whose tile nobody else has seen? */
export const isFaceDown = (meld: Meld): boolean =>
  meld.kind === 'kong' && meld.how === 'concealed' && !meld.shown;

/** Makes the meld from a claimed tile and the seat's own tiles. */
export function claimedMeld(
  as: 'chow' | 'pung' | 'kong',
  own: readonly Kind[],
  { tile, from }: { readonly tile: Kind; readonly from: Seat },
): Meld {
  const tiles = sortTiles([...own, tile]);
  const kind = plainKind(tile);
  if (as === 'chow') return { kind: 'chow', tile: plainKind(tiles[0] as Kind), tiles, from, claimed: tile };
  return as === 'kong'
    ? { kind: 'kong', how: 'claimed', tile: kind, tiles, from }
    : { kind: 'pung', tile: kind, tiles, from };
}
