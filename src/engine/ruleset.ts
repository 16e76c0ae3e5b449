/** A ruleset is a plain object of small strategies, and clauses for what must remember something. */

import type { Action, Reason, RuleId } from './action.ts';
import type { Clause } from './clause.ts';
import type { Counts } from './counts.ts';
import type { Meld } from './melds.ts';
import type { AmountSum, Payment, PaymentGroup } from './payment.ts';
import type { Flow } from './procedure-rules.ts';
import type { Random } from './random.ts';
import type { Reading, Score, ScoreCount, ScoreLine } from './score.ts';
import type { Objections } from './score-objections.ts';
import type { BySeat, Seat, Wind } from './seats.ts';
import type { ClosingStep, PreambleStep } from './steps.ts';
import type { Claim, DrewTile, LostBid, NextDeal, Offer, Outcome, Table, WinSource } from './table.ts';
import type { Aim, Makeup, Need, Winds } from './targets.ts';
import type { Kind, TileSet } from './tiles.ts';

/** A table under its rules: what every strategy and clause is asked about. */
export interface Position {
  readonly ruleset: Ruleset;
  readonly table: Table;
}

/** A hand as shapes and patterns see it. */
export interface ScoringHand {
  /** The concealed tiles by kind, the winning tile among them. */
  readonly counts: Counts;
  readonly melds: readonly Meld[];
  readonly bonus: readonly Kind[];
  /** Which of all its tiles are red fives, where any are: in the counts and the melds they are fives. */
  readonly reds?: readonly Kind[];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
}

/** What this table calls things. Each is written as it is said ("Sheung"). */
export interface Terms {
  readonly chow: string;
  readonly pung: string;
  readonly kong: string;
  readonly pair: string;
  readonly win: string;
  readonly selfDraw: string;
  readonly winOnDiscard: string;
  /** What is called out for a win, where that depends on how the tile came: drawn, or another's. Else it is `win`. */
  readonly drawnCall?: string;
  readonly claimedCall?: string;
  readonly dealer: string;
  readonly characters: string;
  readonly dots: string;
  readonly bamboo: string;
  readonly drawnHand: string;
  /** What tiles that are set apart for supplements are called; the kong box, unless told. */
  readonly box?: string;
  /** What amounts are paid and owed in, in the plural: "points", "chips". A hand is counted in `scoring.unit`. */
  readonly money: string;
}

export interface Deal {
  readonly rule: RuleId;
  /** Sets in a whole hand: 3 × sets + 1 tiles are dealt. 4 for thirteen tiles, 5 for sixteen, 1 to warm up. */
  readonly sets: 1 | 2 | 3 | 4 | 5;
  /** Whether the dealer gets one more and acts without drawing. */
  readonly dealerExtra: boolean;
  /** Tiles set apart for supplements; 0 where they come from the wall. */
  readonly box: number;
  readonly preamble: readonly PreambleStep[];
  readonly closing: readonly ClosingStep[];
}

/** Who may call another seat's tile, and on what condition. */
export interface CallRule {
  /** The rule that lets one call, named also where the seat or the tiles are wrong. */
  readonly rule: RuleId;
  /** `next`: the seat whose turn comes after the giver's. `nobody`: the game has no such call. */
  readonly who: 'anyone' | 'next' | 'nobody';
  /** The game's own condition, whichever tiles the seat holds. */
  readonly forbids?: (seat: Seat, offer: Offer, position: Position) => Reason | null;
}

export interface CallRules {
  readonly chow: CallRule;
  readonly pung: CallRule;
  readonly kong: CallRule;
  readonly win: CallRule;
  /** Named when somebody passes who was not asked. */
  readonly pass: RuleId;
}

/** Who of those who bid gets the tile, and by which rule each of the others does not. */
export type Contest = (
  bids: readonly Claim[],
  offer: Offer,
  position: Position,
) => { readonly stand: readonly [Claim, ...Claim[]]; readonly lost: readonly LostBid[] };

