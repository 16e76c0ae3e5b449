/** What a seat knows: the one place that decides what is hidden from whom (`one-source`). */

import type { Action } from './action.ts';
import { givers, partnerOf } from './exchange.ts';
import { legal } from './legal.ts';
import { isFaceDown, type Meld } from './melds.ts';
import type { Book, Debt } from './payment.ts';
import type { Ruleset } from './ruleset.ts';
import { type BySeat, bySeat, type Seat, type Wind, windOf } from './seats.ts';
import {
  type Bid,
  type Following,
  type Json,
  left,
  type Offer,
  type Outcome,
  type Phase,
  type Table,
  type TableEvent,
} from './table.ts';
import { promoted } from './table-facts.ts';
import { FACE_DOWN, type Kind } from './tiles.ts';

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
  /** In an exchange of tiles: the which of how many it is, and what this seat gives to whom, where it gives. */
  readonly exchange: {
    readonly round: number;
    readonly rounds: number;
    readonly count: number;
    readonly to: Seat | null;
  } | null;
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
  /** Whether anybody ever pays anybody at this table; where not, balances say nothing. */
  readonly paid: boolean;
  /** What everyone had at the start of the match. */
  readonly stake: number;
  readonly cash: Book;
  readonly debts: readonly Debt[];
  readonly stage: StageView;
  /** What each seat has declared aloud and stands by ("fishing"); null where it said nothing. */
  readonly said: BySeat<string | null>;
  /** What clauses show of their memory, by clause id. */
  readonly memory: Readonly<Record<string, Json>>;
  /** What the seat may do now (at an open table: what anyone may). */
  readonly legal: readonly Action[];
}

/** The table as this seat sees it; null sees all. Everything a bot, a log or a closed table reads is here. */
export function seenBy(ruleset: Ruleset, table: Table, seat: Seat | null): View {
  return {
    seat,
    seats: [
      seatView(table, 0, seat),
      seatView(table, 1, seat),
      seatView(table, 2, seat),
      seatView(table, 3, seat),
    ],
    dealer: table.dealer,
    round: table.round,
    under: table.under,
    direction: ruleset.direction,
    wall: left(table.wall),
    box: table.box ? left(table.box) : null,
    dice: table.rolled ? table.dice : null,
    paid: ruleset.settle !== null || ruleset.clauses.some(({ owes }) => owes !== undefined),
    stake: ruleset.stake,
    cash: table.cash,
    debts: table.debts,
    stage: stageView(ruleset, table, seat),
    said: saidBy(ruleset, table),
    memory: memoryShown(ruleset, table, seat),
    legal: legal(ruleset, table, seat),
  };
}

const NOTHING_SAID: BySeat<string | null> = [null, null, null, null];

/** Everybody hears a declaration, so it is the same for every reader. */
function saidBy(ruleset: Ruleset, table: Table): BySeat<string | null> {
  let said = NOTHING_SAID;
  for (const { id, declared, initial } of ruleset.clauses) {
    if (!declared) continue;
    const memory = table.memory[id] ?? initial;
    const before = said;
    said = bySeat((seat) => before[seat] ?? declared(memory, seat));
  }
  return said;
}

const NOTHING_SHOWN: Readonly<Record<string, Json>> = {};

function memoryShown(ruleset: Ruleset, table: Table, seat: Seat | null): Readonly<Record<string, Json>> {
  let shown: Record<string, Json> | null = null;
  for (const clause of ruleset.clauses) {
    if (!clause.shows) continue;
    shown ??= {};
    shown[clause.id] = clause.shows(table.memory[clause.id] ?? clause.initial, seat);
  }
  return shown ?? NOTHING_SHOWN;
}

function seatView(table: Table, of: Seat, seat: Seat | null): SeatView {
  const hand = table.seats[of];
  const open = seat === null || seat === of || table.revealed.includes(of);
  return {
    seat: of,
    wind: windOf(of, table.dealer),
    concealed: open ? hand.concealed : faceDown(hand.concealed.length),
    melds: meldsSeen(table, of, open, seat),
    bonus: hand.bonus,
    river: hand.river,
    discards: hand.discards,
  };
}

/** Face-down kongs face down; and a fourth tile beside its pung as a kong already: whether others are asked about
 *  it is theirs to know. */
function meldsSeen(table: Table, of: Seat, open: boolean, seat: Seat | null): readonly Meld[] {
  const { stage } = table;
  let { melds } = table.seats[of];
  if (seat !== null && (stage.phase === 'claiming' || stage.phase === 'awarding')) {
    const { as, from, tile } = stage.offer;
    if (as === 'promotion' && from === of && stage.kong) {
      melds = promoted(table, of, stage.kong.tile, tile).seats[of].melds;
    }
  }
  return open || !melds.some(isFaceDown) ? melds : melds.map(covered);
}

