/** English. */
import type { Words } from '../words.ts';
import { objection } from './against.ts';
import { claimClosing, claimState, claimTitle, claimWaiting } from './claims.ts';
import { explain, explainLost, opening } from './explain.ts';
import { leftOver } from './left-over.ts';
import { names } from './names.ts';
import { narrate } from './narrate.ts';
import { amountSum, paymentLine, payments, purseSum } from './payments.ts';
import { lineWorth, scoreSum, scoreTotal, uncounted } from './score.ts';

export const english: Words = {
  ...names,
  narrate,
  explain,
  explainLost,
  leftOver,
  opening,
  claimTitle,
  claimWaiting,
  claimState,
  claimClosing,
  payments,
  amountSum,
  paymentLine,
  purseSum,
  uncounted,
  objection,
  lineWorth,
  scoreSum,
  scoreTotal,
};
