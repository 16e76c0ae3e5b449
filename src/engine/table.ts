import type { Call, DeclareWin, Exchange, Pass, RuleId, Say } from './action.ts';
import type { IndicatorsSeen } from './indicators.ts';
import type { Meld } from './melds.ts';
import type { Book, Debt, PaymentGroup } from './payment.ts';
import type { Score } from './score.ts';
import type { BySeat, Seat, Wind } from './seats.ts';
import type { Kind } from './tiles.ts';

/** Plain data: what a clause may remember and a table may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What lies in front of one seat. */
export interface SeatHand {
  /** Sorted by kind; a drawn tile is among them. */
  readonly concealed: readonly Kind[];
  readonly melds: readonly Meld[];
  readonly bonus: readonly Kind[];
  /** Discards that still lie there, oldest first; claimed ones have left. */
  readonly river: readonly Kind[];
  /** How many tiles this seat has discarded, claimed ones too. */
  readonly discards: number;
  /** How many decisions it has made: the number a bot's randomness hangs on. */
  readonly decisions: number;
}

/** Tiles still to be drawn: `order` from `next` up to and without `end`. */
export interface Pile {
  readonly order: readonly Kind[];
  readonly next: number;
  readonly end: number;
}

export const left = (pile: Pile): number => pile.end - pile.next;

/** How the last tile came; patterns, shapes and clauses see this and not the history. */
export interface Drew {
  readonly by: 'wall' | 'deal' | 'kong' | 'bonus';
  /** Kongs in a row since the last draw from the wall or claim, each made with the supplement of the one before. */
  readonly chain: number;
  /** A supplement of a claimed kong, or what follows from it. */
  readonly afterClaim: boolean;
  /** It was the last tile there was to draw. */
  readonly last: boolean;
}

/** Drew, and the tile; null for the dealer's opening hand, where any tile may count as the last. */
export interface DrewTile extends Drew {
  readonly tile: Kind | null;
}

/** A tile that others may take, or why they may not. */
export interface Offer {
  readonly tile: Kind;
  readonly from: Seat;
  /** A discard; the fourth tile of a promotion; a concealed kong just shown. */
  readonly as: 'discard' | 'promotion' | 'concealed-kong';
  /** The word said with the discard, if any. */
  readonly says: string | null;
  /** No tile was left in the wall when it was offered. */
  readonly last: boolean;
  /** It is the dealer's first discard, and nothing but the deal came before. */
  readonly opening: boolean;
  /** The discard that follows a claim, and which call that was. */
  readonly afterCall: Exclude<Call, 'win'> | null;
  /** It is of a kong that lies face down: only who laid it knows the tile. */
  readonly covered?: true;
}

/** One seat's answer to an offer. */
export type Bid =
  | { readonly seat: Seat; readonly call: 'pass' | 'win' }
  /** With so many jokers among one's own tiles; none where it is not said. */
  | { readonly seat: Seat; readonly call: 'kong'; readonly jokers?: number }
  | {
      readonly seat: Seat;
      readonly call: 'pung';
      readonly jokers?: number;
      readonly using?: readonly [Kind, Kind];
    }
  | { readonly seat: Seat; readonly call: 'chow'; readonly using: readonly [Kind, Kind] };

export type Claim = Exclude<Bid, { call: 'pass' }> & { readonly call: Call };

/** A bid that did not get the tile, and the rule it lost by. */
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

export type Outcome =
  | {
      readonly is: 'won';
      readonly winners: readonly [Win, ...Win[]];
      readonly from: Seat | null;
      /** What the others' hands are worth, where losers score too; null for winners. */
      readonly loserScores: BySeat<Score | null>;
    }
  | { readonly is: 'drawn'; readonly rule: RuleId };

/** What the ruleset says comes after this hand. */
export type NextDeal =
  | { readonly over: true; readonly rule: RuleId }
  | {
      readonly over: false;
      readonly dealer: Seat;
      readonly round: Wind;
      readonly under: string;
      readonly rule: RuleId;
    };

