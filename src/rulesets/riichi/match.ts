/** The next deal, and when the match ends (rules `rounds`, `east-stays`, `match-ends`). */
import type { Chosen } from '../../engine/game.ts';
import type { Position } from '../../engine/ruleset.ts';
import { SEATS, seatAfter, type Wind } from '../../engine/seats.ts';
import type { NextDeal, Outcome } from '../../engine/table.ts';
import { isVoid } from './chombo.ts';
import { isExhausted, readySeats } from './exhaustive-draw.ts';
import { placesOf } from './final.ts';

/** Points that decide whether the match goes on. */
const ENOUGH = 30_000;

/** Does East keep the deal? Yes after its own win, and after an exhaustive draw with its ready hand shown. */
function eastKeeps(outcome: Outcome, position: Position, chosen: Chosen): boolean {
  const { dealer } = position.table;
  if (outcome.is === 'won') return outcome.winners.some(({ seat }) => seat === dealer);
  return readySeats(position, chosen).includes(dealer);
}

/**
 * The deal that follows. East deals again after an abortive or void deal, and neither is the end of a last deal or of
 * a further round; a void deal ends no match at all, for it counts as not played.
 */
export function nextDeal(outcome: Outcome, position: Position, chosen: Chosen): NextDeal {
  const { table } = position;
  const { dealer, round, under, cash } = table;
  const over = (rule: string): NextDeal => ({ over: true, rule });
  const again: NextDeal = { over: false, dealer, round, under, rule: 'east-stays' };
  if (isVoid(outcome)) return again;
  if (chosen['bankruptcy'] === true && SEATS.some((seat) => cash.seats[seat] < 0)) return over('bankruptcy');
  if (outcome.is === 'drawn' && !isExhausted(outcome)) return again;

  const lastRound = chosen['match-length'] === 'east' ? 0 : 1;
  const isEnough = SEATS.some((seat) => cash.seats[seat] >= ENOUGH);
  const keeps = eastKeeps(outcome, position, chosen);
  const leads = placesOf(table)[0] === dealer;
  const playsOn = chosen['extension'] === 'east-plays-on' && keeps && !leads;
  if (round > lastRound && isEnough && !playsOn) return over('extension');
  if (keeps) {
    const isLast = dealer === 3 && round >= lastRound;
    const ends =
      chosen['last-deal'] === 'ends' || (chosen['last-deal'] === 'ends-on-win' && outcome.is === 'won');
    return isLast && leads && isEnough && ends ? over('last-deal') : again;
  }
  const next = seatAfter(dealer);
  if (next !== 0) return { over: false, dealer: next, round, under, rule: 'east-stays' };
  const goesOn = round < lastRound || (round === lastRound && chosen['extension'] !== false && !isEnough);
  return goesOn
    ? { over: false, dealer: next, round: (round + 1) as Wind, under, rule: 'rounds' }
    : over('match-ends');
}
