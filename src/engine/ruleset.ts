/** Types of a ruleset: a plain object of small strategies, plus clauses for rules that need memory. */

import type { Action, RuleId } from './action.ts';
import type { Clause } from './clause.ts';
import type { Exclusion } from './exclusion.ts';
import type { AmountSum, Payment, PaymentGroup, Price } from './payment.ts';
import type { Flow } from './procedure-rules.ts';
import type { Reason } from './reason.ts';
import type { ScoreLine } from './score.ts';
import type { Constraint, Scoring, Shape } from './scoring.ts';
import type { ScoringHand } from './scoring-hand.ts';
import type { BySeat, Seat } from './seats.ts';
import type { ClosingStep, PreambleStep } from './steps.ts';
import type { Claim, DrewTile, LostBid, NextDeal, Offer, Outcome, Table, WinSource } from './table.ts';
import type { Aim, Winds } from './targets.ts';
import type { Kind, TileSet } from './tiles.ts';

/** A table together with its ruleset. Every strategy and clause gets one. */
export interface Position {
  readonly ruleset: Ruleset;
  readonly table: Table;
}

/** Words of this game for the common terms, written as shown to the reader ("Sheung"). */
export interface Terms {
  readonly chow: string;
  readonly pung: string;
  readonly kong: string;
  readonly pair: string;
  readonly win: string;
  readonly selfDraw: string;
  readonly winOnDiscard: string;
  /** Calls for a self-drawn win and for a win on another seat's tile. Left out where both are `win`. */
  readonly drawnCall?: string;
  readonly claimedCall?: string;
  readonly dealer: string;
  readonly characters: string;
  readonly dots: string;
  readonly bamboo: string;
  readonly drawnHand: string;
  /** Name of the separate pile of replacement tiles. Default: the kong box. */
  readonly box?: string;
  /** Currency of payments and debts, plural: "points", "chips". A hand's score is counted in `scoring.unit` instead. */
  readonly money: string;
}

/** The deal: hand size, box, and the steps before the first turn and after the last. */
export interface Deal {
  readonly rule: RuleId;
  /** Sets in a complete hand; each seat is dealt 3 × sets + 1 tiles. 4 for 13 tiles, 5 for 16, 1 for warm-up hands. */
  readonly sets: 1 | 2 | 3 | 4 | 5;
  /** Does the dealer get one extra tile and play first without drawing? */
  readonly dealerExtra: boolean;
  /** Size of the box of replacement tiles, in tiles. 0 if replacement tiles come from the wall. */
  readonly box: number;
  readonly preamble: readonly PreambleStep[];
  readonly closing: readonly ClosingStep[];
}

/** Who may claim another seat's tile, and on what condition. */
export interface CallRule {
  /** The rule that allows this claim. A refusal names it also when the seat or the tiles are wrong. */
  readonly rule: RuleId;
  /** `next`: only the seat after the discarder. `nobody`: the game has no such claim. */
  readonly who: 'anyone' | 'next' | 'nobody';
  /** The game's own condition, whichever tiles the seat holds. */
  readonly forbids?: (seat: Seat, offer: Offer, position: Position) => Reason | null;
}

export interface CallRules {
  readonly chow: CallRule;
  readonly pung: CallRule;
  readonly kong: CallRule;
  readonly win: CallRule;
  /** The rule named when a seat passes without having been asked. */
  readonly pass: RuleId;
}

/**
 * Decides between competing claims on one tile, of which there is at least one: which claims stand, and by which rule
 * each other claim loses. With `ends` nobody gets the tile, and the deal ends without a winner by that rule.
 */
export type Contest = (bids: readonly Claim[], offer: Offer, position: Position) => ContestResult;

export type ContestResult =
  | {
      readonly stand: readonly [Claim, ...Claim[]];
      readonly lost: readonly LostBid[];
      readonly ends?: undefined;
    }
  | { readonly stand: readonly []; readonly lost: readonly LostBid[]; readonly ends: RuleId };

/** When a seat may declare a kong on its own turn (concealed or promoted), and on what condition. */
export interface KongRule {
  readonly rule: RuleId;
  /** Set if the game has no such kong. */
  readonly none?: true;
  /** The rule that forbids the kong in a turn that began so, or null. `drew` is null after a claimed chow or pung. */
  readonly untimely: (drew: DrewTile | null) => RuleId | null;
  /** The game's own condition, whichever tiles the seat holds. */
  readonly forbids?: (tile: Kind, drew: DrewTile | null) => Reason | null;
  /** Immediate payment for the kong, as a multiple of an ordinary win. Only bots and hints use it. */
  readonly brings?: number;
}

