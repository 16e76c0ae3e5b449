/** The words of the receipt and of the page that scores a hand. */
import type { Uncounted } from '../engine/score.ts';
import { scorePage as english } from './en/score-page.ts';
import { inLanguage } from './in-language.ts';

interface ScoreTexts {
  readonly head: string;
  readonly text: string;
}

export interface ReceiptWords {
  /** What the region of the receipt is called: "What South’s hand is worth". */
  readonly worth: (owner: string) => string;
  readonly hand: (owner: string) => string;
  readonly round: (wind: string) => string;
  readonly bonus: string;
  /** Of a line that is no part of the larger sum. */
  readonly apart: string;
  /** What the jokers stand for. */
  readonly jokers: (tiles: string) => string;
  /** What the list of its lines is called. */
  readonly lines: string;
  /** Said of tiles whose line is pointed at, after the line's name: "Red dragons: three red dragons". */
  readonly lit: (title: string, tiles: string) => string;
  readonly noTiles: string;
  /** "3 fan", said to readers instead of the bare number. */
  readonly total: (unit: string) => string;
  /** What counts for the minimum, and whether it is reached. */
  readonly minimum: (have: number, need: number, total: number) => string;
  readonly uncounted: string;
  readonly nothingUncounted: string;
  /** Above every line that the hand has not, with why. */
  readonly missing: string;
  /** Why a pattern did not count; a sentence. */
  readonly why: (because: Uncounted['because'], by: string) => string;
  /** Of a bonus tile on which no line rests. */
  readonly idle: string;
  readonly pays: string;
  readonly nobodyPays: string;
  /** "East and North pay nothing." */
  readonly free: (seats: string, several: boolean) => string;
  /** A hand that did not win: "South’s hand is worth 8 points: Concealed Pung of 2 to 8 4 …". */
  readonly other: (name: string, total: string, lines: readonly string[]) => string;
  readonly concealedKong: (word: string) => string;
  readonly claimed: string;
  readonly winning: string;
}

export interface ScorePageWords {
  readonly receipt: ReceiptWords;
  /** "Score a hand" */
  readonly action: string;
  readonly title: (game: string) => string;
  readonly lead: string;
  readonly noScript: string;
  readonly rulebook: string;
  readonly loading: string;
  readonly build: string;
  /** Above hands that are there to be opened. */
  readonly begin: string;
  /** Of such a hand that does not win: "2 fan, not a win". */
  readonly noWin: (total: string) => string;
  /** What the next press of the palette adds. */
  readonly adds: string;
  readonly toHand: string;
  readonly asWinning: string;
  readonly concealed: (kong: string) => string;
  readonly palette: string;
  readonly paletteNote: string;
  readonly suits: {
    readonly characters: string;
    readonly dots: string;
    readonly bamboo: string;
    readonly honours: string;
    readonly bonus: string;
    readonly jokers: string;
  };
  readonly yours: string;
  readonly takeOut: (tile: string) => string;
  readonly nothingYet: string;
  readonly typed: string;
  readonly typedNote: string;
  readonly clear: string;
  readonly shared: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly came: string;
  readonly by: {
    readonly draw: string;
    readonly discard: string;
    readonly robbery: (kong: string) => string;
  };
  readonly from: string;
  readonly supplement: string;
  readonly supplements: {
    readonly none: string;
    readonly kong: (kong: string) => string;
    readonly bonus: string;
    readonly double: (kong: string) => string;
  };
  readonly last: string;
  readonly first: string;
  readonly seat: string;
  readonly roundWind: string;
  readonly kindOfHand: string;
  readonly ordinary: string;
  readonly options: string;
  /** How many deals in a row the dealer has won before this one. */
  readonly kept: string;
  /** The hands of the three who did not win. */
  readonly others: {
    readonly title: string;
    readonly note: string;
    readonly of: (wind: string) => string;
    readonly tooMany: (tile: string, copies: number) => string;
  };
  readonly result: string;

  readonly empty: ScoreTexts;
  readonly unreadable: (column: number, expected: string, found: string) => ScoreTexts;
  readonly tooMany: (tile: string, have: number, copies: number) => ScoreTexts;
  readonly strange: (tile: string) => ScoreTexts;
  readonly size: (have: number, need: number, kong: string) => ScoreTexts;
  readonly noWinning: ScoreTexts;
  readonly ownTile: ScoreTexts;
  readonly filler: ScoreTexts;
  readonly fact: (fact: string) => ScoreTexts;
  readonly notWin: string;
  /** What the minimum still asks for: “2 fan”. */
  readonly under: (missing: string) => string;
  readonly would: string;
  readonly wouldNone: string;
  /** What cannot be true of a hand together: beside the first tile of all … */
  readonly notFirst: (beside: 'robbery' | 'seat' | 'from' | 'melds' | 'last' | 'discarded') => ScoreTexts;
  /** … a tile drawn after sets of four that are not there … */
  readonly noKongs: (kong: string, have: number, need: number) => ScoreTexts;
  /** … or for a bonus tile that is not there … */
  readonly noBonus: ScoreTexts;
  /** … a robbed tile of which the hand holds others … */
  readonly robbed: (kong: string, tile: string) => ScoreTexts;
  /** … a run claimed from where nobody claims one. */
  readonly oddRun: (chow: string) => ScoreTexts;
  readonly noRun: (chow: string, tile: string) => ScoreTexts;
  readonly full: (need: number) => ScoreTexts;
  readonly readFirst: string;
  readonly broken: (why: string) => ScoreTexts;
  /** Of an address whose hand can be had, and not the rules that it names. */
  readonly misruled: (why: string) => ScoreTexts;
  /** Said aloud when the result changes. */
  /** Leads from the total to the receipt below. */
  readonly lineByLine: string;
  readonly announce: (total: string) => string;
  /** Where nothing is counted. */
  readonly wins: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const scorePageWordsIn = inLanguage<ScorePageWords>({ en: english });