/** When a seat may make a kong of its own, and on what condition. */
export interface KongRule {
  readonly rule: RuleId;
  /** The game has no such kong. */
  readonly none?: true;
  /** The rule that forbids it in a turn that began like this; `drew` is null after a claimed chow or pung. */
  readonly untimely: (drew: DrewTile | null) => RuleId | null;
  /** The game's own condition, whichever tiles the seat holds. */
  readonly forbids?: (tile: Kind, drew: DrewTile | null) => Reason | null;
  /** What it is paid at once, in ordinary wins: for bots and hints. */
  readonly brings?: number;
}

/** Whether a seat may win with the tile of another's kong; with which hands, is a condition of `calls.win`. */
export interface Robbing {
  /** The rule of a tile that is added to a pung; named also where nobody may take one. */
  readonly rule: RuleId;
  readonly promoted: boolean;
  /** The rule by which a tile of a concealed kong may be taken; null where nobody ever may. */
  readonly concealed: RuleId | null;
}

export interface Kongs {
  readonly concealed: KongRule;
  readonly promoted: KongRule;
  readonly robbing: Robbing;
  /** The rule that forbids any kong while no supplement is left, or null where it is allowed. */
  readonly emptyWall: RuleId | null;
  /** Whether a concealed kong is shown when it is declared (`kong-shown`). */
  readonly shown: boolean;
}

interface Supplement {
  readonly rule: RuleId;
  /** `dead-wall`: the last tile of a box that is kept full: with each one drawn the last tile of the wall joins it. */
  readonly from: 'tail' | 'head' | 'box' | 'dead-wall';
  /** The rule by which a hand is drawn when a supplement is needed and none is left; `wallOut` unless told. */
  readonly out?: RuleId;
}

/** Tiles of the box that lie open, and by which other tiles count. */
export interface Indicators {
  readonly rule: RuleId;
  /** By which rule the next one is turned before a kong is replaced; left out where it is not. */
  readonly next?: RuleId;
  /** How many may come to lie open in one hand. */
  readonly most: number;
  /** Their places in the order of the box: of those that everybody sees, and of those that lie under them. */
  readonly open: (position: Position) => readonly number[];
  /** None until they are looked under; where nobody may, never. */
  readonly under: (position: Position) => readonly number[];
}

/** Jokers that may stand for other tiles in sets on the table; in a winning hand the shapes say. */
export interface Jokers {
  readonly rule: RuleId;
  /** How many of them one set may hold. */
  readonly most: { readonly pung: number; readonly kong: number };
}

/** One way a whole hand may look. */
export interface Shape {
  readonly id: string;
  readonly rule: RuleId;
  /** Fast, over counts: whether there is any reading. How the last tile came matters only to jokers. */
  readonly fits: (hand: ScoringHand, sets: number, how: WinSource) => boolean;
  readonly readings: (hand: ScoringHand, sets: number, how: WinSource) => Iterable<Reading>;
  /**
   * The kinds of which one more makes these tiles this shape, where that is found sooner than by trying each of them:
   * for speed alone. Kinds of which no tile is left may be among them; null where each has to be tried after all.
   */
  readonly completing?: (hand: ScoringHand, sets: number) => readonly Kind[] | null;
  /** The tiles of some hand of this shape without melds, where sets and a pair would not come to it by chance. */
  readonly deal?: (random: Random) => readonly Kind[];
  /** How many tiles these lack of it, where no meld lies there and jokers are none, and where each need is to be met by
   *  a tile of it: for bots and hints. Sets and a pair they count by themselves; a shape that does not say is never
   *  aimed at. */
  readonly short?: (counts: Counts, needs?: readonly Need[]) => number;
}

/** A condition beside the shape. */
export interface Constraint {
  readonly rule: RuleId;
  readonly holds: (reading: Reading, hand: ScoringHand, how: WinSource) => boolean;
  /** The tiles that break it, shown with the refusal. */
  readonly concerns?: (reading: Reading, hand: ScoringHand) => readonly Kind[];
  /** How sets and a pair are made that satisfy it: for bots and hints. */
  readonly asks?: Makeup;
  /** `asks` is said of other shapes, too. */
  readonly asksAnyShape?: true;
}