/** Whether a seat may win on the tile of another seat's kong (robbing). Limits on the hand are in `calls.win`. */
export interface Robbing {
  /** The rule about robbing a tile added to a pung. Refusals name it also if robbing is not allowed. */
  readonly rule: RuleId;
  readonly promoted: boolean;
  /** The rule that allows robbing a concealed kong; null if that is never allowed. */
  readonly concealed: RuleId | null;
}

export interface Kongs {
  readonly concealed: KongRule;
  readonly promoted: KongRule;
  readonly robbing: Robbing;
  /** The rule that forbids a kong when no replacement tile is left; null if a kong is still allowed then. */
  readonly emptyWall: RuleId | null;
  /** Is a concealed kong shown when it is declared (rule `kong-shown`)? */
  readonly shown: boolean;
}

/** Where replacement tiles come from, after a kong or a bonus tile. */
interface Supplement {
  readonly rule: RuleId;
  /**
   * Where replacement tiles come from. `dead-wall`: the last tile of a box that is kept full; after each replacement
   * the last tile of the wall moves into the box.
   */
  readonly from: 'tail' | 'head' | 'box' | 'dead-wall';
  /** The rule that ends the hand in a draw when a replacement tile is needed and none is left. Default: `wallOut`. */
  readonly out?: RuleId;
}

/** Indicators: face-up tiles of the box that make other tiles count (dora). */
export interface Indicators {
  readonly rule: RuleId;
  /** The rule that turns the next indicator before a kong's replacement tile is drawn. Left out if none is turned. */
  readonly next?: RuleId;
  /** The most indicators that can be face up in one hand. */
  readonly most: number;
  /** Indices into the tile order of the box: the face-up indicators that everybody sees. */
  readonly open: (position: Position) => readonly number[];
  /** The rule by which the tiles under the indicators count only for who has declared; left out if they never count. */
  readonly underRule?: RuleId;
  /** Indices of the tiles under the indicators. Empty until they are revealed, or if the game has none. */
  readonly under: (position: Position) => readonly number[];
}

/** Jokers in melds. Jokers in a concealed winning hand are handled by the shapes. */
export interface Jokers {
  readonly rule: RuleId;
  /** The most jokers in one meld of each kind. */
  readonly most: { readonly pung: number; readonly kong: number };
}

export interface Wins {
  /** The rule named when a hand fits no shape. */
  readonly shapeRule: RuleId;
  readonly shapes: readonly Shape[];
  /** Alternative reason for a hand without a reading; null means: name `shapeRule`. */
  readonly lacks?: (hand: ScoringHand, sets: number, how: WinSource) => Reason | null;
  readonly constraints: readonly Constraint[];
  /** Patterns a bot can build towards, and (`usual`) the worth of a win without any of them. For bots and hints. */
  readonly aims?: (winds: Winds) => readonly Aim[];
  readonly usual?: number;
  /** The rules that allow a win on a draw and on a discard. */
  readonly draw: RuleId;
  readonly discard: RuleId;
  /** Minimum worth of a win; null if any complete hand may win. */
  readonly minimum: MinimumRule | null;
}

/** The minimum worth of a winning hand. */
export interface MinimumRule {
  readonly rule: RuleId;
  /** Required worth, in the unit of the score (fan, han, points). */
  readonly need: number;
  /** Does this score line count towards the minimum? */
  readonly counts: (line: ScoreLine) => boolean;
  /** The part of the rule that a hand below the minimum fails, where its refusal has several. */
  readonly part?: (hand: ScoringHand, how: WinSource) => string;
  /** The rule that excludes the other lines, if it is a separate rule. */
  readonly others?: RuleId;
  /** Part of the minimum that the face-up tiles already give. For bots and hints. */
  readonly met?: (laid: Pick<ScoringHand, 'bonus' | 'seatWind'>) => number;
}

/** A mistake that the game lets a player make, and its price. */
export interface Mistake {
  readonly rule: RuleId;
  /** Price of this refused action; null if it is not this mistake. */
  readonly price: (action: Action, reason: Reason, position: Position) => Price | null;
  /** Set if the price is not paid at once: a clause decides after all seats have answered whether it is paid. */
  readonly later?: true;
  /**
   * Price of an allowed action that is done so that it is void; null if it cannot be void. A group without payments
   * costs only the action.
   */
  readonly spoils?: (action: Action, position: Position) => Price | null;
}

