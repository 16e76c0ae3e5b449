import { actionName, callName, phaseName, setName } from './calls.ts';
import { amount, balance, date, number, purse, withSign } from './numbers.ts';
import { seatList, seatName, windName } from './seats.ts';
import { countedTile, runName, theTile, tileList, tileName, tilesName } from './tiles.ts';

/** English names of tiles, seats, claims, numbers and amounts. */
export const names = {
  /** "5 of dots", "east wind", "plum (flower 1)". */
  tileName,
  /** The plural of a tile's name: "5s of dots". */
  tilesName,
  /** A tile's name with its article: "the 5 of dots". */
  theTile,
  /** "two 5s of dots", "no 5 of dots". */
  countedTile,
  /** "the 3, 4 and 5 of dots", "two 7s of bamboo and the red dragon". */
  tileList,
  /** A run by its ranks: "2-3-4 of characters". */
  runName,
  windName,
  seatName,
  /** "South and West", "you, South and West". */
  seatList,
  /** The word called out for a claim: "Pung", "Hooo". */
  callName,
  /** The name of a set: the game's own word on the table, "run" or "triplet" in the hand. */
  setName,
  /** The label of an action's button: "Discard the 5 of dots", "Pung", "Kong: 2 of dots". */
  actionName,
  /** The name of a phase in the chart: "Asking all". */
  phaseName,
  number,
  /** A number with its sign: "+15", "−5", "0". */
  signed: withSign,
  /**
   * A seat's money: the balance with its sign where all began with nothing, else the sum; with its unit where one is
   * given.
   */
  purse,
  /** A sum with the change in brackets: "904 (−1,096)" from 2,000; "+15" where all began with nothing. */
  balance,
  /** An amount with its unit: "5 points", "1 point", "3 fan". */
  amount,
  date,
};
