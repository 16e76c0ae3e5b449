/** Holds what another program counts for a hand beside what the rules here count for it. */
import { programs } from '#i18n/programs.ts';
import { words } from '#i18n/words.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import { waits } from '../../engine/win.ts';
import { scoringHandFrom, wholeSize } from '../../evaluation/hand.ts';
import type { WrittenHand } from '../../notation/hand.ts';
import { windNamed } from '../../notation/seats.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import { type HandExample, judgeHandExample } from '../../scenes/example.ts';
import { checkSize, readHand } from '../../scenes/read-hand.ts';
import type { ElsewhereForm } from './forms.ts';

interface OtherCount {
  readonly written: WrittenHand;
  /** What counts by the rules here; null where the hand is not complete. */
  readonly score: Score | null;
  /** What the program counts, in words. */
  readonly there: string;
  /** What the rules here count, in the same words. */
  readonly here: string;
  /** Whether both count the same. */
  readonly agrees: boolean;
}

/** Fan of a limit hand here, where a program has a limit without a number. */
const LIMIT_FAN = 13;

/** "2 han, 40 fu", "9 fan", "no win". */
function countText(counts: ElsewhereForm['counts']): string {
  if (typeof counts === 'string') return programs.counted[counts];
  if ('waits' in counts) return programs.waitsFor(words.tileList(parseTiles(counts.waits)));
  if ('fan' in counts) return words.scoreTotal({ total: counts.fan, unit: 'fan' });
  if ('points' in counts) return words.scoreTotal({ total: counts.points, unit: 'points' });
  const rank =
    'yakuman' in counts
      ? { han: null, fu: null, limit: 'yakuman' as const, yakuman: counts.yakuman }
      : { han: counts.han, fu: counts.fu, limit: counts.limit ?? null, yakuman: 0 };
  return words.scoreTotal({ total: 0, unit: '', rank });
}

/** Whether a difference is about the tiles that a hand waits for. */
const isOfWaits = ({ counts }: ElsewhereForm): boolean =>
  counts === 'ready' || (typeof counts === 'object' && 'waits' in counts);

/** What the rules here say of a hand that is one tile short. */
function readyHand(
  example: HandExample,
  ruleset: Ruleset,
  place: SourcePlace,
): Pick<OtherCount, 'written' | 'here'> {
  const written = readHand({ tiles: example.tiles }, ruleset, place);
  checkSize(written, wholeSize(ruleset) - 1, example.tiles, place);
  const hand = scoringHandFrom(written, windNamed(example.seat) ?? 0, windNamed(example.round) ?? 0);
  const found = waits(ruleset, hand);
  const here =
    found.length > 0
      ? programs.waitsFor(words.tileList(found))
      : ruleset.ready?.is(hand)
        ? programs.counted.ready
        : programs.notReady;
  return { written, here };
}

/**
 * Judges the hand of a difference by a table: the game's usual one, or the one nearest to the program's.
 * @throws LessonError where the hand has a wrong number of tiles, or cannot have been won so
 */
export function otherCount(difference: ElsewhereForm, ruleset: Ruleset, place: SourcePlace): OtherCount {
  const { counts, hand: example } = difference;
  const there = countText(counts);
  if (isOfWaits(difference)) {
    const read = readyHand(example, ruleset, place);
    return { ...read, score: null, there, agrees: read.here === there };
  }
  const { hand, verdict } = judgeHandExample(example, ruleset, place);
  const here = verdict.wins ? words.scoreTotal(verdict.score) : programs.counted.none;
  const most = counts === 'limit' && verdict.wins && verdict.score.total >= LIMIT_FAN;
  return { written: hand, score: verdict.score, there, here, agrees: most || here === there };
}

/** Puts differences together that share a hand, in order. */
export function byHand(
  differences: readonly ElsewhereForm[],
): readonly [ElsewhereForm, ...ElsewhereForm[]][] {
  const groups = new Map<string, [ElsewhereForm, ...ElsewhereForm[]]>();
  for (const difference of differences) {
    const key = JSON.stringify(difference.hand);
    const group = groups.get(key);
    if (group) group.push(difference);
    else groups.set(key, [difference]);
  }
  return [...groups.values()];
}