/** A warning before an action that is allowed but cannot be undone. */
export interface Caution {
  readonly rule: RuleId;
  /** The warning for this allowed action, or null. */
  readonly warns: (action: Action, position: Position) => Reason | null;
}

/** Agreed stakes: a win costs `fan` for each fan plus `base` once. */
export interface Stakes {
  readonly base: number;
  readonly fan: number;
}

/** The agreed pay table: its name, and whether all losers share the payment for a discard. */
interface PayTable {
  readonly title: string;
  readonly isShared: boolean;
}

/** Declaration of a ready hand in games that have one. */
export interface Ready {
  /** The word declared with a discard. */
  readonly word: string;
  /** Is this hand, one tile short of complete, a ready hand? */
  readonly is: (hand: ScoringHand) => boolean;
  /** Fact names that may hold for a seat that has declared. Facts of one inner list hold together. */
  readonly facts: readonly (readonly string[])[];
  /** Amount of the bet laid on the table with the declaration. */
  readonly bet: number;
  /** Rule by which a seat that has declared shows its hand in a drawn deal. */
  readonly showRule: RuleId;
  /** Points that a seat must have to declare, and the rule; left out where it may borrow them. */
  readonly needs?: { readonly points: number; readonly rule: RuleId };
}

/** All rules of one game with its options chosen. Null or left-out members mean that the game has no such thing. */
export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly terms: Terms;
  /** Does the round wind score? If not, the table need not show it. */
  readonly roundCounts?: boolean;
  /** Rounds in a match; a round is over when everyone has been dealer. Null where a match has no set end. */
  readonly rounds: number | null;
  /** What is special about the deal that begins at this table, told to `reader`. Mostly empty. */
  readonly begins?: (position: Position, reader: Seat) => readonly Reason[];
  /** Direction of play in the drawn table. The engine itself knows only "next seat". */
  readonly direction: 'clockwise' | 'counter-clockwise';
  readonly tiles: TileSet;
  readonly deal: Deal;
  readonly flow: Flow;
  readonly calls: CallRules;
  readonly contest: Contest;
  readonly kongs: Kongs;
  readonly supplement: Supplement;
  /** Left out in games without indicators. */
  readonly indicators?: Indicators;
  readonly jokers?: Jokers;
  readonly wins: Wins;
  /** Null in games that do not score. */
  readonly scoring: Scoring | null;
  /** The rule that ends the hand in a draw when a tile is needed and the wall is empty. */
  readonly wallOut: RuleId;
  /** The rule by which a river of terminals and honours is paid for when the wall is out. Left out: none is. */
  readonly rivers?: RuleId;
  /** Payments at the end of the hand; null if nobody ever pays. */
  readonly settle: ((outcome: Outcome, position: Position) => readonly PaymentGroup[]) | null;
  /** The calculation behind one payment; null for an agreed amount. Left out if all amounts are agreed. */
  readonly sumOf?: (payment: Payment, outcome: Outcome) => AmountSum | null;
  /** Stakes, if the table agrees on them beforehand. Left out if the game fixes them. */
  readonly stakes?: Stakes;
  /** The pay table in use. Left out if the game has only one. */
  readonly payTable?: PayTable;
  readonly next: (outcome: Outcome, position: Position) => NextDeal;
  readonly clauses: readonly Clause[];
  readonly mistakes: readonly Mistake[];
  readonly cautions?: readonly Caution[];
  /** Final match result for each seat. Left out if it is just the cash at the end. */
  readonly final?: (position: Position) => BySeat<number>;
  /** Ready-hand declarations, in games where a ready hand is declared with a discard and asked for at the end. */
  readonly ready?: Ready;
  /**
   * Set if a win "before the first turn" may be on the first discard of any seat that plays before the winner. By
   * default only the dealer's first discard counts.
   */
  readonly anyFirst?: true;
  /** Facts of this game that exclude each other or other circumstances. Left out if it has none. */
  readonly excludes?: readonly Exclusion[];
  /** Cash of each seat at the start of a match. */
  readonly stake: number;
  /**
   * Scoring and payment rules that cannot simply be left out, each with the ruleset of a player who does not know the
   * rule. Tells which questions depend on the rule.
   */
  readonly mistaken?: () => readonly { readonly rule: RuleId; readonly ruleset: Ruleset }[];
}
