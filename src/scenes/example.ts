/** Judges the example hands of a rulebook: one that scores a pattern, and a near miss that does not. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
import type { WinVerdict } from '../engine/win.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { type SeatName, windNamed } from '../notation/seats.ts';
import type { WinWay } from '../notation/win-ways.ts';
import { checkLines } from './claim.ts';
import { LessonError, type SourcePlace } from './error.ts';
import { judge, truth, type WonBy } from './hand-verdict.ts';
import { readHand } from './read-hand.ts';

/** An example in a rulebook entry: `shows: { tiles: "…", by: discard, seat: south }`. */
export interface HandExample {
  readonly tiles: string;
  readonly by?: WonBy | undefined;
  readonly way?: WinWay | undefined;
  /** Seat wind and round wind; east when left out. */
  readonly seat?: SeatName | undefined;
  readonly round?: SeatName | undefined;
}

/**
 * Judges a whole hand under the game's usual options: does it win, and what is it worth?
 * @throws LessonError for a wrong number of tiles, or for circumstances that contradict the hand
 */
export function judgeHandExample(
  { tiles, by, way, seat, round }: HandExample,
  ruleset: Ruleset,
  place: SourcePlace,
): { readonly hand: WrittenHand; readonly verdict: WinVerdict } {
  const claim = { tiles, by, way, seat: windNamed(seat), round: windNamed(round) };
  const hand = readHand(claim, ruleset, place);
  return { hand, verdict: judge(claim, hand, ruleset, place) };
}

export interface JudgedExample {
  readonly hand: WrittenHand;
  readonly score: Score;
  /** False when the hand is complete but below the minimum. */
  readonly wins: boolean;
}

/**
 * Judges a whole hand. A hand below the minimum is accepted.
 * @param what the owner of the example, for the error message
 * @throws LessonError when the hand is not complete
 */
export function judgeExample(
  what: string,
  example: HandExample,
  ruleset: Ruleset,
  place: SourcePlace,
): JudgedExample {
  const { hand, verdict } = judgeHandExample(example, ruleset, place);
  if (verdict.score === null)
    throw new LessonError(place, `“${example.tiles}” of ${what} is not a complete hand`, truth(verdict));
  return { hand, score: verdict.score, wins: verdict.wins };
}

/**
 * Judges an example of a pattern: `counts` says whether the hand must score it. A hand below the minimum is accepted.
 * @throws LessonError when the hand is not complete, or when the claim about the pattern is false
 */
export function checkExample(
  rule: RuleId,
  counts: boolean,
  example: HandExample,
  ruleset: Ruleset,
  place: SourcePlace,
): JudgedExample {
  const judged = judgeExample(rule, example, ruleset, place);
  checkLines(
    { tiles: example.tiles, ...(counts ? { lines: rule } : { without: rule }) },
    judged.score,
    place,
  );
  return judged;
}
