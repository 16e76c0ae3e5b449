/** Hands in a rulebook: one that a pattern counts in, and one that comes near and has it not. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
import type { Wind } from '../engine/seats.ts';
import type { WinVerdict } from '../engine/win.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { SEAT_NAMES, type SeatName } from '../notation/seats.ts';
import { checkLines } from './claim.ts';
import { LessonError, type SourcePlace } from './error.ts';
import { judge, truth, type WinWay, type WonBy } from './judged.ts';
import { readHand } from './read-hand.ts';

/** `shows: { tiles: "…", by: discard, seat: south }` in an entry of a rulebook. */
export interface HandExample {
  readonly tiles: string;
  readonly by?: WonBy | undefined;
  readonly way?: WinWay | undefined;
  /** Whose hand it is, and in which round: East's in the East round, where nothing is said. */
  readonly seat?: SeatName | undefined;
  readonly round?: SeatName | undefined;
}

const windOf = (name: SeatName | undefined): Wind | undefined =>
  name === undefined ? undefined : (SEAT_NAMES.indexOf(name) as Wind);

/**
 * Whether a whole hand wins as the game is usually played, and what it is worth.
 * @throws LessonError when it is not as large as a hand, or cannot have been won so
 */
export function judgeHandExample(
  { tiles, by, way, seat, round }: HandExample,
  ruleset: Ruleset,
  place: SourcePlace,
): { readonly hand: WrittenHand; readonly verdict: WinVerdict } {
  const claim = { tiles, by, way, seat: windOf(seat), round: windOf(round) };
  const hand = readHand(claim, ruleset, place);
  return { hand, verdict: judge(claim, hand, ruleset, place) };
}

export interface JudgedExample {
  readonly hand: WrittenHand;
  readonly score: Score;
  /** Whether the hand as it stands wins: it may be under the minimum. */
  readonly wins: boolean;
}

/**
 * A whole hand and what it is worth. Whether it reaches a minimum is not asked.
 * @param what whose example it is, for the author
 * @throws LessonError when it is no whole hand
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
 * A whole hand that this pattern counts in, or that comes near. Whether it reaches a minimum is not asked.
 * @throws LessonError when it is no whole hand, or when what is said of the pattern is not so
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
