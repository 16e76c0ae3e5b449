/** English. */

import { claimClosing, claimState, claimTitle, claimWaiting } from './claims.ts';
import { explain, explainLost, opening } from './explain.ts';
import { leftOver } from './left-over.ts';
import { names } from './names.ts';
import { narrate } from './narrate.ts';
import { amountSum, paymentLine, payments, purseSum } from './payments.ts';
import { lineWorth, scoreSum, scoreTotal, uncounted } from './score.ts';
import { objection } from './score-objections.ts';

export const words = {
  ...names,
  /** What happened, in one or two sentences, from the reader's view. */
  narrate,
  /** Why an action is refused. */
  explain,
  /** Why a call that was allowed did not get the tile. */
  explainLost,
  /** What of a hand that is of no shape stands in the way: "The 6 and 8 of bamboo belong to no set." */
  leftOver,
  /** What is special about a deal that begins; empty where there is nothing to say. */
  opening,
  /** The heading of the claim window: "Who gets the 6 of dots?". */
  claimTitle,
  /** Below it while answers are out: "All who may call are asked at once." */
  claimWaiting,
  /** One row of it: "may call Pung", "takes it". */
  claimState,
  /** Its last line, once it is resolved: "South and West passed. North discarded it." */
  claimClosing,
  /** Payments of one group in as few sentences as they fit: "East, South and West pay you 5 points each." */
  payments,
  /** How an amount comes about, by itself: "(6 + 1) × 1 + 10 = 17: 6 fan + 1 for the dealer". */
  amountSum,
  /** Payments of one reason with how they come about, or by the title of their rule where the amount is agreed:
   *  "East pays South 17 chips. (6 + 1) × 1 + 10 = 17: 6 fan + 1 for the dealer." */
  paymentLine,
  /** What lies in one purse after several amounts: "5 + 5 − 5 = +5". */
  purseSum,
  /** Why a pattern did not count that the hand shows: "part of All triplets". */
  uncounted,
  /** Why a line does not count that the hand does not show: "you have 5-6-7 of bamboo". */
  objection,
  /** What a line does to the sum, as it is shown and as it is said: "×2", "doubled". */
  lineWorth,
  /** How the lines make the total where some of them multiply: "62 × 8 + 8 × 2 = 512"; null where all add up. */
  scoreSum,
  /** "5 points", or that nothing counted. */
  scoreTotal,
};
