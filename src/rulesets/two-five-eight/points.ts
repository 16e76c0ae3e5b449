/** Points: 5 from each payer for a win and for every kong, by default settled at the end. */
import { type Clause, clause } from '../../engine/clause.ts';
import { tilesOf } from '../../engine/counts.ts';
import type { Meld } from '../../engine/melds.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Scoring } from '../../engine/scoring.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome, Table, Win } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { onePays, othersPay } from '../parts/payments.ts';

/** Points one seat pays for a win or a kong. */
const FIVE = 5;

/**
 * What a concealed kong brings, measured in ordinary wins: three seats pay a kong; one or three pay a win, 5/3 on
 * average.
 */
export const HARD_KONG_BRINGS = (3 * FIVE) / ((5 / 3) * FIVE);

/** The score of a win, the same for every hand: 5 from each payer (rules `fire-pays`, `self-pick-pays`). */
export const points: Scoring = {
  unit: 'points',
  score: ({ scoringHand, how, readings }) => {
    const drawn = how.by === 'draw';
    const payers = drawn ? SEATS.length - 1 : 1;
    const pattern = drawn ? 'self-pick-pays' : 'fire-pays';
    const worth = FIVE * payers;
    return {
      unit: 'points',
      total: worth,
      lines: [{ pattern, worth, tiles: tilesOf(scoringHand.counts) }],
      uncounted: [],
      reading: readings[0] ?? null,
      placed: -1,
    };
  },
  loserScore: null,
};

/** Payments at the end: the win, and every kong of any player; nothing if nobody wins (rule `settled-at-win`). */
export function settle(outcome: Outcome, { table }: Position): PaymentGroup[] {
  if (outcome.is === 'drawn') return [];
  const kongs = SEATS.flatMap((seat) => table.seats[seat].melds.flatMap((meld) => kongPays(meld, seat)));
  return [...outcome.winners.map((win) => winPays(win)), ...kongs];
}

/** Payments for the win only, if kongs are paid at once (option `kongs-paid: at-once`). */
export const settleWins = (outcome: Outcome): PaymentGroup[] =>
  outcome.is === 'drawn' ? [] : outcome.winners.map((win) => winPays(win));

/** The payment for the seat's kong of this kind on the table. */
const paidFor = (table: Table, seat: Seat, tile: Kind): PaymentGroup[] =>
  table.seats[seat].melds.flatMap((meld) =>
    meld.kind === 'kong' && meld.tile === tile ? kongPays(meld, seat) : [],
  );

/** Pays each kong as soon as it stands, whatever the outcome (option `kongs-paid: at-once`). */
export const kongsAtOnce: Clause = clause<null>({
  id: 'kongs-paid',
  lasts: 'hand',
  initial: null,
  // Due before the replacement tile.
  owes: {
    awarded: (_memory, { offer, stand }, { table }) =>
      stand.flatMap(({ seat, call }) => (call === 'kong' ? paidFor(table, seat, offer.tile) : [])),
    konged: (_memory, { seat, tile, stands }, { table }) => (stands ? paidFor(table, seat, tile) : []),
    unclaimed: (_memory, { offer: { as, from, tile } }, { table }) =>
      as === 'discard' ? [] : paidFor(table, from, tile),
  },
});

function winPays({ seat, how }: Win): PaymentGroup {
  return how.by === 'draw'
    ? othersPay('self-pick-pays', seat, FIVE)
    : onePays('fire-pays', how.from, seat, FIVE);
}

/**
 * The payment for a kong; a promoted kong is paid by the giver of its pung (rules `soft-kong-pays`, `hard-kong-pays`).
 */
function kongPays(meld: Meld, seat: Seat): PaymentGroup[] {
  if (meld.kind !== 'kong') return [];
  if (meld.how === 'concealed') return [othersPay('hard-kong-pays', seat, FIVE)];
  return meld.from === null ? [] : [onePays('soft-kong-pays', meld.from, seat, FIVE)];
}
