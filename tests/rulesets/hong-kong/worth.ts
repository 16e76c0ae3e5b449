/** What a written hand is worth, for tests: its total, its lines, and what did not count. */

import type { Reason } from '../../../src/engine/reason.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import type { Seat, Wind } from '../../../src/engine/seats.ts';
import { judgeWin } from '../../../src/evaluation/verdict.ts';
import type { WinWay } from '../../../src/notation/win-ways.ts';
import { type WonBy, winToJudge } from '../../../src/scenes/hand-verdict.ts';
import { readHand } from '../../../src/scenes/read-hand.ts';

export interface Won {
  readonly by?: WonBy;
  readonly way?: WinWay;
  readonly seat?: Seat;
  readonly round?: Wind;
}

export interface Worth {
  readonly wins: boolean;
  readonly reason: Reason | null;
  readonly total: number;
  /** What each pattern brought, all its lines together. */
  readonly lines: Readonly<Record<string, number>>;
  /** "dragon replaced by small-dragons" */
  readonly uncounted: readonly string[];
}

const PLACE = { file: 'a test', line: 1 };

/** @throws LessonError when it is no hand of this ruleset's tiles */
export function worth(ruleset: Ruleset, tiles: string, won: Won = {}): Worth {
  const claim = { tiles, ...won };
  const hand = readHand(claim, ruleset, PLACE);
  // What a pattern is worth is asked of hands that no table would bring about, too.
  const { verdict } = judgeWin(ruleset, winToJudge(claim, hand));
  const { score } = verdict;
  const lines: Record<string, number> = {};
  for (const line of score?.lines ?? []) lines[line.pattern] = (lines[line.pattern] ?? 0) + line.worth;
  return {
    wins: verdict.wins,
    reason: verdict.wins ? null : verdict.reason,
    total: score?.total ?? 0,
    lines,
    uncounted: score?.uncounted.map(({ pattern, because, by }) => `${pattern} ${because} by ${by}`) ?? [],
  };
}
