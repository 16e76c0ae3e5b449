/** A deal that nobody has won, and how its answers are written. */
import type { BySeat, Seat } from '../../engine/seats.ts';
import type { ShownHand } from '../../puzzles/hands.ts';

/** A hand as it is when the wall is empty: one tile short. */
export type FinalHand = Pick<ShownHand, 'seat' | 'concealed' | 'melds' | 'facts'>;

/** Four hands at the end of the wall. */
export interface UnwonDeal {
  readonly hands: BySeat<FinalHand>;
  /** The seat that hides its hand if it may; null if all show whatever is ready. */
  readonly shy: Seat | null;
}

/** The answer for what each seat pays that shows nothing. Example: 1500 gives "pays 1500". */
export const paysText = (amount: number): string => `${PAYS}${amount}`;

const PAYS = 'pays ';

/** The amount in an answer; 0 where none is written. */
export const amountIn = (answer: readonly string[]): number =>
  Number(answer.find((each) => each.startsWith(PAYS))?.slice(PAYS.length) ?? 0);