/** What the supplement of a kong will have come by. */
export interface KongUnderway {
  /** What the kong is of; its tile on offer may be a joker. */
  readonly tile: Kind;
  readonly chain: number;
  readonly afterClaim: boolean;
}

/** An answer in an exchange: tiles, a word, a win, or nothing to say. */
export type ExchangeChoice = Exchange | Say | DeclareWin | Pass;

/** Where a hand stands. The engine owns this order, the chart shows it. */
export type Stage =
  | {
      readonly phase: 'dealing';
      /** Index of the step in `deal.preamble`. */
      readonly step: number;
      /** In a replacement: whose tiles. */
      readonly turn: Seat;
      /** In a replacement: whether the seat has a replacement coming. */
      readonly owed: boolean;
      /** In an exchange: who takes part. */
      readonly pending: readonly Seat[];
      /** In an exchange: what each seat answers; null until it has, and where it is not asked. */
      readonly chosen: BySeat<ExchangeChoice | null>;
    }
  | {
      readonly phase: 'drawing';
      readonly seat: Seat;
      readonly why: 'turn' | 'kong' | 'bonus';
      /** A bonus tile just drawn that must be laid down first. */
      readonly laying: Kind | null;
      readonly chain: number;
      readonly afterClaim: boolean;
      /** How the tile came that a bonus tile's supplement replaces. */
      readonly by: Drew['by'];
      /** The tile that nobody took, until the draw: trying to take it is answered by its rule. */
      readonly offer: Offer | null;
      /** Who was asked about that tile and let it lie; left out where nobody was. */
      readonly passed?: readonly Seat[];
    }
  | {
      readonly phase: 'deciding';
      readonly seat: Seat;
      /** Null after a claimed chow or pung. */
      readonly drew: DrewTile | null;
      /** The call that led here, where a claim did. */
      readonly claimed: Exclude<Call, 'win'> | null;
    }
  | {
      readonly phase: 'collecting';
      readonly offer: Offer;
      /** Everyone with at least one legal claim, by distance from the giver (`claims-together`). */
      readonly pending: readonly Seat[];
      /** Answers so far, kept by distance from the giver: the order of answering never matters. */
      readonly answers: readonly Bid[];
      /** What goes on when nobody robs it; null for a discard. */
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
      /** In a step that waits for seats: who has still to answer. */
      readonly pending: readonly Seat[];
      /** Who has paid rather than do what the step asks; left out where nobody has. */
      readonly declined?: readonly Seat[];
    }
  | { readonly phase: 'ended'; readonly outcome: Outcome; readonly following: NextDeal };

export type Phase = Stage['phase'];

/** A whole hand at one moment: plain JSON, never changed in place. */
export interface Table {
  readonly dealer: Seat;
  readonly round: Wind;
  /** Which of its game's rules are in force: `ordinary`, `goulash` … */
  readonly under: string;
  readonly seats: BySeat<SeatHand>;
  readonly wall: Pile;
  /** Where supplements come from in a game with a kong box. */
  readonly box: Pile | null;
  /** The indicators, where they are written down and do not lie in the box. */
  readonly indicators?: IndicatorsSeen;
  /** What the dice show, or will show once they are rolled. */
  readonly dice: readonly number[];
  readonly rolled: boolean;
  readonly stage: Stage;
  readonly cash: Book;
  readonly debts: readonly Debt[];
  /** Payments that are owed on the spot and not yet made. */
  readonly due: readonly PaymentGroup[];
  /** Whose concealed tiles lie open at the end. */
  readonly revealed: readonly Seat[];
  /** What the clauses remember, by clause id. */
  readonly memory: Readonly<Record<string, Json>>;
  /** What bots' randomness hangs on; null for a written table. */
  readonly seed: string | number | null;
  /** How many events have happened. */
  readonly events: number;
  /** How many tiles have been claimed for a meld: an opening is a table without any. */
  readonly claims: number;
}
