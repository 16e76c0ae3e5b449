import { actionName, callName, phaseName, setName } from './calls.ts';
import { amount, balance, date, number, purse, signed } from './numbers.ts';
import { seatList, seatName, windName } from './seats.ts';
import { countedTile, runName, theTile, tileList, tileName, tilesName } from './tiles.ts';

/** Names in English. */
export const names = {
  /** "5 of dots", "east wind", "plum (flower 1)". */
  tileName,
  /** More than one of a kind: "5s of dots". */
  tilesName,
  /** With its article: "the 5 of dots". */
  theTile,
  /** "two 5s of dots", "no 5 of dots". */
  countedTile,
  /** "the 3, 4 and 5 of dots", "two 7s of bamboo and the red dragon". */
  tileList,
  /** Tiles of a suit by their ranks: "2-3-4 of characters". */
  runName,
  windName,
  seatName,
  /** "South and West", "you, South and West". */
  seatList,
  /** The word called out: "Pung", "Hooo". */
  callName,
  /** What a set is called: on the table by the game's own word, in the hand "run" or "triplet". */
  setName,
  /** What a button says that does this: "Discard the 5 of dots", "Pung", "Kong: 2 of dots". */
  actionName,
  /** Where the hand stands, for the chart: "Asking all". */
  phaseName,
  number,
  /** With its sign: "+15", "−5", "0". */
  signed,
  /** What somebody has: won or lost, where everyone began with nothing; else the sum itself. With its unit where one is given. */
  purse,
  /** "904 (−1,096)" of who had 2,000 before; "+15" where all began with nothing. */
  balance,
  /** "5 points", "1 point", "3 fan". */
  amount,
  date,
};
