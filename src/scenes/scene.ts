/** The model of a scene: an addressable table, what happens at it, and what must be true. Plain data, so it can travel. */
import type { Call, RuleId } from '../engine/action.ts';
import type { Chosen } from '../engine/game.ts';
import type { IndicatorsSeen } from '../engine/indicators.ts';
import type { Seat, Wind } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import type { SeatName } from '../notation/seats.ts';

/** A text of the scene's file, and the line on which it stands. */
export interface SceneText {
  readonly text: string;
  readonly line: number;
}

export type ForSeats<T> = Readonly<Partial<Record<SeatName, T>>>;

/** What one seat owes another. */
export interface WrittenDebt {
  readonly from: SeatName;
  readonly to: SeatName;
  readonly amount: number;
}

/** The position it starts from; what is not said is as at a match's first deal. */
export interface StartPosition {
  readonly line: number;
  /** Whose turn it is: before the draw, or after it where that hand has a tile more. */
  readonly turn: SeatName | null;
  /** The call after which this seat is about to discard. */
  readonly after: Exclude<Call, 'win'> | null;
  /** What lies there; `…` stands for whatever must lie there so that the wall is as long as it says. */
  readonly rivers: ForSeats<SceneText>;
  /** Which of the four players deals, from 0; seats are called by their winds all the same. */
  readonly dealer: Seat;
  readonly round: Wind;
  /** What the seats have, and the pot. */
  readonly money: ForSeats<number>;
  readonly pot: number;
  /** The indicators that lie open, and those under them. */
  readonly indicators: IndicatorsSeen;
  /** What is owed from hands before. */
  readonly debts: readonly WrittenDebt[];
  /** What clauses remember, by clause id. */
  readonly memory: Readonly<Record<string, Json>>;
}

export interface DealtTiles {
  readonly line: number;
  readonly hands: ForSeats<SceneText>;
  /** The next tile first; after `…` the last ones. Null: all of it is filler. */
  readonly wall: SceneText | null;
  readonly box: SceneText | null;
}

/** An action that is tried at this moment and must be refused by this rule. */
export interface ExpectedRefusal extends SceneText {
  readonly rule: RuleId;
}

/** The caption of a line that is one step with the next: nothing happens in it that anybody has to look at. */
export const WITH_THE_NEXT = '…';

export interface ScriptLine extends SceneText {
  /** What is told, {@link WITH_THE_NEXT}, or null where what happens is told by itself. */
  readonly caption: string | null;
  readonly refuse: readonly ExpectedRefusal[];
  /** What is asked before it happens: who acts. */
  readonly ask?: string;
}

/** What must be true after the last line; null where it says nothing. */
export interface Expected {
  readonly line: number;
  readonly winners: readonly SeatName[] | null;
  /** That nobody wins, and by which rule; true for any. */
  readonly drawn: RuleId | true | null;
  /** Rules that must have played a part: payments, lost calls, the way of winning. */
  readonly rules: readonly RuleId[];
  /** What the winning hand is worth. */
  /** A number, or in words what a game counts that counts in two. */
  readonly total: number | string | null;
  /** Patterns that it must not be given anything for. */
  readonly without: readonly RuleId[];
  readonly cash: ForSeats<number>;
  /** What the match comes to for each seat. */
  readonly final: ForSeats<number>;
  /** Every debt that is open. */
  readonly debts: readonly WrittenDebt[] | null;
  /** Who is asked about a tile when the scene stops. */
  readonly pending: readonly SeatName[] | null;
  /** Whose turn it is. */
  readonly turn: SeatName | null;
  /** Who deals the next hand. */
  readonly next: SeatName | null;
  /** How many tiles are left in the wall. */
  readonly wall: number | null;
  readonly hands: ForSeats<SceneText>;
}

/** What a scene may show beside its table. */
export const SHOWINGS = ['dice', 'receipt', 'debts', 'points'] as const;
export type StepShows = (typeof SHOWINGS)[number];

export interface Scene {
  /** content/<ruleset>/scenes/<id>.yaml */
  readonly ruleset: string;
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly options: Chosen;
  readonly under: string;
  /** Through whose eyes it is seen; null is the open table. */
  readonly seat: SeatName | null;
  /** What is shown beside the table at each step, in this order. */
  readonly shows: readonly StepShows[];
  /** Null: it starts with the deal's first moment. */
  readonly position: StartPosition | null;
  readonly deal: DealtTiles;
  readonly script: readonly ScriptLine[];
  readonly expect: Expected | null;
}
