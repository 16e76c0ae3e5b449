/** What the judge is asked and what it answers, by operation. Tiles are texts in the notation of the judge. */
import type { Json } from '../engine/table.ts';

/** An option of a game's table. `preset` names a table that is known by a name. */
type Options = Readonly<Record<string, string | number | boolean>>;

/** What may stand in every question; the id is repeated in the answer of the command. */
interface Common {
  readonly id?: string | number | boolean | null;
}

/** What every question about a game may have. */
interface OfGame extends Common {
  readonly ruleset: string;
  readonly options?: Options;
  /** The kind of deal: "ordinary" unless it is named. */
  readonly under?: string;
}

/** A seat is its wind: 0 is East, who deals. */
type SeatNumber = 0 | 1 | 2 | 3;
type WindLetter = 'E' | 'S' | 'W' | 'N';

interface MeldText {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tiles: string;
  readonly exposed?: boolean;
  readonly from?: SeatNumber;
}

/** Facts of a seat, by the names that its game has for them. */
type Facts = Readonly<Record<string, Json>>;

interface OfHand {
  readonly hand: string;
  readonly melds?: readonly MeldText[];
  readonly bonus?: string;
  readonly seat?: SeatNumber;
  readonly round?: WindLetter;
}

/** What lies beside a hand in games with indicators. */
interface BesideHand {
  readonly dora?: string;
  readonly ura?: string;
  readonly honba?: number;
  readonly sticks?: number;
}

/** What a question about a moment of a deal may have besides. */
interface BesideMoment extends BesideHand {
  readonly wall?: number;
  readonly kans?: number;
}

interface WayOfWinning {
  readonly by?: 'draw' | 'discard' | 'robbery';
  readonly tile?: string;
  readonly from?: SeatNumber;
  readonly supplement?: 'none' | 'kong' | 'bonus' | 'double';
  readonly lastTile?: boolean;
  readonly firstTurn?: boolean;
}

/** An event of a deal that is settled: README says which there are, and what each has. */
interface EventText {
  readonly type: string;
  readonly [field: string]: Json;
}

interface OfDeals extends OfGame {
  readonly events?: readonly EventText[];
  readonly hands?: readonly (readonly EventText[])[];
  readonly dealer?: SeatNumber;
  readonly streak?: number;
  readonly honba?: number;
  readonly sticks?: number;
}

/** What the judge can be asked, by operation. */
export interface JudgeQuestions {
  shape: Common & {
    readonly op: 'shape';
    readonly hand: string;
    readonly melds?: readonly MeldText[];
    readonly sets?: 4 | 5;
  };
  win: OfGame &
    OfHand &
    BesideHand & { readonly op: 'win'; readonly win?: WayOfWinning; readonly facts?: Facts };
  waits:
    | (OfGame & OfHand & BesideHand & { readonly op: 'waits'; readonly facts?: Facts })
    | (Common & {
        readonly op: 'waits';
        readonly hand: string;
        readonly melds?: readonly MeldText[];
        readonly bonus?: string;
        readonly sets: 4 | 5;
      });
  standing: OfGame & OfHand & { readonly op: 'standing'; readonly facts?: Facts };
  claims: OfGame &
    BesideMoment & {
      readonly op: 'claims';
      readonly discarder: SeatNumber;
      readonly discard: string;
      readonly kong?: 'promoted' | 'concealed';
      readonly round?: WindLetter;
      readonly afterChow?: boolean;
      readonly seats: readonly {
        readonly hand: string;
        readonly melds?: readonly MeldText[];
        readonly bonus?: string;
        readonly facts?: Facts;
        readonly discards?: string;
      }[];
      /** By seat, "0" to "3": pung, kong, win, pass, or chow: with one's own two tiles. */
      readonly bids?: Readonly<Partial<Record<'0' | '1' | '2' | '3', string>>>;
      readonly why?: boolean;
    };
  turn: OfGame &
    OfHand &
    BesideMoment & {
      readonly op: 'turn';
      readonly drawn?: string;
      readonly began?: 'draw' | 'deal' | 'claim' | 'supplement' | 'claimed-supplement';
      readonly called?: string;
      readonly points?: number;
      readonly facts?: Facts;
      readonly why?: boolean;
    };
  settle: OfDeals & { readonly op: 'settle' };
  next: OfDeals & { readonly op: 'next' };
  play: OfGame & {
    readonly op: 'play';
    readonly seed?: string | number;
    readonly hands?: number;
    readonly log?: boolean;
    readonly bots?: 'naive' | 'sensible';
  };
  questions: OfGame & {
    readonly op: 'questions';
    readonly concept?: string;
    readonly seed?: string | number;
    readonly from?: number;
    readonly count?: number;
    readonly grade?: 1 | 2 | 3;
    readonly rules?: readonly string[];
    readonly without?: readonly string[];
  };
  record: Common & { readonly op: 'record'; readonly record: string; readonly options?: Options };
}

