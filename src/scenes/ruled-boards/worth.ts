/** A hand to count. */

import { countedOf, type ScoredHand, ticksOf, timesOf } from '../../puzzles/concepts/worth/index.ts';
import type { DealAim } from '../../puzzles/question.ts';
import { scoreOf } from '../../puzzles/whole-hands.ts';
import { type ReadByRules, wholeHand } from '../board-claim.ts';
import { LessonError } from '../error.ts';
import { need, randomOf } from './won.ts';

const PLAIN: DealAim = { grade: 1, rules: [] };

/** A hand to count; some of its lines may be ticked already. */
export function read(given: ReadByRules): ScoredHand {
  const { ticked = [], generator, place } = given;
  const counted = need(given, countedOf(wholeHand(given), generator, randomOf(given), PLAIN));
  if (ticked.length === 0) return counted;
  const score = scoreOf(counted.hand, generator.ruleset, generator.table);
  const own = ticksOf(score?.lines ?? []);
  const strange = ticked.find((rule) => !own.some((line) => line.split(' ')[0] === rule));
  if (strange !== undefined) {
    throw new LessonError(place, `“${given.hand}” has no ${strange}`, `It has: ${own.join(', ')}.`);
  }
  const there = own.filter((line) => ticked.includes(line.split(' ')[0] ?? ''));
  const often = Object.entries(timesOf(score?.lines ?? [])).filter(([line]) => there.includes(line));
  return { ...counted, given: there, ...(often.length > 0 && { times: Object.fromEntries(often) }) };
}