export interface Wins {
  /** Named when a hand has no shape at all. */
  readonly shapeRule: RuleId;
  readonly shapes: readonly Shape[];
  /** What else than the shape's rule is to be named of a hand without a reading; null where nothing is. */
  readonly lacks?: (hand: ScoringHand, sets: number, how: WinSource) => Reason | null;
  readonly constraints: readonly Constraint[];
  /** Patterns that a hand may be built towards, and what a win is worth without any of them: for bots and hints. */
  readonly aims?: (winds: Winds) => readonly Aim[];
  readonly usual?: number;
  /** The rules by which a win is declared. */
  readonly draw: RuleId;
  readonly discard: RuleId;
  /** Null where a complete hand is worth enough, whatever it is worth. */
  readonly minimum: MinimumRule | null;
}

/** The least that a win must be worth. */
export interface MinimumRule {
  readonly rule: RuleId;
  /** In the score's unit. */
  readonly need: number;
  /** Whether this line of the score counts towards it. */
  readonly counts: (line: ScoreLine) => boolean;
  /** The rule that says of the other lines that they do not, where it is one of its own. */
  readonly others?: RuleId;
  /** What lies open of it already: for bots and hints. */
  readonly met?: (laid: Pick<ScoringHand, 'bonus' | 'seatWind'>) => number;
}

/** What a scorer is given. `readings` are those that satisfy every constraint. */
export interface WinToScore {
  readonly scoringHand: ScoringHand;
  readonly how: WinSource;
  readonly readings: readonly Reading[];
  readonly seat: Seat;
  readonly position: Position;
  /** The hand has won: what lies hidden until then counts, too. Of whatever is asked before, it is left out. */
  readonly final?: true;
}

/** What is told of a score of two counts. */
type RankCounts = { readonly han: number; readonly fu: number } | { readonly yakuman: number };

/** A line of a score that chance seldom brings, and what hands of it begin with. */
export interface SeldomHand {
  readonly rule: RuleId;
  readonly begins: (random: Random) => {
    /** The lowest tiles of runs; triplets; what its pair is of. */
    readonly runs?: readonly Kind[];
    readonly pungs?: readonly Kind[];
    readonly pairs?: readonly Kind[];
    /** Of which kinds all of it is. */
    readonly kinds?: readonly Kind[];
    /** Of ten other sets, how many are runs. */
    readonly chows?: number;
    /** Whether sets of it may lie open; they may, unless told. */
    readonly open?: false;
  };
}

export interface Scoring {
  readonly unit: string;
  /** Facts of a winner that a score sees beside hand and last tile, each named by a clause, and the rule that says
   *  what it is: for pages that ask. */
  readonly facts?: Readonly<Record<string, RuleId>>;
  readonly score: (win: WinToScore) => Score;
  /** A score of which no more is known than its counts, in a game that counts in two. */
  readonly ofRank?: (counts: RankCounts) => Score;
  /** In such a game, what these lines come to. */
  readonly ofLines?: (lines: readonly ScoreLine[]) => Pick<Score, 'total' | 'rank'>;
  /** In such a game, the rule by which each count is added up. */
  readonly counts?: Readonly<Record<ScoreCount, RuleId>>;
  /** Hands that are dealt on purpose where questions are asked; left out where chance brings enough. */
  readonly seldom?: readonly SeldomHand[];
  /** Whether it may as well be counted in a way that comes to as much by other lines: no one receipt is right then. */
  readonly tied?: (win: WinToScore) => boolean;
  /** Why a line does not count in a hand; left out where there is nothing to tell. */
  readonly objections?: Objections;
  /** What a hand that did not win is worth, where losers score too. */
  readonly loserScore: ((hand: ScoringHand, seat: Seat, position: Position) => Score) | null;
}

