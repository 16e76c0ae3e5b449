/** What the winning hand is worth: it stands above the question. */
import type { Score } from '../../../../engine/score.ts';
import type { WonHand } from '../../../../puzzles/concepts/pays/index.ts';
import { scoreOf } from '../../../../puzzles/whole-hands.ts';
import type { Seeing } from '../../question-kind.ts';

/** Null where it is worth nothing by itself. */
export type HandWorth = Pick<Score, 'total' | 'unit'> | null;

export function see({ hand }: WonHand, { generator: { ruleset, table } }: Seeing): HandWorth {
  const score = scoreOf(hand, ruleset, table);
  return score && { total: score.total, unit: score.unit };
}
