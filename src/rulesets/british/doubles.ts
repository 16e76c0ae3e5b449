/** Doubles: some for every hand, some for the winner only (rule `doubles`). */

import type { ScoreLine, UncountedPattern } from '../../engine/score.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { WinSource } from '../../engine/table.ts';
import { EAST, FLOWERS, isDragon, isFlower, isSeason, type Kind, SEASONS } from '../../engine/tiles.ts';
import type { ReadGroup, ReadHand } from '../parts/read-hand.ts';

export const DOUBLES = 'doubles';

/** Doubles that count, and those that do not. */
interface Doubles {
  readonly lines: readonly ScoreLine[];
  readonly uncounted: readonly UncountedPattern[];
}

const double = (part: string, tiles: readonly Kind[], worth = 1): ScoreLine => ({
  pattern: DOUBLES,
  part,
  worth,
  tiles,
  as: 'doubles',
});
const not = (
  part: string,
  because: UncountedPattern['because'],
  by: string,
  byPart?: string,
): UncountedPattern => ({
  pattern: DOUBLES,
  part,
  because,
  by,
  ...(byPart !== undefined && { byPart }),
});

/** Doubles for pungs and kongs of the seat wind, the round wind and dragons. */
export function setDoubles(sets: readonly ReadGroup[], { seatWind, roundWind }: ScoringHand): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const { kind, tile, tiles } of sets) {
    if (kind !== 'pung' && kind !== 'kong') continue;
    if (tile === EAST + seatWind) lines.push(double('own-wind', tiles));
    if (tile === EAST + roundWind) lines.push(double('round-wind', tiles));
    if (isDragon(tile)) lines.push(double('dragon', tiles));
  }
  return lines;
}

/** Doubles for the seat's own flower and season, or for all four of a kind, which replace the own one. */
export function bonusDoubles({ bonus, seatWind }: ScoringHand): Doubles {
  const lines: ScoreLine[] = [];
  const uncounted: UncountedPattern[] = [];
  const family = (is: (kind: Kind) => boolean, own: Kind, name: 'flower' | 'season'): void => {
    const all = bonus.filter(is);
    if (all.length === 4) {
      lines.push(double(`four-${name}s`, all, 2));
      uncounted.push(not(`own-${name}`, 'replaced', DOUBLES, `four-${name}s`));
    } else if (all.includes(own)) lines.push(double(`own-${name}`, [own]));
  };
  family(isFlower, FLOWERS + seatWind, 'flower');
  family(isSeason, SEASONS + seatWind, 'season');
  return { lines, uncounted };
}

/** The double for an original call that still holds. */
export const callDouble = (called: boolean): ScoreLine[] => (called ? [double('original-call', [])] : []);

/** Doubles for the tiles of a winning hand of sets and a pair. */
export function handDoubles(hand: ReadHand, how: WinSource, goulash: boolean): Doubles {
  const lines: ScoreLine[] = [];
  const uncounted: UncountedPattern[] = [];
  const { tiles } = hand;
  if (hand.chows.length === 0) {
    if (goulash) uncounted.push(not('no-chows', 'forbidden', 'no-chows-in-goulash'));
    else lines.push(double('no-chows', tiles));
  }
  if (isConcealedDrawn(hand, how)) lines.push(double('concealed', tiles));
  if (hand.suits === 1 && hand.honours) lines.push(double('one-suit', tiles));
  if (hand.terminals && hand.honours && !hand.simples) lines.push(double('outer', tiles));
  return { lines, uncounted };
}

const isConcealedDrawn = (hand: ReadHand, how: WinSource): boolean => hand.concealed && how.by === 'draw';

/** Doubles for the way of winning. A supplement does not count beside a self-drawn concealed hand (`except`). */
export function wayDoubles(how: WinSource, called: boolean, except: ReadHand | null): Doubles {
  const lines: ScoreLine[] = [];
  const uncounted: UncountedPattern[] = [];
  const on = how.tile === null ? [] : [how.tile];
  if (isSupplement(how)) {
    if (except && isConcealedDrawn(except, how))
      uncounted.push(not('supplement', 'excluded', DOUBLES, 'concealed'));
    else lines.push(double('supplement', on));
  }
  if (isLastOfWall(how)) lines.push(double('last-tile', on));
  if (how.by === 'discard' && how.last) lines.push(double('last-discard', on));
  if (how.by === 'robbery') lines.push(double('robbing', on));
  if (called) lines.push(double('won-call', []));
  return { lines, uncounted };
}

/** Was the winning tile drawn from the kong box? */
export const isSupplement = (how: WinSource): boolean =>
  how.by === 'draw' && (how.drew.by === 'kong' || how.drew.by === 'bonus');

/** Was the winning tile the last of the wall? A tile of the kong box is not. */
export const isLastOfWall = (how: WinSource): boolean =>
  how.by === 'draw' && how.drew.last && how.drew.by === 'wall';