/** A mistake this game lets a player make, and what it costs. */
export interface Mistake {
  readonly rule: RuleId;
  /** The price of this refused action, or null when it is no such mistake. */
  readonly price: (action: Action, reason: Reason, position: Position) => PaymentGroup | null;
  /** It is not paid on the spot: a clause says once all have answered whether it is paid at all. */
  readonly later?: true;
  /** The price of an allowed action that is done in such a way that it is void, or null when it cannot be. A group
   *  without payments costs the action alone. */
  readonly spoils?: (action: Action, position: Position) => PaymentGroup | null;
}

/** What a player may do, and is warned of first: it is allowed and cannot be mended. */
export interface Caution {
  readonly rule: RuleId;
  /** Asked of actions that are allowed. */
  readonly warns: (action: Action, position: Position) => Reason | null;
}

/** A win costs so much for each fan, and the base once. */
export interface Stakes {
  readonly base: number;
  readonly fan: number;
}

/** What a table agrees on about payment: the name of the list, and whether a discard is paid by all who lose. */
export interface PayTable {
  readonly title: string;
  readonly isShared: boolean;
}

export interface Ready {
  /** The word that is said with a discard. */
  readonly word: string;
  /** Whether the hand, one tile short, is so. */
  readonly is: (hand: ScoringHand) => boolean;
  /** What may be true of a seat that has declared it, by the names of its facts: those of each list together. */
  readonly facts: readonly (readonly string[])[];
  /** What is laid on the table with it. */
  readonly bet: number;
}

export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly terms: Terms;
  /** Whether the wind of the round is worth something; where it is not nobody has to know it. */
  readonly roundCounts?: boolean;
  /** How many rounds a match has; left out where it is one for each wind. */
  readonly rounds?: number;
  /** What is special about a deal that begins at this table, as this seat is told: nothing in most. */
  readonly begins?: (position: Position, reader: Seat) => readonly Reason[];
  /** Which way play runs round the drawn table; the engine knows only "next seat". */
  readonly direction: 'clockwise' | 'counter-clockwise';
  readonly tiles: TileSet;
  readonly deal: Deal;
  readonly flow: Flow;
  readonly calls: CallRules;
  readonly contest: Contest;
  readonly kongs: Kongs;
  readonly supplement: Supplement;
  /** Left out where a game has none. */
  readonly indicators?: Indicators;
  readonly jokers?: Jokers;
  readonly wins: Wins;
  /** Null where a win is a win: nothing is counted. */
  readonly scoring: Scoring | null;
  /** The rule by which a hand is drawn when a tile is needed and none is left. */
  readonly wallOut: RuleId;
  /** Who pays whom at the end; null where nobody ever does. */
  readonly settle: ((outcome: Outcome, position: Position) => readonly PaymentGroup[]) | null;
  /** How an amount of the settlement comes about; null of an agreed one. Left out where all of them are. */
  readonly sumOf?: (payment: Payment, outcome: Outcome) => AmountSum | null;
  /** What a win costs, where a table agrees on that beforehand; left out where the game says it. */
  readonly stakes?: Stakes;
  /** By which table what a hand counts becomes money, where several are in use; left out where there is one. */
  readonly payTable?: PayTable;
  readonly next: (outcome: Outcome, position: Position) => NextDeal;
  readonly clauses: readonly Clause[];
  readonly mistakes: readonly Mistake[];
  readonly cautions?: readonly Caution[];
  /** What a match comes to for each seat, where that is something else than what everyone has in the end. */
  readonly final?: (position: Position) => BySeat<number>;
  /** What a hand one tile short is called at this table, where it is declared with a discard and asked for at the end. */
  readonly ready?: Ready;
  /** Whether the first tile that any seat discards comes before the first turn of those after it; where it is not
   *  said, only the dealer's does. */
  readonly anyFirst?: true;
  /** What everyone has at the start of a match. */
  readonly stake: number;
  /** Rules of counting and paying that no part of this can be left out for, each with what somebody plays who does not
   *  know it: for telling which questions turn on them. */
  readonly mistaken?: () => readonly { readonly rule: RuleId; readonly ruleset: Ruleset }[];
}
