/** Points: 5 from whoever must pay, for a win and for every kong, all settled once at the end. */
import { tilesOf } from '../../engine/counts.ts';
import type { Meld } from '../../engine/melds.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Position, Scoring } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome, Win } from '../../engine/table.ts';
import { onePays, othersPay } from '../parts/payments.ts';

/** Points that one seat pays, for a win as for a kong. */
const FIVE = 5;

/** A concealed kong is paid by three; a win by one, or three, so about every third by three. */
export const HARD_KONG_BRINGS = (3 * FIVE) / ((5 / 3) * FIVE);

/** `fire-pays`, `self-pick-pays`: what the hand brings is the same for every hand: 5 from each who pays. */
export const points: Scoring = {
  unit: 'points',
  score: ({ held, how, readings }) => {
    const drawn = how.by === 'draw';
    const payers = drawn ? SEATS.length - 1 : 1;
    const pattern = drawn ? 'self-pick-pays' : 'fire-pays';
    const worth = FIVE * payers;
    return {
      unit: 'points',
      total: worth,
      lines: [{ pattern, worth, tiles: tilesOf(held.counts) }],
      uncounted: [],
      reading: readings[0] ?? null,
      placed: -1,
    };
  },
  standing: null,
};

/** `settled-at-win`: the points of every kong, whoever made it, and of the win; nothing when nobody wins. */
export function settle(outcome: Outcome, { table }: Position): PaymentGroup[] {
  if (outcome.is === 'drawn') return [];
  const kongs = SEATS.flatMap((seat) => table.seats[seat].melds.flatMap((meld) => kongPays(meld, seat)));
  return [...outcome.winners.map((win) => winPays(win)), ...kongs];
}

function winPays({ seat, how }: Win): PaymentGroup {
  return how.by === 'draw'
    ? othersPay('self-pick-pays', seat, FIVE)
    : onePays('fire-pays', how.from, seat, FIVE);
}

/** `soft-kong-pays`, `hard-kong-pays`; a promoted kong is paid by the giver of its pung. */
function kongPays(meld: Meld, seat: Seat): PaymentGroup[] {
  if (meld.kind !== 'kong') return [];
  if (meld.how === 'concealed') return [othersPay('hard-kong-pays', seat, FIVE)];
  return meld.from === null ? [] : [onePays('soft-kong-pays', meld.from, seat, FIVE)];
}
