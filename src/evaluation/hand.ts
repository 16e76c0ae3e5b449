/** Written hands: their tiles, their size, and how the rules see them. */
import { plainly } from '../engine/hands.ts';
import type { ScoringHand } from '../engine/scoring-hand.ts';
import type { Wind } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { faultOfTiles, type TileFault } from './tiles.ts';

/** The tiles of a hand, the winning tile apart. It is null if none is marked or none has come yet. */
export type HandToJudge = Pick<WrittenHand, 'concealed' | 'melds' | 'bonus' | 'winning'>;

export type HandFault =
  | TileFault
  /** Wrong number of tiles, a meld counted as three. */
  | { readonly is: 'size'; readonly have: number; readonly need: number };

/** Every tile of the hand: concealed, melded, winning and bonus tiles. */
export const tilesOf = ({ concealed, melds, winning, bonus }: HandToJudge): Kind[] => [
  ...concealed,
  ...melds.flatMap((meld) => meld.tiles),
  ...(winning ? [winning.tile] : []),
  ...bonus,
];

/** Number of tiles without bonus tiles, a meld counted as three. */
export const sizeOf = ({ concealed, melds, winning }: HandToJudge): number =>
  concealed.length + 3 * melds.length + (winning ? 1 : 0);

/** Size of a whole hand, counted like `sizeOf`. Example: 4 sets → 14. */
export const wholeSize = ({ deal }: HandSize): number => 3 * deal.sets + 2;

/** The part of a ruleset that says how many sets a whole hand has. */
export interface HandSize {
  readonly deal: { readonly sets: number };
}

/** The fault of a hand that should have this many tiles from this set. Null if there is none. */
export function faultOfHand(set: readonly number[], hand: HandToJudge, need: number): HandFault | null {
  const fault = faultOfTiles(set, tilesOf(hand));
  if (fault) return fault;
  const have = sizeOf(hand);
  return have === need ? null : { is: 'size', have, need };
}

/** The hand as shapes and patterns see it, the winning tile included. */
export const scoringHandFrom = (hand: HandToJudge, seat: Wind, round: Wind): ScoringHand => ({
  ...plainly(hand.concealed, hand.melds, hand.winning?.tile ?? null),
  bonus: hand.bonus,
  seatWind: seat,
  roundWind: round,
});

/** Marks this tile as the winning one and takes it out of the concealed tiles. It must be among them. */
export function winningWith(hand: HandToJudge, winning: NonNullable<HandToJudge['winning']>): HandToJudge {
  const at = hand.concealed.lastIndexOf(winning.tile);
  return { ...hand, concealed: hand.concealed.filter((_, i) => i !== at), winning };
}
