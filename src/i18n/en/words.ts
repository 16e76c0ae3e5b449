/** Collects the English functions that write sentences and names. */

import { claimClosing, claimState, claimTitle, claimWaiting } from './claims.ts';
import { explain, explainLost, opening } from './explain.ts';
import { leftOver } from './left-over.ts';
import { names } from './names.ts';
import { narrate } from './narrate.ts';
import { agreedPayments, amountSum, paymentLine, payments, price, purseSum } from './payments.ts';
import { lineWorth, scoreSum, scoreTotal, whyUncounted } from './score.ts';
import { objection } from './score-objections.ts';

export const words = {
  ...names,
  /** Tells an event in one or two sentences, from the reader's view. */
  narrate,
  /** Explains why an action is refused. */
  explain,
  /** Explains why a legal claim did not get the tile. */
  explainLost,
  /** Explains which tiles of a hand without a shape prevent a win: "The 6 and 8 of bamboo belong to no set." */
  leftOver,
  /** The text at the start of a special deal; empty where there is nothing special. */
  opening,
  /** The heading of the claim window: "Who gets the 6 of dots?". */
  claimTitle,
  /** The line below it while answers are out: "All who may call are asked at once." */
  claimWaiting,
  /** A row of the claim window: "may call Pung", "takes it". */
  claimState,
  /** The last line, once claims are resolved: "South and West passed. North discarded it." */
  claimClosing,
  /** Writes the payments of one group in as few sentences as possible: "East, South and West pay you 5 points each." */
  payments,
  price,
  /** Explains the arithmetic of an amount: "(6 + 1) × 1 + 10 = 17: 6 fan + 1 for the dealer". */
  amountSum,
  /**
   * Payments for one reason with their arithmetic, or with the rule's title where the amount is fixed:
   * "East pays South 17 chips. (6 + 1) × 1 + 10 = 17: 6 fan + 1 for the dealer."
   */
  paymentLine,
  agreedPayments,
  /** Sums up a seat's amounts: "5 + 5 − 5 = +5". */
  purseSum,
  /** Explains why a pattern in the hand did not count: "part of All triplets". */
  uncounted: whyUncounted,
  /** Explains why a pattern is not in the hand: "you have 5-6-7 of bamboo". */
  objection,
  /** A line's effect on the sum, as shown and as read aloud: "×2", "doubled". */
  lineWorth,
  /** The arithmetic of the total where some lines multiply: "62 × 8 + 8 × 2 = 512"; null where all add up. */
  scoreSum,
  /** The total: "5 points", or that nothing counted. */
  scoreTotal,
};
