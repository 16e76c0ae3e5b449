/** Helpers for finding patterns of fan tables and the tiles they rest on. */

import type { WinToScore } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { WinSource } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { EAST, isDragon, sortTiles } from '../../engine/tiles.ts';
import type { ReadHand, WholeSet } from './read-hand.ts';

export type Tiles = readonly Kind[];
/** Finds a pattern: its tiles once per time it counts; empty if the hand does not show it. */
export type Finds = (hand: ReadHand, win: WinToScore) => readonly Tiles[];

export const NO_FINDS: readonly Tiles[] = [];

/** A pattern of the whole hand. */
export const whole =
  (is: (hand: ReadHand, win: WinToScore) => boolean): Finds =>
  (hand, win) =>
    is(hand, win) ? [sortTiles(hand.tiles)] : NO_FINDS;

/** A pattern of how the hand was won; it rests on the winning tile. */
export const way =
  (is: (how: WinSource, hand: ReadHand, win: WinToScore) => boolean): Finds =>
  (hand, win) => {
    const { how } = win;
    return is(how, hand, win) ? [how.tile === null ? [] : [how.tile]] : NO_FINDS;
  };

/** Finds nothing unless the condition holds as well. */
export const onlyIf =
  (finds: Finds, is: (...args: Parameters<Finds>) => boolean): Finds =>
  (hand, win) =>
    is(hand, win) ? finds(hand, win) : NO_FINDS;

export const isDrawn = (how: WinSource): boolean => how.by === 'draw';

export const pungsOf = (hand: ReadHand, is: (kind: Kind) => boolean): WholeSet[] =>
  hand.pungs.filter((set) => is(set.tile));

export const tilesIn = (sets: readonly WholeSet[]): Kind[] => sets.flatMap((set) => set.tiles);

/** Worth of a pair, in fu or points: 2 for dragons, seat wind or round wind; `doubleWind` if it is both winds. */
export function pairWorth(
  pair: Kind | null,
  { seatWind, roundWind }: Pick<ScoringHand, 'seatWind' | 'roundWind'>,
  doubleWind: number,
): number {
  if (pair === null) return 0;
  if (isDragon(pair)) return 2;
  const isSeat = pair === EAST + seatWind;
  const isRound = pair === EAST + roundWind;
  return isSeat && isRound ? doubleWind : isSeat || isRound ? 2 : 0;
}
