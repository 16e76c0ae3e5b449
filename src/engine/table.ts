import type { Call, DeclareWin, Exchange, Pass, RuleId, Say } from './action.ts';

import type { Meld } from './melds.ts';
import type { Book, Debt, PaymentGroup } from './payment.ts';
import type { Score } from './score.ts';
import type { BySeat, Seat, Wind } from './seats.ts';
import type { Kind } from './tiles.ts';

/** JSON data: clause memories and tables hold nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Tiles and melds of one seat. */
export interface SeatHand {
  /** Sorted by kind; a drawn tile is among them. */
  readonly concealed: readonly Kind[];
  readonly melds: readonly Meld[];
  readonly bonus: readonly Kind[];
  /** Unclaimed discards, oldest first. */
  readonly river: readonly Kind[];
  /** Number of tiles this seat has discarded, including claimed ones. */
  readonly discards: number;
  /** Number of decisions this seat has made; a bot's random numbers are seeded with it. */
  readonly decisions: number;
}

/** Tiles still to be drawn: `order[next]` to `order[end - 1]`. */
export interface Pile {
  readonly order: readonly Kind[];
  readonly next: number;
  readonly end: number;
}

/** Number of tiles left in a pile. */
export const tilesLeft = (pile: Pile): number => pile.end - pile.next;

/** How the last tile was drawn. Patterns, shapes and clauses read this instead of the history. */
export interface Drew {
  readonly by: 'wall' | 'deal' | 'kong' | 'bonus';
  /**
   * Consecutive kongs since the last draw from the wall or claim, each made with the replacement tile of the one
   * before.
   */
  readonly chain: number;
  /** Is this the replacement tile of a claimed kong, or of a kong or bonus tile that followed from it? */
  readonly afterClaim: boolean;
  /** Was it the last tile of the wall? */
  readonly last: boolean;
}

/** The draw with its tile. `tile` is null for the dealer's opening hand, where any tile may count as the last. */
export interface DrewTile extends Drew {
  readonly tile: Kind | null;
}

/** A tile that other seats may claim: a discard or the tile of a kong. */
export interface Offer {
  readonly tile: Kind;
  readonly from: Seat;
  /** Discard, fourth tile added to a pung, or tile of a concealed kong just declared. */
  readonly as: 'discard' | 'promotion' | 'concealed-kong';
  /** Word declared with the discard (“fishing”), or null. */
  readonly says: string | null;
  /** Was the wall empty when the tile was offered? */
  readonly last: boolean;
  /** Is it the dealer's first discard, with no claim or meld before it? */
  readonly opening: boolean;
  /** The claim (chow, pung or kong) that this discard follows, or null. */
  readonly afterCall: Exclude<Call, 'win'> | null;
  /** Set for a face-down kong: only its owner knows the tile. */
  readonly covered?: true;
}

/** Answer of one seat to an offered tile: a claim or a pass. */
export type Bid =
  | { readonly seat: Seat; readonly call: 'pass' | 'win' }
  /** `jokers`: how many of the seat's own tiles in the meld are jokers; default 0. */
  | { readonly seat: Seat; readonly call: 'kong'; readonly jokers?: number }
  | {
      readonly seat: Seat;
      readonly call: 'pung';
      readonly jokers?: number;
      readonly using?: readonly [Kind, Kind];
    }
  | { readonly seat: Seat; readonly call: 'chow'; readonly using: readonly [Kind, Kind] };

export type Claim = Exclude<Bid, { call: 'pass' }> & { readonly call: Call };

/** A claim that did not get the tile, and the rule it lost by. */
export interface LostBid {
  readonly bid: Claim;
  readonly rule: RuleId;
}

/** How a hand was completed. */
export type WinSource =
  | { readonly by: 'draw'; readonly tile: Kind | null; readonly drew: Drew; readonly opening: boolean }
  | {
      readonly by: 'discard' | 'robbery';
      readonly tile: Kind;
      readonly from: Seat;
      readonly last: boolean;
      readonly opening: boolean;
    };

export interface Win {
  readonly seat: Seat;
  readonly how: WinSource;
  readonly score: Score;
}

/** How a hand ended: won by one or more seats, or drawn by a rule. */
export type Outcome =
  | {
      readonly is: 'won';
      readonly winners: readonly [Win, ...Win[]];
      readonly from: Seat | null;
      /** Scores of the losing hands, if losers score; null for winners. */
      readonly loserScores: BySeat<Score | null>;
    }
  | { readonly is: 'drawn'; readonly rule: RuleId };

/** The next deal, as the ruleset decides it, or the end of the match. */
export type NextDeal =
  | { readonly over: true; readonly rule: RuleId }
  | {
      readonly over: false;
      readonly dealer: Seat;
      readonly round: Wind;
      readonly under: string;
      readonly rule: RuleId;
    };

