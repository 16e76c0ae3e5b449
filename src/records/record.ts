/** A game of four that was played elsewhere, as its record tells it: the same for every format. */
import type { BySeat, Seat, Wind } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';

/** The formats that are read. */
export type RecordFormat = 'tenhou-xml' | 'tenhou-json' | 'mjai' | 'majiang' | 'mahjong-soul' | 'riichi-city';

/** What happened, in the order of the table. A seat is a player: 0 dealt first and stays 0 in all deals. */
export type RecordEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Kind }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Kind; readonly riichi: boolean }
  | {
      readonly type: 'called';
      readonly call: 'chow' | 'pung' | 'kong';
      readonly seat: Seat;
      readonly from: Seat;
      readonly tile: Kind;
      /** The caller's own tiles of the set: two, or three of a kan. */
      readonly own: readonly Kind[];
    }
  | {
      readonly type: 'konged';
      readonly how: 'concealed' | 'promoted';
      readonly seat: Seat;
      /** The tile added to a pon; of a concealed kan the kind. */
      readonly tile: Kind;
    };

/** A win as the record tells it. What its format does not say is null. */
export interface RecordWin {
  readonly seat: Seat;
  /** Who gave the tile; null for one drawn by the winner. */
  readonly from: Seat | null;
  /** Han with dora; null where a yakuman counts instead, or where nothing is said. */
  readonly han: number | null;
  readonly fu: number | null;
  readonly yakuman: boolean | null;
}

/** Why a deal had no winner. */
export type RecordDraw =
  | 'exhausted'
  | 'river-mangan'
  | 'nine-kinds'
  | 'four-winds'
  | 'four-riichi'
  | 'four-kans'
  | 'three-wins';

export type RecordResult =
  | { readonly is: 'won'; readonly wins: readonly RecordWin[] }
  | {
      readonly is: 'drawn';
      /** Null where the record gives no reason. */
      readonly why: RecordDraw | null;
      /** Seats that showed a ready hand; null where the record does not say. */
      readonly ready: readonly Seat[] | null;
    };

/** One deal. */
export interface RecordDeal {
  readonly dealer: Seat;
  readonly round: Wind;
  readonly counters: number;
  /** Bets that lie on the table before the deal. */
  readonly bets: number;
  /** Points before the deal; null where the record does not say. */
  readonly points: BySeat<number> | null;
  /** Thirteen tiles a seat. East's fourteenth is its first `drew`. */
  readonly hands: BySeat<readonly Kind[]>;
  /** Indicators that were turned, in order. */
  readonly indicators: readonly Kind[];
  /** Indicators under them, as far as the record has them. */
  readonly under: readonly Kind[];
  /** The whole wall where the record has it: at least the 83 tiles that are left after the deal. */
  readonly wall: readonly Kind[] | null;
  readonly events: readonly RecordEvent[];
  /** Null where the record stops before the deal ends. */
  readonly result: RecordResult | null;
  /** What each seat got or paid in the end, bets taken from the table included, bets laid not; null where it is not said. */
  readonly changes: BySeat<number> | null;
  /** Points after the deal; null where the record does not say. */
  readonly after: BySeat<number> | null;
}

/** What the record says of its table. */
export interface RecordTable {
  /** Whose server it was played on. */
  readonly played: 'tenhou' | 'tenhou-parlour' | 'mahjong-soul' | 'riichi-city' | 'majiang' | 'mjai';
  readonly reds: 0 | 3 | 4 | null;
  /** All simples in an open hand. */
  readonly openSimples: boolean | null;
  /** Only the East round is played. */
  readonly eastOnly: boolean | null;
}

export interface GameRecord {
  readonly format: RecordFormat;
  /** Names of the seats as they stand in the record; never shown unless asked for. */
  readonly names: readonly string[];
  readonly table: RecordTable;
  readonly deals: readonly RecordDeal[];
  /** Where the record cannot be read any further, and what was expected there. */
  readonly fault: RecordFault | null;
}

/** A place in a record, and what was expected there. */
interface RecordFault {
  /** A line and column, or the path of a value in JSON (`log[2][16]`). */
  readonly place: string;
  readonly expected: string;
  readonly why: 'three-players' | 'hidden' | 'elsewhere' | 'broken';
}

/** Thrown where a record cannot be read. */
export class RecordError extends Error {
  readonly fault: RecordFault;
  constructor(place: string, expected: string, why: RecordFault['why'] = 'broken') {
    super(`expected ${expected}, at ${place}`);
    this.name = 'RecordError';
    this.fault = { place, expected, why };
  }
}

/** A record of three players, who have no North: another game. */
export const threePlayers = (place: string): RecordError =>
  new RecordError(place, 'four players: this is a game of three', 'three-players');
