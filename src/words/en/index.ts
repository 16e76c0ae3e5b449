/** English. */
import type { Words } from '../words.ts';
import { actionName, callName, phaseName } from './calls.ts';
import { claimClosing, claimState, claimTitle, claimWaiting } from './claims.ts';
import { explain, explainLost } from './explain.ts';
import { narrate } from './narrate.ts';
import { amount, date, number, purse, signed } from './numbers.ts';
import { payments } from './payments.ts';
import { lineWorth, scoreSum, scoreTotal, uncounted } from './score.ts';
import { seatList, seatName, windName } from './seats.ts';
import { countedTile, theTile, tileList, tileName } from './tiles.ts';

export const english: Words = {
  language: 'en',
  tileName,
  theTile,
  countedTile,
  tileList,
  windName,
  seatName,
  seatList,
  callName,
  actionName,
  phaseName,
  narrate,
  explain,
  explainLost,
  claimTitle,
  claimWaiting,
  claimState,
  claimClosing,
  number,
  signed,
  purse,
  amount,
  date,
  payments,
  uncounted,
  lineWorth,
  scoreSum,
  scoreTotal,
};
