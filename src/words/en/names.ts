import type { Names } from '../names.ts';
import { actionName, callName, phaseName } from './calls.ts';
import { amount, date, number, purse, signed } from './numbers.ts';
import { seatList, seatName, windName } from './seats.ts';
import { countedTile, theTile, tileList, tileName } from './tiles.ts';

/** Names in English. */
export const names: Names = {
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
  number,
  signed,
  purse,
  amount,
  date,
};
