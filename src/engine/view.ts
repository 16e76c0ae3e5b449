/** Views: what each seat can see. The only place that decides what is hidden from whom (rule `one-source`). */

import type { Action } from './action.ts';
import { clauseMemory } from './clause.ts';
import type { TableEvent } from './events.ts';
import { plainly } from './hands.ts';
import { hooksOf } from './hooks.ts';
import { indicatorsSeen } from './indicators.ts';
import { legal } from './legality/legal.ts';
import { isFaceDown, type Meld } from './melds.ts';
import type { Book, Debt } from './payment.ts';
import type { Ruleset } from './ruleset.ts';
import type { ScoringHand } from './scoring-hand.ts';
import { type BySeat, bySeat, SEATS, type Seat, type Wind, windOf } from './seats.ts';
import { promotePung } from './selectors.ts';
import { type StageView, stageView } from './stage-view.ts';
import type { IndicatorsSeen } from './table.ts';
import { type Table, tilesLeft } from './table.ts';
import type { Threat } from './threat.ts';
import { FACE_DOWN, type Kind } from './tiles.ts';

/** The part of a view about one seat. */
export interface SeatView {
  readonly seat: Seat;
  readonly wind: Wind;
  /** Concealed tiles; `FACE_DOWN` where the reader cannot see them. */
  readonly concealed: readonly Kind[];
  /** A face-down kong has `FACE_DOWN` tiles. */
  readonly melds: readonly Meld[];
  readonly bonus: readonly Kind[];
  readonly river: readonly Kind[];
  /** Indices of the discards in the river that lie sideways. */
  readonly sideways: readonly number[];
  readonly discards: number;
}

/** The table as one seat sees it. `seat` null: the open table of a lesson, where everything is visible. */
export interface View {
  readonly seat: Seat | null;
  readonly seats: BySeat<SeatView>;
  readonly dealer: Seat;
  readonly round: Wind;
  /** Does the round wind score in this game? */
  readonly roundCounts: boolean;
  readonly under: string;
  readonly direction: 'clockwise' | 'counter-clockwise';
  /** Tiles left to draw in the wall. */
  readonly wall: number;
  readonly box: number | null;
  /** Visible indicators: tiles nobody holds, by which other tiles count. */
  readonly indicators: IndicatorsSeen;
  /** The most indicators that can be face up; 0 in most games. */
  readonly indicatorPlaces: number;
  /** Does this game ever lay discards sideways? */
  readonly laysSideways: boolean;
  /** Null until rolled. */
  readonly dice: readonly number[] | null;
  /** Does this game have payments at all? If not, balances mean nothing. */
  readonly paid: boolean;
  /** Cash of each seat at the start of the match. */
  readonly stake: number;
  readonly cash: Book;
  readonly debts: readonly Debt[];
  /** Counters on the table, which are added to a win; null in games without them. */
  readonly counters: number | null;
  readonly stage: StageView;
  /**
   * The word each seat has declared and is bound by ("fishing"), or null. Any other clause memory stays hidden: it
   * shows only in what a seat may do.
   */
  readonly declarations: BySeat<string | null>;
  /** Declared hands of other seats that may win on a discard, with what everybody knows of them. */
  readonly threats: readonly Threat[];
  /** Words a player might think of saying now, allowed or not: with a discard or alone. */
  readonly words: readonly string[];
  /** Legal actions of the seat now (at an open table: of every seat). */
  readonly legal: readonly Action[];
}

/** Builds the view of a seat; null sees everything. Bots, logs and closed tables read nothing else. */
export function seenBy(ruleset: Ruleset, table: Table, seat: Seat | null): View {
  return {
    seat,
    seats: [
      seatView(ruleset, table, 0, seat),
      seatView(ruleset, table, 1, seat),
      seatView(ruleset, table, 2, seat),
      seatView(ruleset, table, 3, seat),
    ],
    dealer: table.dealer,
    round: table.round,
    roundCounts: ruleset.roundCounts ?? false,
    under: table.under,
    direction: ruleset.direction,
    wall: tilesLeft(table.wall),
    box: table.box ? tilesLeft(table.box) : null,
    indicators: indicatorsSeen({ ruleset, table }),
    indicatorPlaces: ruleset.indicators?.most ?? 0,
    laysSideways: hooksOf(ruleset).marks.length > 0,
    dice: table.rolled ? table.dice : null,
    paid: ruleset.settle !== null || ruleset.clauses.some(({ owes }) => owes !== undefined),
    stake: ruleset.stake,
    cash: table.cash,
    debts: table.debts,
    counters: countersOf(ruleset, table),
    stage: stageView(ruleset, table, seat),
    declarations: declarationsIn(ruleset, table),
    threats: threatsTo(ruleset, table, seat),
    words: wordsNow(ruleset, table, seat),
    legal: legal(ruleset, table, seat),
  };
}

function countersOf(ruleset: Ruleset, table: Table): number | null {
  for (const clause of hooksOf(ruleset).stands) {
    const entry = clause.stands?.(clauseMemory(table, clause));
    if (entry?.is === 'counters') return entry.count;
  }
  return null;
}

const NO_WORDS: readonly string[] = [];

function wordsNow(ruleset: Ruleset, table: Table, seat: Seat | null): readonly string[] {
  const { stage } = table;
  if (stage.phase === 'ended') return NO_WORDS;
  if (stage.phase !== 'settling') return ruleset.ready ? [ruleset.ready.word] : NO_WORDS;
  if (seat !== null && !stage.pending.includes(seat)) return NO_WORDS;
  const step = ruleset.deal.closing[stage.step];
  return step?.step === 'declare' && stage.pending.length > 0 ? [step.says.shows, step.says.hides] : NO_WORDS;
}

