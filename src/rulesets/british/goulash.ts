/**
 * The exchanges of a goulash: three tiles with each other seat in turn (`exchanges`), exemptions and skipping
 * (`exchange-exempt`), and East's win, which stops them (`east-stops-exchanges`).
 */
import type { Action } from '../../engine/action.ts';
import { clause } from '../../engine/clause.ts';
import type { TableEvent } from '../../engine/events.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position } from '../../engine/ruleset.ts';
import { SEATS, type Seat, seatAfter, type Wind, windOf } from '../../engine/seats.ts';
import type { PreambleStep } from '../../engine/steps.ts';
import { byDraw, completes, judgeHand } from '../../engine/win.ts';
import { ORIGINAL_CALL, SKIP } from './declarable-words.ts';
import { calledInExchange, type Exchanges, exchangesMade } from './exchange-calls.ts';
import { callingDiscards, isCalling } from './ready.ts';

/** Number of exchanges made in this hand; `heavens-blessing` requires 0. */
export const exchangesDone = ({ table }: Position): number => exchangesMade.of(table).done;

/**
 * Partner of each wind, per exchange: East–West and South–North, East–South and West–North, East–North and South–West.
 */
const PARTNERS: readonly (readonly [Wind, Wind, Wind, Wind])[] = [
  [2, 3, 0, 1],
  [1, 0, 3, 2],
  [3, 2, 1, 0],
];

const exemptOf = ({ table }: Position): readonly Seat[] =>
  SEATS.filter((seat) => calledInExchange(table, seat));

export const EXCHANGE_STEPS: readonly PreambleStep[] = PARTNERS.map((partners) => ({
  step: 'exchange',
  rule: 'exchanges',
  count: 3,
  partner: (wind) => partners[wind],
  exempt: exemptOf,
  consents: seatsToConsent,
  skipped: ({ table }) => exchangesMade.of(table).skipped,
}));

/** Partners of this seat, in the order of the exchanges. */
export const partnersOf = ({ table: { dealer } }: Position, seat: Seat): readonly Seat[] =>
  PARTNERS.map((partners) => seatAfter(dealer, partners[windOf(seat, dealer)]));

/**
 * Seats asked whether to skip the remaining exchanges: all without a call, once in each round that begins after a seat
 * has called.
 */
function seatsToConsent({ table }: Position): readonly Seat[] {
  const { stage } = table;
  const { calledAt, announcedAt } = exchangesMade.of(table);
  if (stage.phase !== 'dealing' || announcedAt === stage.step) return [];
  const { step } = stage;
  if (!calledAt.some((at) => at !== null && at < step)) return [];
  return SEATS.filter((seat) => calledAt[seat] === null);
}

export const exchanges = clause<Exchanges>({
  ...exchangesMade,
  lasts: 'hand',
  words: [SKIP],
  after: {
    exchanged: (memory) => ({ ...memory, done: memory.done + 1 }),
    told: withWords,
  },
  offers: (_memory, seat, position) => (isAnswering(position, seat) ? offers(seat, position) : []),
  forbids: {
    win: (_memory, { seat }, position) => (isAnswering(position, seat) ? againstStop(seat, position) : null),
    say: (_memory, { seat, word }, position) => {
      if (!isAnswering(position, seat)) return null;
      const may = word === ORIGINAL_CALL ? mayCall(seat, position) : seatsToConsent(position).includes(seat);
      return may ? null : { rule: 'exchange-exempt', seats: [seat] };
    },
  },
  // East's win.
});

/** Is this seat asked in an exchange, with its tiles not yet laid out? */
function isAnswering({ table: { stage } }: Position, seat: Seat): boolean {
  return stage.phase === 'dealing' && stage.pending.includes(seat) && stage.chosen[seat] === null;
}

function offers(seat: Seat, position: Position): readonly Action[] {
  const found: Action[] = [];
  if (mayStop(seat, position)) found.push({ do: 'win', seat });
  if (mayCall(seat, position)) found.push({ do: 'say', seat, word: ORIGINAL_CALL });
  if (seatsToConsent(position).includes(seat)) found.push({ do: 'say', seat, word: SKIP });
  return found;
}

const mayStop = (seat: Seat, { ruleset, table }: Position): boolean =>
  seat === table.dealer && completes(ruleset, scoringHandAt(table, seat), byDeal);

/** A win with dealt and exchanged tiles only: no joker counts as drawn from the wall (`joker-drawn-wins`). */
const byDeal = { ...byDraw(null), drew: { by: 'deal', chain: 0, afterClaim: false, last: false } } as const;

/** An original call here must be true, since it freezes the hand under every option. */
function mayCall(seat: Seat, position: Position): boolean {
  const { table } = position;
  if (calledInExchange(table, seat)) return false;
  return seat === table.dealer
    ? callingDiscards(position, seat).length > 0
    : isCalling(position, seat, table.seats[seat]);
}

function againstStop(seat: Seat, position: Position): Reason | null {
  const { table } = position;
  if (seat !== table.dealer) return { rule: 'east-stops-exchanges', seats: [seat] };
  const verdict = judgeHand(position, seat, scoringHandAt(table, seat), byDeal);
  return verdict.wins ? null : verdict.reason;
}

function withWords(
  memory: Exchanges,
  { words }: TableEvent & { type: 'told' },
  { table: { stage } }: Position,
): Exchanges {
  if (stage.phase !== 'dealing') return memory;
  const { step } = stage;
  const calledAt = memory.calledAt.map((at, seat) => (words[seat] === ORIGINAL_CALL ? step : at));
  const others = SEATS.filter((seat) => calledAt[seat] === null);
  const skipped = others.every((seat) => words[seat] === SKIP);
  return { ...memory, calledAt, announcedAt: step, skipped };
}