/* Answers are types and no interfaces: what is one can be written as JSON. */

export type ScoreAnswer = {
  readonly unit: string;
  readonly total: number;
  readonly lines: readonly {
    readonly pattern: string;
    readonly part?: string;
    readonly worth: number;
    readonly as?: string;
    readonly of?: string;
    readonly apart?: boolean;
    readonly tiles: string;
  }[];
  readonly uncounted: readonly {
    readonly pattern: string;
    readonly part?: string;
    readonly because: string;
    readonly by: string | null;
  }[];
  readonly rank?: {
    readonly han: number | null;
    readonly fu: number | null;
    readonly limit: string | null;
    readonly yakuman: number;
    readonly liable?: number;
  };
};

export type ReadingAnswer = {
  readonly shape: string;
  readonly sets: readonly string[];
  readonly pair: string | null;
  readonly jokers?: readonly string[];
};

export type RefusalAnswer = {
  readonly rule: string;
  /** The rule that makes it a mistake with a price, where a player may insist. */
  readonly mistake?: string;
};

/** Lists by seat, "0" to "3"; a seat without any has none. */
export type BySeatNumber<T> = {
  readonly '0'?: readonly T[];
  readonly '1'?: readonly T[];
  readonly '2'?: readonly T[];
  readonly '3'?: readonly T[];
};

export type CallAnswer = {
  readonly call: string;
  readonly using?: string;
  readonly jokers?: number;
};

type BidAnswer = {
  readonly seat: number;
  readonly call: string;
  readonly using?: string;
};

/** What the judge answers, by operation. */
export interface JudgeAnswers {
  shape: {
    readonly standard: boolean;
    readonly readings: number;
    readonly sevenPairs: boolean;
    readonly thirteenOrphans: boolean;
  };
  win:
    | {
        readonly wins: true;
        readonly readings: readonly ReadingAnswer[];
        readonly score: ScoreAnswer | null;
        readonly payments?: readonly number[];
      }
    | { readonly wins: false; readonly because: readonly string[]; readonly score: ScoreAnswer | null };
  waits: { readonly waits: readonly string[]; readonly ready?: boolean };
  standing: { readonly score: ScoreAnswer };
  claims: {
    readonly legal: BySeatNumber<CallAnswer>;
    readonly refused: BySeatNumber<RefusalAnswer & { readonly call: string }>;
    readonly stands: readonly BidAnswer[];
    readonly lost: readonly (BidAnswer & { readonly rule: string })[];
    readonly ends?: string;
  };
  turn: {
    readonly kongs: readonly { readonly kind: 'promoted' | 'concealed'; readonly tile: string }[];
    readonly win: boolean;
    readonly refused: readonly (RefusalAnswer & { readonly action: string })[];
    /** In a game with a ready declaration: the discards with which it may be made. */
    readonly riichi?: readonly { readonly discard: string; readonly waits: readonly string[] }[];
  };
  settle: {
    readonly ledger: readonly number[];
    readonly payments: readonly {
      readonly from: number | string;
      readonly to: number | string;
      readonly amount: number;
      readonly rule: string;
      readonly book?: 'debt';
    }[];
    readonly debts: readonly { readonly from: number; readonly to: number; readonly amount: number }[];
  };
  next: {
    readonly next: readonly (
      | {
          readonly over: false;
          readonly dealer: number;
          readonly round: string;
          readonly under: string;
          readonly rule: string;
        }
      | { readonly over: true; readonly rule: string; readonly final?: readonly number[] }
    )[];
  };
  play: {
    readonly hands: number;
    readonly won: number;
    readonly drawn: number;
    readonly actions: number;
    readonly hash: string;
    readonly log?: readonly Json[];
  };
  /** One for each question; without a concept one with the concepts of the game. */
  questions: readonly (
    | { readonly concepts: readonly string[] }
    | {
        readonly asked: Json;
        readonly choices: readonly string[] | null;
        readonly key: readonly string[];
        readonly decides: readonly string[];
        readonly address: string;
      }
  )[];
  record: {
    readonly format: string;
    readonly fault: Json;
    readonly deals: readonly {
      readonly deal: string;
      readonly dealer: number;
      readonly counters: number;
      readonly bets: number;
      readonly agrees: boolean;
      readonly [field: string]: Json;
    }[];
  };
}
