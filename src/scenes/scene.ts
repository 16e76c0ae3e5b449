/**
 * The data model of a scene: a starting position, a script of lines played at the table, and the expected end state.
 * All of it is plain JSON data, so it can be sent to the browser.
 */
import type { Call, RuleId } from '../engine/action.ts';
import type { Chosen } from '../engine/game.ts';
import type { Seat, Wind } from '../engine/seats.ts';
import type { IndicatorsSeen, Json } from '../engine/table.ts';
import type { SeatName } from '../notation/seats.ts';

/** A text from the scene file with its line number (from 1), for error messages. */
export interface SceneText {
  readonly text: string;
  readonly line: number;
}

export type ForSeats<T> = Readonly<Partial<Record<SeatName, T>>>;

/** An open debt from one seat to another, as the scene file writes it. */
export interface WrittenDebt {
  readonly from: SeatName;
  readonly to: SeatName;
  readonly amount: number;
}

/** The table before the first line of the script. A field left out has its value at the first deal of a match. */
export interface StartPosition {
  readonly line: number;
  /** The seat whose turn it is. The seat has not drawn yet, unless its hand holds one tile more than a waiting hand. */
  readonly turn: SeatName | null;
  /** The call this seat has just made (for example `pung`); its next move is the discard. */
  readonly after: Exclude<Call, 'win'> | null;
  /** The discard piles. `…` stands for filler tiles: as many as it takes to give the wall its stated length. */
  readonly rivers: ForSeats<SceneText>;
  /** The player (0–3) who deals. Scene texts still name seats by wind, so the dealer is always east. */
  readonly dealer: Seat;
  readonly round: Wind;
  /** Each seat's money, and the pot. */
  readonly money: ForSeats<number>;
  readonly pot: number;
  /** The dora indicators: the face-up ones, and the ones under them (ura). */
  readonly indicators: IndicatorsSeen;
  /** Debts left open by earlier hands. */
  readonly debts: readonly WrittenDebt[];
  /** State that rule clauses carry, by clause id. */
  readonly memory: Readonly<Record<string, Json>>;
}

export interface DealtTiles {
  readonly line: number;
  readonly hands: ForSeats<SceneText>;
  /** The wall, next tile first; the tiles after `…` are the last ones. Null: the whole wall is filler. */
  readonly wall: SceneText | null;
  readonly box: SceneText | null;
}

/** An action tried at this line that must be refused, and the rule id that must refuse it. */
export interface ExpectedRefusal extends SceneText {
  readonly rule: RuleId;
}

/**
 * The caption that joins a line to the next one as a single step. Used where nothing in the line needs a look of its
 * own.
 */
export const WITH_THE_NEXT = '…';

export interface ScriptLine extends SceneText {
  /** The caption: author's text, {@link WITH_THE_NEXT}, or null to use the generated one. */
  readonly caption: string | null;
  readonly refuse: readonly ExpectedRefusal[];
  /** A question to the reader before the line is played: which seat acts? */
  readonly ask?: string;
}

/** Assertions about the table after the last line. A null or empty field is not checked. */
export interface Expectation {
  readonly line: number;
  readonly winners: readonly SeatName[] | null;
  /** The hand is drawn by this rule; `true` accepts any rule, null makes no claim. */
  readonly drawn: RuleId | true | null;
  /** Rule ids that must have applied: payments, lost calls, the way of winning, scored patterns. */
  readonly rules: readonly RuleId[];
  /** The winning hand's worth: a number, or a text in games that count in two units (“2 han, 40 fu”). */
  readonly total: number | string | null;
  /** Patterns that must not be scored. */
  readonly without: readonly RuleId[];
  readonly cash: ForSeats<number>;
  /** The final result of the match for each seat. */
  readonly final: ForSeats<number>;
  /** All open debts; null makes no claim. */
  readonly debts: readonly WrittenDebt[] | null;
  /** The seats still asked about a tile when the scene stops. In the file the field is `asked`. */
  readonly pending: readonly SeatName[] | null;
  /** The seat whose turn it is. */
  readonly turn: SeatName | null;
  /** The dealer of the next hand. */
  readonly next: SeatName | null;
  /** The number of tiles left in the wall. */
  readonly wall: number | null;
  readonly hands: ForSeats<SceneText>;
}

/** The panels a scene can show beside its table. */
export const SHOWINGS = ['dice', 'receipt', 'debts', 'points'] as const;
export type StepShows = (typeof SHOWINGS)[number];

export interface Scene {
  /** The ruleset id, a folder name: the scene file is `content/<ruleset>/scenes/<id>.yaml`. */
  readonly ruleset: string;
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly options: Chosen;
  readonly under: string;
  /** The seat whose view is shown; null shows all four hands open. */
  readonly seat: SeatName | null;
  /** The panels beside the table at each step, in display order. */
  readonly shows: readonly StepShows[];
  /** The starting position; null starts at the first moment of a deal. */
  readonly position: StartPosition | null;
  readonly deal: DealtTiles;
  readonly script: readonly ScriptLine[];
  readonly expect: Expectation | null;
}
