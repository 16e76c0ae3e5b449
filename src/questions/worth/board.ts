/** Reads a hand whose worth is asked. */

import { countIn, linesIn, type ScoreCount } from '../../engine/score.ts';
import type { DealAim } from '../../puzzles/question.ts';
import { scoreOf } from '../../puzzles/whole-hands.ts';
import { LessonError } from '../../scenes/error.ts';
import { statedAmounts, statedCount, unitsOf } from '../../scenes/stated-amounts.ts';
import { type ReadByRules, wholeHand } from '../boards/board-claim.ts';
import { type BoardForm, boardForm } from '../boards/board-form.ts';
import { need, randomOf } from '../boards/won.ts';
import { countedOf, type ScoredHand, ticksOf, timesOf } from './rules.ts';

const PLAIN: DealAim = { grade: 1, rules: [] };

/**
 * Reads a hand whose worth is asked; some score lines may be ticked already. In games with two counts the answer's unit
 * says which one is asked. Without an answer it is yakuman for a yakuman hand, else han.
 * @throws LessonError for a ticked pattern the hand does not score
 */
function read(board: ReadByRules): ScoredHand {
  const { ticked = [], generator, place, answer } = board;
  const { ruleset, table } = generator;
  const of = answer === undefined ? countUnnamed(board) : statedCount(statedAmounts(answer, ruleset, place));
  if (of === undefined && ruleset.scoring?.counts) {
    throw new LessonError(
      place,
      'it does not say which count is asked for',
      'Write the answer with its unit.',
    );
  }
  const counted = need(board, countedOf(wholeHand(board), generator, randomOf(board), PLAIN, of));
  if (ticked.length === 0) return counted;
  const score = scoreOf(counted.hand, ruleset, table);
  const all = score?.lines ?? [];
  const strange = ticked.find((rule) => !all.some(({ pattern }) => pattern === rule));
  const own = score ? linesIn(score, of) : [];
  if (strange !== undefined) {
    throw new LessonError(place, `“${board.hand}” has no ${strange}`, `It has: ${ticksOf(all).join(', ')}.`);
  }
  const there = ticksOf(own).filter((line) => ticked.includes(line.split(' ')[0] ?? ''));
  const often = Object.entries(timesOf(own)).filter(([line]) => there.includes(line));
  return { ...counted, givenLines: there, ...(often.length > 0 && { times: Object.fromEntries(often) }) };
}

function countUnnamed(board: ReadByRules): ScoreCount | undefined {
  const { ruleset, table } = board.generator;
  if (!ruleset.scoring?.counts) return undefined;
  const score = scoreOf(wholeHand(board), ruleset, table);
  return score && countIn(score, 'yakuman') !== null ? 'yakuman' : 'han';
}

/** Converts amounts to keys, for example “4 fan” → `total 4`. @throws LessonError for a unit this game does not have */
function totalsIn(
  answer: string,
  { generator: { ruleset }, place }: Parameters<NonNullable<BoardForm['keyOf']>>[1],
): readonly string[] {
  const amounts = statedAmounts(answer, ruleset, place);
  if (amounts.some(({ amount }) => Number.isNaN(amount))) {
    throw new LessonError(
      place,
      `answer="${answer}" is no amount`,
      `Write a number and “${unitsOf(ruleset).join('” or “')}”.`,
    );
  }
  return amounts.map(({ amount }) => `total ${amount}`);
}

export default boardForm({ read, keyOf: totalsIn, isPartial: true });