const NOTHING_SAID: BySeat<string | null> = [null, null, null, null];

/** Declarations are public, so they are the same for every reader. */
function declarationsIn(ruleset: Ruleset, table: Table): BySeat<string | null> {
  let declarations: [string | null, string | null, string | null, string | null] | null = null;
  for (const clause of hooksOf(ruleset).declared) {
    const memory = clauseMemory(table, clause);
    for (const seat of SEATS) {
      const word = clause.declared?.(memory, seat) ?? null;
      if (word === null) continue;
      declarations ??= [null, null, null, null];
      declarations[seat] ??= word;
    }
  }
  return declarations ?? NOTHING_SAID;
}

const NO_THREATS: readonly Threat[] = [];

/** Declared hands that threaten the reader; at an open table (`reader` null) all of them. */
function threatsTo(ruleset: Ruleset, table: Table, reader: Seat | null): readonly Threat[] {
  const { threatens } = hooksOf(ruleset);
  if (threatens.length === 0) return NO_THREATS;
  const threats: Threat[] = [];
  for (const seat of SEATS) {
    if (seat === reader) continue;
    for (const clause of threatens) {
      const known = clause.threatens?.(clauseMemory(table, clause), seat, { ruleset, table });
      if (known) threats.push({ seat, ...known });
    }
  }
  return threats;
}

function seatView(ruleset: Ruleset, table: Table, of: Seat, seat: Seat | null): SeatView {
  const hand = table.seats[of];
  const open = seat === null || seat === of || table.revealed.includes(of);
  return {
    seat: of,
    wind: windOf(of, table.dealer),
    concealed: open ? hand.concealed : faceDown(hand.concealed.length),
    melds: meldsSeen(table, of, open, seat),
    bonus: hand.bonus,
    river: hand.river,
    sideways: sidewaysIn(ruleset, table, of),
    discards: hand.discards,
  };
}

const NONE_SIDEWAYS: readonly number[] = [];

function sidewaysIn(ruleset: Ruleset, table: Table, seat: Seat): readonly number[] {
  let sideways = NONE_SIDEWAYS;
  for (const clause of hooksOf(ruleset).marks) {
    const marked = clause.marks?.(clauseMemory(table, clause), seat) ?? NONE_SIDEWAYS;
    if (marked.length > 0) sideways = [...sideways, ...marked];
  }
  return sideways;
}

/**
 * Melds as the reader sees them. Face-down kongs stay face down. A tile being added to a pung is shown as a kong at
 * once, so that nobody can tell whether others are asked about robbing it.
 */
function meldsSeen(table: Table, of: Seat, open: boolean, seat: Seat | null): readonly Meld[] {
  const { stage } = table;
  let { melds } = table.seats[of];
  if (seat !== null && (stage.phase === 'collecting' || stage.phase === 'awarding')) {
    const { as, from, tile } = stage.offer;
    if (as === 'promotion' && from === of && stage.kong) {
      melds = promotePung(table, of, stage.kong.tile, tile).seats[of].melds;
    }
  }
  if (open) return melds;
  for (const meld of melds) if (isFaceDown(meld)) return melds.map(coverMeld);
  return melds;
}

const rows: (readonly Kind[])[] = [];
/** Row of face-down tiles. Cached by length, as it never changes. */
function faceDown(length: number): readonly Kind[] {
  const row = rows[length] ?? new Array<Kind>(length).fill(FACE_DOWN);
  rows[length] = row;
  return row;
}

const coverMeld = (meld: Meld): Meld =>
  isFaceDown(meld) ? { ...meld, tile: FACE_DOWN, tiles: faceDown(4) } : meld;

/** The event as this seat hears it: hidden tiles face down; null if it hears nothing. */
export function heardBy(event: TableEvent, seat: Seat | null): TableEvent | null {
  if (seat === null) return event;
  switch (event.type) {
    case 'drew':
      // The `laid` event that follows shows a bonus tile, not the draw.
      return event.seat === seat ? event : { ...event, tile: FACE_DOWN };
    case 'chose':
      return event.seat === seat ? event : { ...event, choice: null };
    case 'exchanged':
      return {
        ...event,
        passedTiles: bySeat((from) => {
          const tiles = event.passedTiles[from];
          return from === seat || event.to[from] === seat ? tiles : (tiles?.map(() => FACE_DOWN) ?? null);
        }),
      };
    case 'answered':
      return event.bid.seat === seat ? event : null;
    case 'unclaimed':
      // The next draw shows that nobody took the tile. That somebody was asked stays hidden.
      return null;
    case 'konged':
      return event.covered && event.seat !== seat
        ? { ...event, tile: FACE_DOWN }
        : event.stands
          ? event
          : { ...event, stands: true };
    case 'erred':
      // The reason could reveal the seat's tiles, so only the mistake's rule is told. The price is paid openly.
      return event.action.seat === seat ? event : { ...event, reason: { rule: event.price.rule } };
    default:
      return event;
  }
}

/** Builds the scoring hand of a seat from a view, optionally with other concealed tiles. */
export function scoringHandIn(
  view: View,
  seat: Seat,
  tiles: readonly Kind[] = view.seats[seat].concealed,
): ScoringHand {
  const { melds, bonus, wind } = view.seats[seat];
  return { ...plainly(tiles, melds), bonus, seatWind: wind, roundWind: view.round };
}
