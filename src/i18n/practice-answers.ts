/** What the answers of practice are told, a kind of question at a time. */
import type { Kind } from '../engine/tiles.ts';
import type { RuleWords } from './words.ts';

/** Why three tiles are no set. */
export type SetFault = 'honours' | 'suits' | 'pair' | 'ends' | 'gap';

export interface PracticeAnswerWords {
  readonly win: {
    readonly yes: string;
    readonly no: string;
    readonly came: (tile: string, from: string | null) => string;
    /** What was special about that tile. */
    readonly special: (
      way: 'last' | 'flower' | 'gong' | 'two-gongs' | 'first',
      from: string | null,
      kong: string,
    ) => string;
    readonly right: { readonly wins: string; readonly loses: string };
    readonly wrong: { readonly wins: string; readonly loses: string };
    /** Why it wins. */
    readonly why: (shape: string, conditions: number) => string;
    /** The same of sets and a pair, by how many sets and which pair. */
    readonly sets: (sets: number, pair: string, conditions: number) => string;
    /** Of a win: the rule by which somebody might have taken it for none. */
    readonly turns: (rule: string) => string;
  };
  readonly waits: {
    readonly nothing: string;
    readonly from: (seat: string, minimum: string | null) => string;
    readonly right: (tiles: string, count: number) => string;
    readonly rightNone: string;
    readonly missed: (tiles: string) => string;
    readonly wrongOne: (tile: string) => string;
    readonly with: (tile: string) => string;
    /** Before why tiles do not win that make the shape. */
    readonly shapely: (tiles: string, count: number) => string;
    readonly allHeld: string;
    readonly notThese: string;
  };
  readonly tile: {
    readonly right: (tile: string) => string;
    readonly wrong: (tile: string) => string;
    readonly unnamed: string;
    readonly beside: string;
    /** How one tells it. */
    readonly mark: (tile: Kind) => string;
  };
  readonly sort: {
    readonly laid: string;
    readonly left: (sets: number) => string;
    readonly impossible: string;
    readonly takeBack: (tiles: string) => string;
    readonly right: string;
    readonly rightNone: string;
    readonly noSet: (tiles: string, fault: SetFault | null) => string;
    readonly noPair: (tiles: string) => string;
    readonly can: string;
    readonly cannot: string;
    /** Sets and a pair that are no win. */
    readonly broken: string;
    readonly rightBroken: string;
    readonly yours: string;
    readonly reading: (number: number, of: number) => string;
  };
  readonly mend: {
    readonly goes: string;
    readonly comes: (tile: string) => string;
    readonly does: (out: string, come: string) => string;
    readonly drawn: string;
    readonly right: string;
    readonly wrong: string;
    readonly all: string;
  };
  readonly discard: {
    readonly right: (tile: string) => string;
    readonly rightToo: (tile: string) => string;
    readonly wrong: (tile: string) => string;
    readonly leaves: (tiles: string, count: number) => string;
    readonly leavesNone: (tile: string) => string;
    readonly best: (tile: string, count: number) => string;
    readonly each: string;
    readonly count: (count: number) => string;
  };
  readonly claim: {
    /** @param drew whether it is the discard after a draw, not after a call */
    readonly discarded: (seat: string, tile: string, drew: boolean) => string;
    /** What is true of nobody there, of what these rules remember. */
    readonly nobody: (facts: readonly string[]) => string;
    readonly calls: (seat: string, call: string) => string;
    readonly several: (seats: string) => string;
    readonly right: (seat: string) => string;
    readonly wrong: (seat: string) => string;
    /** Who gets it is right, and a rule is not. */
    readonly wrongRule: (seat: string) => string;
    /** Before the seats of which one, or several, get it. */
    readonly who: string;
    /** Before the reasons of which one is told to a seat that does not get it. */
    readonly whyNot: (seat: string) => string;
    /** Who was not named, and gets it as well. */
    readonly too: (seats: string, count: number, call: string) => string;
    /** What a caller has declared before, by the fact's name. */
    readonly fact: (fact: string) => string;
    readonly gets: (seat: string, call: string) => string;
    readonly forbidden: string;
    readonly why: string;
  };
  readonly may: {
    readonly ask: (action: string) => string;
    readonly yes: string;
    readonly no: (rule: Pick<RuleWords, 'title' | 'objection'>) => string;
    readonly right: { readonly allowed: string; readonly forbidden: string };
    readonly wrong: { readonly allowed: string; readonly forbidden: string };
    /** Why one may, of these tiles. */
    readonly why: {
      readonly chow: (giver: string, run: string) => string;
      readonly pung: (held: string) => string;
      readonly kong: (held: string, drew: boolean) => string;
      readonly added: (pung: string, tiles: string) => string;
      readonly win: (tile: string | null) => string;
      readonly discard: (tile: string) => string;
      readonly word: (word: string) => string;
    };
    readonly since: string;
    readonly box: (count: number) => string;
    readonly others: string;
  };
  readonly worth: {
    readonly lines: string;
    readonly total: (unit: string) => string;
    readonly right: (total: string) => string;
    readonly wrong: (total: string) => string;
    readonly forgot: string;
    /** The lines that were not ticked, by their titles. */
    /** Why lines do not count: "No Chows: you have 5-6-7 of bamboo."; of none, the reason alone. */
    readonly because: (titles: readonly string[], why: string) => string;
    readonly leftOut: (titles: readonly string[]) => string;
    readonly extra: string;
    readonly sum: (given: string) => string;
    readonly counted: string;
    readonly uncounted: string;
    readonly noNumber: string;
    /** What is not true of the winner, of what the score sees beside the tiles. */
    readonly so: (facts: readonly string[]) => string;
    readonly bonusApart: string;
  };
  readonly pays: {
    readonly won: (seat: string, total: string, tile: string, from: string | null) => string;
    /** Who deals, and how many deals in a row they have won. */
    readonly die: (dealer: string, count: number) => string;
    readonly stakes: (base: number, fan: number, unit: string) => string;
    /** By which list fan are paid, and who pays for a discard. */
    readonly payTable: (title: string, isShared: boolean) => string;
    readonly spot: string;
    readonly noDebts: string;
    /** What is not true of those who lost, of what a score sees beside the tiles. */
    readonly losers: (facts: readonly string[]) => string;
    readonly seat: (seat: string, unit: string) => string;
    readonly less: (seat: string) => string;
    readonly right: string;
    readonly wrong: string;
    readonly how: string;
    readonly comes: string;
    readonly whom: string;
    readonly losersHave: string;
    /** A line of a hand that did not win: "Pair of dragons (two red dragons) 2". */
    readonly own: (title: string, tiles: string, worth: string) => string;
    readonly nothing: string;
    readonly given: (amount: string) => string;
    readonly zero: string;
  };
  readonly pass: {
    readonly offered: (seat: string, tile: string) => string;
    readonly win: (win: string) => string;
    readonly pass: string;
    readonly right: { readonly win: string; readonly pass: string };
    readonly wrong: { readonly win: string; readonly pass: string };
    /** Why one may win: the tile, and what of oneself was asked for. */
    readonly why: (tile: string, so: Readonly<Record<string, boolean>>, worth: WinWorth | null) => string;
    /** Which win was let go, where that forbids this one. */
    readonly passed: (tile: string) => string;
  };
}

/** What a win is worth, and what it takes. */
export interface WinWorth {
  readonly have: string;
  readonly need: string;
}
