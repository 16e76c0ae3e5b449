/** What a seat knows: the one place that decides what is hidden from whom (`one-source`). */
import type { Action } from './action.ts';
import type { Meld } from './melds.ts';
import type { Book, Debt } from './payment.ts';
import type { BySeat, Seat, Wind } from './seats.ts';
import type { Bid, Following, Json, Offer, Outcome, Phase } from './table.ts';
import type { Kind } from './tiles.ts';

export interface SeatView {
  readonly seat: Seat;
  readonly wind: Wind;
  /** Face-down tiles are `FACE_DOWN`. */
  readonly concealed: readonly Kind[];
  /** A face-down kong has `FACE_DOWN` tiles. */
  readonly melds: readonly Meld[];
  readonly bonus: readonly Kind[];
  readonly river: readonly Kind[];
  readonly discards: number;
}

/** Where the hand stands, as far as this seat can tell. */
export interface StageView {
  /** `waiting`: a discard lies there and the seat is not asked; it cannot tell who is. */
  readonly phase: Phase | 'waiting';
  /** Whose turn it is to draw or decide; null while several may answer, or nobody. */
  readonly seat: Seat | null;
  /** The drawn tile, where one may see it. */
  readonly drew: Kind | null;
  readonly offer: Offer | null;
  /** Who is asked: all of them at an open table, else only oneself. */
  readonly asked: readonly Seat[];
  /** Answers so far: all at an open table, else one's own. */
  readonly answers: readonly Bid[];
  readonly outcome: Outcome | null;
  readonly following: Following | null;
}

/** A table as one seat sees it; `seat` null is the open table of a lesson. */
export interface View {
  readonly seat: Seat | null;
  readonly seats: BySeat<SeatView>;
  readonly dealer: Seat;
  readonly round: Wind;
  readonly under: string;
  readonly direction: 'clockwise' | 'counter-clockwise';
  /** Tiles left to draw. */
  readonly wall: number;
  readonly box: number | null;
  /** Null until they are rolled. */
  readonly dice: readonly number[] | null;
  readonly cash: Book;
  readonly debts: readonly Debt[];
  readonly stage: StageView;
  /** What clauses show of their memory, by clause id. */
  readonly memory: Readonly<Record<string, Json>>;
  /** What the seat may do now (at an open table: what anyone may). */
  readonly legal: readonly Action[];
}
