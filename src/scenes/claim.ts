/** Checks the claims that lesson components make about hands. Each check returns the data the component draws. */

import type { Ruleset } from '../engine/ruleset.ts';
import type { Score, ScoreCount } from '../engine/score.ts';
import type { WinSource } from '../engine/table.ts';
import { byPlace, type Kind } from '../engine/tiles.ts';
import { type WinVerdict, waits } from '../engine/win.ts';
import { scoringHandFrom, wholeSize } from '../evaluation/hand.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { formatTiles } from '../notation/tile-text.ts';
import { parseTiles } from '../notation/tiles.ts';
import { LessonError, type SourcePlace } from './error.ts';
import { type HandClaim, howOf, judge, truth } from './hand-verdict.ts';
import { checkSet, checkSize, parseAt, readHand } from './read-hand.ts';
import { isWorth, statedAmounts, statedCount, worthWritten } from './stated-amounts.ts';

export type { HandClaim, WonBy } from './hand-verdict.ts';

/** A checked hand. The verdict is null when the author claims nothing about winning. */
interface CheckedHand {
  readonly hand: WrittenHand;
  readonly how: WinSource;
  readonly verdict: WinVerdict | null;
}

/**
 * Parses tiles and checks them against the ruleset's set.
 * @throws LessonError for a tile the set does not have, or for too many copies
 */
export function checkTiles(text: string, ruleset: Ruleset, place: SourcePlace): Kind[] {
  const tiles = parseAt(place, () => parseTiles(text));
  checkSet(tiles, ruleset, place);
  return tiles;
}

/**
 * Checks `<Hand tiles="…" wins={false} because="jong-258" />`.
 * @throws LessonError when the claim is false; its hint says what is true
 */
export function checkHand(claim: HandClaim, ruleset: Ruleset, place: SourcePlace): CheckedHand {
  const hand = readHand(claim, ruleset, place);
  const how = howOf(hand, claim);
  if (claim.wins === undefined) {
    if (claim.because === undefined) return { hand, how, verdict: null };
    throw new LessonError(
      place,
      'because= without wins={false}',
      'Say that the hand does not win, then why.',
    );
  }
  const verdict = judge(claim, hand, ruleset, place);
  if (claim.wins && !verdict.wins) {
    throw new LessonError(place, `“${claim.tiles}” is said to win, and does not`, truth(verdict));
  }
  if (!claim.wins) checkNoWin(claim, verdict, place);
  else if (claim.because !== undefined) {
    throw new LessonError(
      place,
      `“${claim.tiles}” wins, but not because of ${claim.because}`,
      truth(verdict),
    );
  }
  return { hand, how, verdict };
}

/** Checks `<Waits tiles="…" are="25s" />`. @throws LessonError when `are` is not exactly the hand's wait */
export function checkWaits(
  claim: Omit<HandClaim, 'wins' | 'because'> & { readonly are: string },
  ruleset: Ruleset,
  place: SourcePlace,
): { readonly hand: WrittenHand; readonly waits: readonly Kind[] } {
  const hand = readHand(claim, ruleset, place);
  checkSize(hand, wholeSize(ruleset) - 1, claim.tiles, place);
  const found = waits(ruleset, scoringHandFrom(hand, claim.seat ?? 0, claim.round ?? 0));
  const kinds = [...checkTiles(claim.are, ruleset, place)].sort(byPlace);
  if (kinds.join() !== found.join()) {
    const truly = found.length === 0 ? 'It waits for nothing.' : `It waits for ${formatSpaced(found)}.`;
    throw new LessonError(
      place,
      `“${claim.tiles}” is said to wait for ${formatSpaced(kinds) || 'nothing'}`,
      truly,
    );
  }
  return { hand, waits: found };
}

/** A claim about what a hand is worth. */
interface ScoreClaim extends HandClaim {
  /** The amount: “4 fan”; in games that count in two units “2 han”, “2 han, 40 fu” or “1 yakuman”. */
  readonly total: string;
  /** Pattern ids separated by spaces: `lines` must be on the score sheet, `without` must not. */
  readonly lines?: string | undefined;
  readonly without?: string | undefined;
}

/**
 * Checks `<Score tiles="…" by="draw" total="15 points" />`. With `wins={false}` the hand is complete but below the
 * minimum.
 * @throws LessonError when the hand is worth another amount, or scores other lines
 */
export function checkScore(
  claim: ScoreClaim,
  ruleset: Ruleset,
  place: SourcePlace,
): {
  readonly hand: WrittenHand;
  readonly how: WinSource;
  readonly score: Score;
  readonly verdict: WinVerdict;
  /** In games that count in two units, the unit the claim names. */
  readonly of: ScoreCount | undefined;
} {
  const hand = readHand(claim, ruleset, place);
  const how = howOf(hand, claim);
  const verdict = judge(claim, hand, ruleset, place);
  const amounts = statedAmounts(claim.total, ruleset, place);
  const { score } = verdict;
  if (score === null || (claim.wins !== false && !verdict.wins))
    throw new LessonError(place, `“${claim.tiles}” is not worth anything`, truth(verdict));
  if (claim.wins === false) checkNoWin(claim, verdict, place);
  if (!isWorth(amounts, score)) {
    throw new LessonError(place, `“${claim.tiles}” is said to be worth ${claim.total}`, worth(score));
  }
  checkLines(claim, score, place);
  return { hand, how, score, verdict, of: statedCount(amounts) };
}

/** Checks the claimed score lines. @throws LessonError when one of `lines` is missing or one of `without` is present */
export function checkLines(
  { tiles, lines, without }: Pick<ScoreClaim, 'tiles' | 'lines' | 'without'>,
  score: Score,
  place: SourcePlace,
): void {
  const counted = new Set(score.lines.map((line) => line.pattern));
  const missing = idsIn(lines).find((id) => !counted.has(id));
  if (missing !== undefined) throw new LessonError(place, `“${tiles}” has no ${missing}`, worth(score));
  const there = idsIn(without).find((id) => counted.has(id));
  if (there !== undefined) throw new LessonError(place, `“${tiles}” has ${there}`, worth(score));
}

const idsIn = (text = ''): string[] => text.split(/[\s,]+/).filter((id) => id !== '');

function worth(score: Score): string {
  const each = score.lines.map((line) => `${line.pattern} ${line.worth}`).join(', ');
  return `It is worth ${worthWritten(score)} (${each}).`;
}

/**
 * Checks that the hand does not win, for the given reasons.
 * @throws LessonError when it wins, or when another rule forbids it
 */
function checkNoWin(claim: HandClaim, verdict: WinVerdict, place: SourcePlace): void {
  const { tiles, because } = claim;
  if (verdict.wins) throw new LessonError(place, `“${tiles}” is said to be no win, and wins`, truth(verdict));
  const reasons = [verdict.reason.rule, ...(verdict.reason.also ?? [])];
  const false_ = idsIn(because).find((rule) => !reasons.includes(rule));
  if (false_ !== undefined)
    throw new LessonError(place, `“${tiles}” does not win, but not because of ${false_}`, truth(verdict));
}

const formatSpaced = (tiles: readonly Kind[]): string => formatTiles(tiles, { spaced: true });
