/** What the winning hand is worth: it stands above the question. */
import { words } from '#i18n/words.ts';
import type { WonHand } from '../../../../puzzles/concepts/pays/index.ts';
import { scoreOf } from '../../../../puzzles/whole-hands.ts';
import type { Seeing } from '../../question-kind.ts';

/** Null where it is worth nothing by itself. */
export type HandWorth = string | null;

export function see({ hand }: WonHand, { generator: { ruleset, table } }: Seeing): HandWorth {
  const score = scoreOf(hand, ruleset, table);
  if (!score) return null;
  const { rank } = score;
  // Which limit it reaches is for the reader to know.
  return words.scoreTotal(rank ? { ...score, rank: { ...rank, limit: null } } : score);
}
