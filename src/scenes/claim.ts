/** Claims that lessons make in components, each executed where it stands. Every check returns what is there to draw. */

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
import { type HandClaim, howOf, judge, truth } from './judged.ts';
import { checkSet, checkSize, readHand, reading } from './read-hand.ts';
import { isWorth, statedAmounts, statedCount, worthWritten } from './stated-amounts.ts';

export type { HandClaim, WonBy } from './judged.ts';

/** A hand that was looked at; without a claim nothing is judged. */
interface CheckedHand {
  readonly hand: WrittenHand;
  readonly how: WinSource;
  readonly verdict: WinVerdict | null;
}

/** Tiles of this ruleset's set, no more of a kind than it has. @throws LessonError */
export function checkTiles(text: string, ruleset: Ruleset, place: SourcePlace): Kind[] {
  const tiles = reading(place, () => parseTiles(text));
  checkSet(tiles, ruleset, place);
  return tiles;
}

/**
 * `<Hand tiles="…" wins={false} because="jong-258" />`
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

/** `<Waits tiles="…" are="25s" />` @throws LessonError when these are not all the tiles that complete it */
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
    const truly = found.length === 0 ? 'It waits for nothing.' : `It waits for ${spaced(found)}.`;
    throw new LessonError(place, `“${claim.tiles}” is said to wait for ${spaced(kinds) || 'nothing'}`, truly);
  }
  return { hand, waits: found };
}

/** What a hand is worth, and by which lines. */
interface ScoreClaim extends HandClaim {
  /** “4 fan”; in a game that counts in two “2 han”, “2 han, 40 fu” or “1 yakuman”. */
  readonly total: string;
  /** Ids of patterns, with spaces between: lines that the receipt must have, and such as it must not have. */
  readonly lines?: string | undefined;
  readonly without?: string | undefined;
}

/**
 * `<Score tiles="…" by="draw" total="15 points" />`; with `wins={false}` a whole hand that is worth too little.
 * @throws LessonError when it is worth something else, or by other lines
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
  /** In a game that counts in two, the one count that the claim is about. */
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

/** @throws LessonError when the receipt lacks a line it is said to have, or has one it is said not to have */
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

/** @throws LessonError when the hand wins, or does not for another reason than is given */
function checkNoWin(claim: HandClaim, verdict: WinVerdict, place: SourcePlace): void {
  const { tiles, because } = claim;
  if (verdict.wins) throw new LessonError(place, `“${tiles}” is said to be no win, and wins`, truth(verdict));
  const reasons = [verdict.reason.rule, ...(verdict.reason.also ?? [])];
  const false_ = idsIn(because).find((rule) => !reasons.includes(rule));
  if (false_ !== undefined)
    throw new LessonError(place, `“${tiles}” does not win, but not because of ${false_}`, truth(verdict));
}

const spaced = (tiles: readonly Kind[]): string => formatTiles(tiles, { spaced: true });
