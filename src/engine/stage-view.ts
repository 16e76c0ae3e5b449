/** Where the hand stands, for one seat: what it may not know of it is left out (`one-source`). */
import { givers, partnerOf } from './exchange.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';
import type { Bid, NextDeal, Offer, Outcome, Phase, Table } from './table.ts';
import { FACE_DOWN, type Kind } from './tiles.ts';

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
  readonly pending: readonly Seat[];
  /** Answers so far: all at an open table, else one's own. */
  readonly answers: readonly Bid[];
  readonly outcome: Outcome | null;
  readonly following: NextDeal | null;
  /** In an exchange of tiles: the which of how many it is, and what this seat gives to whom, where it gives. */
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

/** The stage as this seat sees it; null sees all. */
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
      // Who else is asked would tell what they hold: a seat sees its own asking, or just the tile lying there.
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

/** The tile of a kong that lies face down is seen by who laid it alone. */
const offerSeen = (offer: Offer, seat: Seat): Offer =>
  offer.covered && offer.from !== seat ? { ...offer, tile: FACE_DOWN } : offer;
