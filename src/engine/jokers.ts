/** Sets on the table that jokers may stand in. */
import { copiesOf } from './counts.ts';
import type { Pung } from './melds.ts';
import type { Jokers } from './ruleset.ts';
import type { SeatHand } from './table.ts';
import { JOKER, type Kind } from './tiles.ts';

/** So many tiles of one's own for a set of this kind, of which some are jokers: those come last. */
export const ownTiles = (tile: Kind, count: number, jokers: number): Kind[] =>
  Array.from({ length: count }, (_, i) => (i < count - jokers ? tile : JOKER));

/** The pung of this seat that a tile of this kind makes a kong. */
export const promotesTo = (hand: SeatHand, tile: Kind): Pung | null =>
  hand.melds.find((meld): meld is Pung => meld.kind === 'pung' && meld.tile === tile) ?? null;

const NO_WAY: readonly number[] = [];
const WITHOUT_JOKERS: readonly number[] = [0];

/**
 * With how many jokers, the fewest first, these tiles can make a set that takes `need` of one's own.
 * @param before jokers that the set holds already
 */
export function waysToMake(
  jokers: Jokers | undefined,
  set: 'pung' | 'kong',
  concealed: readonly Kind[],
  tile: Kind,
  need: number,
  before = 0,
): readonly number[] {
  const have = copiesOf(concealed, tile);
  if (!jokers || tile === JOKER) return have >= need ? WITHOUT_JOKERS : NO_WAY;
  const most = Math.min(jokers.most[set] - before, copiesOf(concealed, JOKER), need);
  const ways: number[] = [];
  for (let n = 0; n <= most; n++) if (have >= need - n) ways.push(n);
  return ways;
}
