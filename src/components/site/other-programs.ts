/** Holds what another program counts for a hand beside what the rules here count for it. */
import { programs } from '#i18n/programs.ts';
import { words } from '#i18n/words.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import type { WrittenHand } from '../../notation/hand.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import { judgeHandExample } from '../../scenes/example.ts';
import type { ElsewhereForm } from './forms.ts';

interface OtherCount {
  readonly written: WrittenHand;
  /** What counts by the rules here; null where the hand is not complete. */
  readonly score: Score | null;
  /** What the program counts, in words. */
  readonly there: string;
  /** What the rules here count, in the same words. */
  readonly here: string;
}

/** "2 han, 40 fu", "9 fan", "no win". */
function countText(counts: ElsewhereForm['counts']): string {
  if (counts === 'none') return programs.noWin;
  if (counts === 'limit') return programs.limitHand;
  if ('fan' in counts) return words.scoreTotal({ total: counts.fan, unit: 'fan' });
  const rank =
    'yakuman' in counts
      ? { han: null, fu: null, limit: 'yakuman' as const, yakuman: counts.yakuman }
      : { han: counts.han, fu: counts.fu, limit: counts.limit ?? null, yakuman: 0 };
  return words.scoreTotal({ total: 0, unit: '', rank });
}

/**
 * Judges the hand of a difference by the game's usual table.
 * @throws LessonError where the hand has a wrong number of tiles, or cannot have been won so
 */
export function otherCount(
  { counts, hand: example }: ElsewhereForm,
  ruleset: Ruleset,
  place: SourcePlace,
): OtherCount {
  const { hand, verdict } = judgeHandExample(example, ruleset, place);
  const here = verdict.wins ? words.scoreTotal(verdict.score) : programs.noWin;
  return { written: hand, score: verdict.score, there: countText(counts), here };
}
