/** The hand after a claim or a kong. */
import type { ClaimChow, ClaimPung, DeclareKong } from '../engine/action.ts';
import { withoutTiles } from '../engine/hands.ts';
import { ownTiles } from '../engine/jokers.ts';
import { claimedMeld, type Meld } from '../engine/melds.ts';
import type { Offer } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import type { SeatView } from '../engine/view.ts';

/** Tiles and melds of the hand afterwards. */
export type HandAfterClaim = Pick<SeatView, 'concealed' | 'melds'>;

const four = (tile: Kind): Kind[] => [tile, tile, tile, tile];

/** Hand after a kong on the seat's own turn: promoted from a pung, or concealed. */
export function afterKong(
  { concealed, melds }: HandAfterClaim,
  { tile, jokers = 0 }: DeclareKong,
): HandAfterClaim {
  const pung = melds.find((meld) => meld.kind === 'pung' && meld.tile === tile);
  const rest = withoutTiles(concealed, ownTiles(concealed, tile, pung ? 1 : 4, jokers));
  const tiles = four(tile);
  if (pung?.kind !== 'pung') {
    return {
      concealed: rest,
      melds: [...melds, { kind: 'kong', how: 'concealed', tile, tiles, shown: true }],
    };
  }
  const kong: Meld = { ...pung, kind: 'kong', how: 'promoted', tiles };
  return { concealed: rest, melds: melds.map((meld) => (meld === pung ? kong : meld)) };
}

/** Hand after a claim of the offered tile. */
export function afterClaim(
  { concealed, melds }: HandAfterClaim,
  offer: Offer,
  claim: ClaimChow | ClaimPung | DeclareKong,
): HandAfterClaim {
  const own =
    claim.do === 'chow'
      ? claim.using
      : ownTiles(concealed, offer.tile, claim.do === 'kong' ? 3 : 2, claim.jokers ?? 0);
  return {
    concealed: withoutTiles(concealed, own),
    melds: [...melds, claimedMeld(claim.do, own, offer)],
  };
}