/** A declared kong whose replacement tile is not drawn yet: what that draw will record. */
export interface KongUnderway {
  /** Kind of the kong. Its tile on offer may be a joker instead. */
  readonly tile: Kind;
  readonly chain: number;
  readonly afterClaim: boolean;
}

/** A seat's answer in an exchange: tiles, a word, a win, or a pass. */
export type ExchangeChoice = Exchange | Say | DeclareWin | Pass;

/** The stage of a hand. The engine fixes the order of phases; the state chart only shows it. */
export type Stage =
  | {
      readonly phase: 'dealing';
      /** Index of the step in `deal.preamble`. */
      readonly step: number;
      /** In a `replacing` step: the seat whose bonus tiles are replaced. */
      readonly turn: Seat;
      /** In a `replacing` step: is a replacement tile due to that seat? */
      readonly owed: boolean;
      /** In an exchange: the seats that take part. */
      readonly pending: readonly Seat[];
      /** In an exchange: each seat's answer. Null until it answers, and for seats that are not asked. */
      readonly chosen: BySeat<ExchangeChoice | null>;
    }
  | {
      readonly phase: 'drawing';
      readonly seat: Seat;
      readonly why: 'turn' | 'kong' | 'bonus';
      /** Bonus tile just drawn, which must be laid down first. */
      readonly laying: Kind | null;
      readonly chain: number;
      readonly afterClaim: boolean;
      /** Source of the tile now drawn: the wall, a kong or a bonus tile. It becomes `drew.by`. */
      readonly by: Drew['by'];
      /** The unclaimed tile, kept until the draw: a late claim on it is refused by its own rule. */
      readonly offer: Offer | null;
      /** Seats that were asked about that tile and passed. Left out if nobody was asked. */
      readonly passed?: readonly Seat[];
    }
  | {
      readonly phase: 'deciding';
      readonly seat: Seat;
      /** Null after a claimed chow or pung. */
      readonly drew: DrewTile | null;
      /** The claim that began this turn, or null after a draw. */
      readonly claimed: Exclude<Call, 'win'> | null;
    }
  | {
      readonly phase: 'collecting';
      readonly offer: Offer;
      /** Seats with at least one legal claim, in turn order after the discarder (rule `claims-together`). */
      readonly pending: readonly Seat[];
      /** Answers so far, in turn order after the discarder: the order of answering never matters. */
      readonly answers: readonly Bid[];
      /** The kong that stands if nobody robs it; null for a discard. */
      readonly kong: KongUnderway | null;
    }
  | {
      readonly phase: 'awarding';
      readonly offer: Offer;
      readonly answers: readonly Bid[];
      readonly kong: KongUnderway | null;
    }
  | {
      readonly phase: 'settling';
      readonly outcome: Outcome;
      /** Index of the step in `deal.closing`. */
      readonly step: number;
      /** Seats that have still to answer in this step. */
      readonly pending: readonly Seat[];
      /** Seats that paid instead of doing what the step asks. Left out if there are none. */
      readonly declined?: readonly Seat[];
    }
  | { readonly phase: 'ended'; readonly outcome: Outcome; readonly following: NextDeal };

export type Phase = Stage['phase'];

/** Visible indicators: the face-up ones, and those under them once revealed. */
export interface IndicatorsSeen {
  readonly open: readonly Kind[];
  readonly under: readonly Kind[];
}

/** State of a hand at one moment: plain JSON, never changed in place. */
export interface Table {
  readonly dealer: Seat;
  readonly round: Wind;
  /** Key of the rules in force, one of `Game.under`: `ordinary`, `goulash` … */
  readonly under: string;
  readonly seats: BySeat<SeatHand>;
  readonly wall: Pile;
  /** The box of replacement tiles; null in a game without one. */
  readonly box: Pile | null;
  /** Indicators of a written table, which lists them instead of putting them in the box. */
  readonly indicators?: IndicatorsSeen;
  /** The dice, fixed from the deal. Shown once `rolled` is true. */
  readonly dice: readonly number[];
  readonly rolled: boolean;
  readonly stage: Stage;
  readonly cash: Book;
  readonly debts: readonly Debt[];
  /** Immediate payments not made yet. While there are any, no seat may act. */
  readonly due: readonly PaymentGroup[];
  /** Seats whose concealed tiles are face up at the end. */
  readonly revealed: readonly Seat[];
  /** Clause memories, by clause id. */
  readonly memory: Readonly<Record<string, Json>>;
  /** Seed of the bots' random numbers; null for a written table. */
  readonly seed: string | number | null;
  /** Number of events so far. */
  readonly events: number;
  /** Number of tiles claimed for melds. Opening wins require 0. */
  readonly claims: number;
}
