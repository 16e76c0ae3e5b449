/** The stage of a hand as one seat may see it (rule `one-source`). */
import { givers, partnerOf } from './exchange.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';
import type { Bid, NextDeal, Offer, Outcome, Phase, Table } from './table.ts';
import { FACE_DOWN, type Kind } from './tiles.ts';

/** Stage of the hand, as far as this seat can tell. */
export interface StageView {
  /** `waiting`: a tile is on offer and the seat is not asked (or has answered); it cannot tell who else is asked. */
  readonly phase: Phase | 'waiting';
  /** Seat that draws or decides; null while several seats may answer, or none. */
  readonly seat: Seat | null;
  /** The drawn tile, if the reader may see it. */
  readonly drew: Kind | null;
  readonly offer: Offer | null;
  /** Seats that are asked: all at an open table, else only the reader's own. */
  readonly pending: readonly Seat[];
  /** Answers so far: all at an open table, else only the reader's own. */
  readonly answers: readonly Bid[];
  readonly outcome: Outcome | null;
  readonly following: NextDeal | null;
  /** In an exchange: its number and the total, the tiles to give, and (if this seat gives) the receiver. */
  readonly exchange: {
    readonly round: number;
    readonly rounds: number;
    readonly count: number;
    readonly to: Seat | null;
  } | null;
}

const NOTHING_SEEN: Omit<StageView, 'phase'> = {
  seat: null,
  drew: null,
  offer: null,
  pending: [],
  answers: [],
  outcome: null,
  following: null,
  exchange: null,
};

/** Builds the stage view of a seat; null sees everything. */
export function stageView(ruleset: Ruleset, table: Table, seat: Seat | null): StageView {
  const { stage } = table;
  switch (stage.phase) {
    case 'dealing':
      return {
        ...NOTHING_SEEN,
        phase: stage.phase,
        pending: stage.pending,
        seat: stage.pending.length > 0 ? null : stage.turn,
        exchange: exchangeView(ruleset, table, stage.step, seat),
      };
    case 'deciding': {
      const open = seat === null || seat === stage.seat;
      return {
        ...NOTHING_SEEN,
        phase: stage.phase,
        seat: stage.seat,
        drew: open ? (stage.drew?.tile ?? null) : null,
      };
    }
    case 'drawing': {
      if (seat === null)
        return {
          ...NOTHING_SEEN,
          phase: stage.phase,
          seat: stage.seat,
          offer: stage.offer,
          drew: stage.laying,
        };
      if (stage.offer === null) {
        return {
          ...NOTHING_SEEN,
          phase: stage.phase,
          seat: stage.seat,
          drew: seat === stage.seat ? stage.laying : null,
        };
      }
      const pending = stage.passed?.includes(seat) ? [seat] : [];
      const answers = pending.map((own): Bid => ({ seat: own, call: 'pass' }));
      return { ...NOTHING_SEEN, phase: 'waiting', offer: offerSeen(stage.offer, seat), pending, answers };
    }
    case 'collecting':
    case 'awarding': {
      const pending = stage.phase === 'collecting' ? stage.pending : stage.answers.map((bid) => bid.seat);
      if (seat === null)
        return { ...NOTHING_SEEN, phase: stage.phase, offer: stage.offer, pending, answers: stage.answers };
      // Showing who else is asked would reveal their tiles. A seat sees only its own request, or just the tile.
      const own = stage.answers.filter((bid) => bid.seat === seat);
      const awaited = stage.phase === 'collecting' && pending.includes(seat) && own.length === 0;
      return {
        ...NOTHING_SEEN,
        phase: awaited ? 'collecting' : 'waiting',
        offer: stage.offer,
        pending: pending.includes(seat) ? [seat] : [],
        answers: own,
      };
    }
    case 'settling':
      return { ...NOTHING_SEEN, phase: stage.phase, outcome: stage.outcome, pending: stage.pending };
    case 'ended':
      return { ...NOTHING_SEEN, phase: stage.phase, outcome: stage.outcome, following: stage.following };
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

/** A face-down kong's tile is visible to its owner only. */
const offerSeen = (offer: Offer, seat: Seat): Offer =>
  offer.covered && offer.from !== seat ? { ...offer, tile: FACE_DOWN } : offer;
