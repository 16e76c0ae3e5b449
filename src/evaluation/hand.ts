/** A hand that is written down, instead of being played to: its tiles, its size, and how the rules see it. */
import { plainly } from '../engine/hands.ts';
import type { ScoringHand } from '../engine/ruleset.ts';
import type { Wind } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { faultOfTiles, type TileFault } from './tiles.ts';

/** The tiles of a hand, the winning one apart; null where none is named, or where one is still to come. */
export type HandToJudge = Pick<WrittenHand, 'concealed' | 'melds' | 'bonus' | 'winning'>;

export type HandFault =
  | TileFault
  /** So many tiles, a set on the table counted as three. */
  | { readonly is: 'size'; readonly have: number; readonly need: number };

/** Every tile of it, those of its melds, the winning one and bonus tiles too. */
export const tilesOf = ({ concealed, melds, winning, bonus }: HandToJudge): Kind[] => [
  ...concealed,
  ...melds.flatMap((meld) => meld.tiles),
  ...(winning ? [winning.tile] : []),
  ...bonus,
];

/** How many tiles it has, bonus tiles aside, a set on the table counted as three. */
export const sizeOf = ({ concealed, melds, winning }: HandToJudge): number =>
  concealed.length + 3 * melds.length + (winning ? 1 : 0);

/** How many tiles a whole hand has, so counted. */
export const wholeSize = ({ deal }: HandSize): number => 3 * deal.sets + 2;

/** How many sets a whole hand has. */
export interface HandSize {
  readonly deal: { readonly sets: number };
}

/** What is wrong with a hand of so many tiles of this set; null where nothing is. */
export function faultOfHand(set: readonly number[], hand: HandToJudge, need: number): HandFault | null {
  const fault = faultOfTiles(set, tilesOf(hand));
  if (fault) return fault;
  const have = sizeOf(hand);
  return have === need ? null : { is: 'size', have, need };
}

/** The hand as shapes and patterns see it, the winning tile among its own. */
export const scoringHandFrom = (hand: HandToJudge, seat: Wind, round: Wind): ScoringHand => ({
  ...plainly(hand.concealed, hand.melds, hand.winning?.tile ?? null),
  bonus: hand.bonus,
  seatWind: seat,
  roundWind: round,
});

/** The same with that tile as its winning one, which is taken out of the concealed ones; it must be among them. */
export function winningWith(hand: HandToJudge, winning: NonNullable<HandToJudge['winning']>): HandToJudge {
  const at = hand.concealed.lastIndexOf(winning.tile);
  return { ...hand, concealed: hand.concealed.filter((_, i) => i !== at), winning };
}
