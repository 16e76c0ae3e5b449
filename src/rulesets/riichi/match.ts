/** The next deal, and when the match ends (rules `rounds`, `east-stays`, `match-ends`). */
import type { Chosen } from '../../engine/game.ts';
import type { Position } from '../../engine/ruleset.ts';
import { SEATS, seatAfter, type Wind } from '../../engine/seats.ts';
import type { NextDeal, Outcome } from '../../engine/table.ts';
import { isExhausted, readySeats } from './exhaustive-draw.ts';
import { placesOf } from './final.ts';

/** Points that decide whether the match goes on. */
const ENOUGH = 30_000;

/**
 * Does East deal again? Yes after its own win, after an exhaustive draw with its ready hand shown, and after a void or
 * abortive deal.
 */
function eastStays(outcome: Outcome, position: Position, chosen: Chosen): boolean {
  const { dealer } = position.table;
  if (outcome.is === 'won') return outcome.winners.some(({ seat }) => seat === dealer);
  return !isExhausted(outcome) || readySeats(position, chosen).includes(dealer);
}

export function nextDeal(outcome: Outcome, position: Position, chosen: Chosen): NextDeal {
  const { table } = position;
  const { dealer, round, under, cash } = table;
  const over = (rule: string): NextDeal => ({ over: true, rule });
  const lastRound = chosen['match-length'] === 'east' ? 0 : 1;
  const stays = eastStays(outcome, position, chosen);
  const isEnough = SEATS.some((seat) => cash.seats[seat] >= ENOUGH);
  if (chosen['bankruptcy'] === true && SEATS.some((seat) => cash.seats[seat] < 0)) return over('bankruptcy');
  if (round > lastRound && isEnough) return over('extension');
  if (stays) {
    const isLast = dealer === 3 && round >= lastRound;
    const leads = placesOf(table)[0] === dealer && cash.seats[dealer] >= ENOUGH;
    if (isLast && leads && chosen['last-deal'] === 'ends') return over('last-deal');
    return { over: false, dealer, round, under, rule: 'east-stays' };
  }
  const next = seatAfter(dealer);
  if (next !== 0) return { over: false, dealer: next, round, under, rule: 'east-stays' };
  const goesOn = round < lastRound || (round === lastRound && chosen['extension'] === true && !isEnough);
  return goesOn
    ? { over: false, dealer: next, round: (round + 1) as Wind, under, rule: 'rounds' }
    : over('match-ends');
}
