/** A hand of which one count is asked. */

import type { CountedHand } from '../../puzzles/count-of.ts';
import { scoreOf } from '../../puzzles/whole-hands.ts';
import { type ReadByRules, wholeHand } from '../board-claim.ts';
import { need } from './won.ts';

export function read(given: ReadByRules): CountedHand {
  const hand = wholeHand(given);
  const { ruleset, table } = given.generator;
  return need(given, scoreOf(hand, ruleset, table) === null ? null : { hand });
}
