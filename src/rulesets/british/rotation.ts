/**
 * The next East and kind of hand: a drawn deal is followed by a goulash with the same East (rules `wind-rotation`,
 * `goulash`).
 */
import type { Position } from '../../engine/ruleset.ts';
import type { NextDeal, Outcome } from '../../engine/table.ts';
import { nextInRounds } from '../parts/rounds.ts';

export function nextHand(outcome: Outcome, position: Position): NextDeal {
  const { dealer, round } = position.table;
  if (outcome.is === 'drawn') return { over: false, dealer, round, under: 'goulash', rule: 'goulash' };
  const stays = outcome.winners.some((win) => win.seat === dealer);
  const following = nextInRounds(position, stays, 'wind-rotation');
  return following.over ? following : { ...following, under: 'ordinary' };
}
