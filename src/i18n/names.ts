/**
 * What things are called: tiles, seats, calls, numbers. Apart from `words.ts`, so that whoever only shows a hand and
 * asks about it loads no sentences about play.
 */
import type { Action, Call } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { Seat, Wind } from '../engine/seats.ts';
import type { Phase } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { names as english } from './en/names.ts';
import { inLanguage } from './in-language.ts';

/** For whom a sentence is made, and in which game's words. */
export interface MessageContext {
  /** The seat that is "you"; null at an open table, where nobody is. */
  readonly reader: Seat | null;
  /** Seats are called by their winds, and winds follow the dealer. */
  readonly dealer: Seat;
  /** The ruleset's own terms, or those of the word set that the reader chose. */
  readonly terms: Terms;
}

/** `name`: "South", "you" · `start`: "South", "You" · `owner`: "South's", "your". */
export type SeatForm = 'name' | 'start' | 'owner';

export interface Names {
  /** A BCP 47 tag, for the page's `lang`. */
  readonly language: string;

  /** "5 of dots", "east wind", "plum (flower 1)". */
  readonly tileName: (kind: Kind) => string;
  /** More than one of a kind: "5s of dots". */
  readonly tilesName: (kind: Kind) => string;
  /** With its article: "the 5 of dots". */
  readonly theTile: (kind: Kind) => string;
  /** "two 5s of dots", "no 5 of dots". */
  readonly countedTile: (kind: Kind, count: number) => string;
  /** "the 3, 4 and 5 of dots", "two 7s of bamboo and the red dragon". */
  readonly tileList: (tiles: readonly Kind[]) => string;
  /** Tiles of a suit by their ranks: "2-3-4 of characters". */
  readonly runName: (tiles: readonly Kind[]) => string;

  readonly windName: (wind: Wind) => string;
  readonly seatName: (seat: Seat, telling: MessageContext, form?: SeatForm) => string;
  /** "South and West", "you, South and West". */
  readonly seatList: (seats: readonly Seat[], telling: MessageContext) => string;

  /** The word called out: "Pung", "Hooo". */
  readonly callName: (call: Call | 'pass', terms: Terms) => string;
  /** What a set is called: on the table by the game's own word, in the hand "run" or "triplet". */
  readonly setName: (
    set: keyof Pick<Terms, 'chow' | 'pung' | 'kong' | 'pair'>,
    terms: Terms,
    called: boolean,
  ) => string;
  /** What a button says that does this: "Discard the 5 of dots", "Pung", "Kong: 2 of dots". */
  readonly actionName: (action: Action, terms: Terms) => string;
  /** Where the hand stands, for the chart: "Asking all". */
  readonly phaseName: (phase: Phase) => string;

  readonly number: (value: number) => string;
  /** With its sign: "+15", "−5", "0". */
  readonly signed: (value: number) => string;
  /** What somebody has: won or lost, where everyone began with nothing; else the sum itself. With its unit where one is given. */
  readonly purse: (value: number, stake: number, unit?: string) => string;
  /** "904 (−1,096)" of who had 2,000 before; "+15" where all began with nothing. */
  readonly balance: (now: number, before: number, stake: number) => string;
  /** "5 points", "1 point", "3 fan". */
  readonly amount: (value: number, unit: string) => string;
  readonly date: (date: Date) => string;
}

/** The names in this language, or in English where it is not spoken yet. */
export const namesIn = inLanguage<Names>({ en: english });