const rows: (readonly Kind[])[] = [];
/** A row of face-down tiles; the same one every time, since it never changes. */
function faceDown(length: number): readonly Kind[] {
  const row = rows[length] ?? new Array<Kind>(length).fill(FACE_DOWN);
  rows[length] = row;
  return row;
}

const covered = (meld: Meld): Meld =>
  isFaceDown(meld) ? { ...meld, tile: FACE_DOWN, tiles: faceDown(4) } : meld;

function stageView(ruleset: Ruleset, table: Table, seat: Seat | null): StageView {
  const { stage } = table;
  const none: StageView = {
    phase: stage.phase,
    seat: null,
    drew: null,
    offer: null,
    asked: [],
    answers: [],
    outcome: null,
    following: null,
    exchange: null,
  };
  switch (stage.phase) {
    case 'preparing':
      return {
        ...none,
        asked: stage.asked,
        seat: stage.asked.length > 0 ? null : stage.turn,
        exchange: exchangeView(ruleset, table, stage.step, seat),
      };
    case 'deciding': {
      const open = seat === null || seat === stage.seat;
      return { ...none, seat: stage.seat, drew: open ? (stage.drew?.tile ?? null) : null };
    }
    case 'drawing': {
      if (seat === null) return { ...none, seat: stage.seat, offer: stage.offer, drew: stage.laying };
      if (stage.offer === null) {
        return { ...none, seat: stage.seat, drew: seat === stage.seat ? stage.laying : null };
      }
      const asked = stage.passed?.includes(seat) ? [seat] : [];
      const answers = asked.map((own): Bid => ({ seat: own, call: 'pass' }));
      return { ...none, phase: 'waiting', offer: offerSeen(stage.offer, seat), asked, answers };
    }
    case 'claiming':
    case 'awarding': {
      const asked = stage.phase === 'claiming' ? stage.asked : stage.answers.map((bid) => bid.seat);
      if (seat === null) return { ...none, offer: stage.offer, asked, answers: stage.answers };
      // Who else is asked would tell what they hold: a seat sees its own asking, or just the tile lying there.
      const own = stage.answers.filter((bid) => bid.seat === seat);
      const awaited = stage.phase === 'claiming' && asked.includes(seat) && own.length === 0;
      return {
        ...none,
        phase: awaited ? 'claiming' : 'waiting',
        offer: stage.offer,
        asked: asked.includes(seat) ? [seat] : [],
        answers: own,
      };
    }
    case 'settling':
      return { ...none, outcome: stage.outcome, asked: stage.asked };
    case 'ended':
      return { ...none, outcome: stage.outcome, following: stage.following };
  }
}

function exchangeView(ruleset: Ruleset, table: Table, at: number, seat: Seat | null): StageView['exchange'] {
  const { preamble } = ruleset.deal;
  const step = preamble[at];
  if (step?.step !== 'exchange') return null;
  const exchanges = (steps: typeof preamble) => steps.filter((each) => each.step === 'exchange').length;
  return {
    round: exchanges(preamble.slice(0, at + 1)),
    rounds: exchanges(preamble),
    count: step.count,
    to:
      seat !== null && givers(ruleset, table, step).includes(seat)
        ? partnerOf(step, seat, table.dealer)
        : null,
  };
}

/** The tile of a kong that lies face down is seen by who laid it alone. */
const offerSeen = (offer: Offer, seat: Seat): Offer =>
  offer.covered && offer.from !== seat ? { ...offer, tile: FACE_DOWN } : offer;

/** What this seat hears of an event: hidden tiles face down, null where it hears nothing at all. */
export function heardBy(event: TableEvent, seat: Seat | null): TableEvent | null {
  if (seat === null) return event;
  switch (event.type) {
    case 'drew':
      // A bonus tile is shown by the laying that follows, not by the draw.
      return event.seat === seat ? event : { ...event, tile: FACE_DOWN };
    case 'chose':
      return event.seat === seat ? event : { ...event, choice: null };
    case 'exchanged':
      return {
        ...event,
        given: bySeat((from) => {
          const given = event.given[from];
          return from === seat || event.to[from] === seat ? given : (given?.map(() => FACE_DOWN) ?? null);
        }),
      };
    case 'answered':
      return event.bid.seat === seat ? event : null;
    case 'unclaimed':
      // That nobody took a tile is told by the draw that follows; that somebody was asked, by nothing.
      return null;
    case 'konged':
      return event.covered && event.seat !== seat
        ? { ...event, tile: FACE_DOWN }
        : event.stands
          ? event
          : { ...event, stands: true };
    case 'erred':
      // Why it is one may tell what the seat holds; what it costs is paid openly.
      return event.action.seat === seat ? event : { ...event, reason: { rule: event.price.rule } };
    default:
      return event;
  }
}
