/** Computes what the winning hand is worth, shown above the question. */
import { words } from '#i18n/words.ts';
import type { WonHand } from '../../../../puzzles/concepts/pays/index.ts';
import { scoreOf } from '../../../../puzzles/whole-hands.ts';
import type { SeeContext } from '../../question-kind.ts';

/** Worth of the hand in words; null if the hand has no score of its own. */
export type HandWorth = string | null;

export function see({ hand }: WonHand, { generator: { ruleset, table } }: SeeContext): HandWorth {
  const score = scoreOf(hand, ruleset, table);
  if (!score) return null;
  const { rank } = score;
  // Hide the name of the limit: the reader must recognise it.
  return words.scoreTotal(rank ? { ...score, rank: { ...rank, limit: null } } : score);
}
