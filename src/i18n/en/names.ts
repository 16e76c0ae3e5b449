import type { Names } from '../names.ts';
import { actionName, callName, phaseName, setName } from './calls.ts';
import { amount, balance, date, number, purse, signed } from './numbers.ts';
import { seatList, seatName, windName } from './seats.ts';
import { countedTile, runName, theTile, tileList, tileName, tilesName } from './tiles.ts';

/** Names in English. */
export const names: Names = {
  language: 'en',
  tileName,
  tilesName,
  theTile,
  countedTile,
  tileList,
  runName,
  windName,
  seatName,
  seatList,
  callName,
  setName,
  actionName,
  phaseName,
  number,
  signed,
  purse,
  balance,
  amount,
  date,
};
