/** Fu: points for sets, pair and wait, added to a base of 20 (rule `fu`). */

import type { Chosen } from '../../engine/game.ts';
import type { ScoreLine } from '../../engine/score.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import { isOuter } from '../../engine/tiles.ts';
import { pairWorth } from '../parts/finders.ts';
import type { ReadHand, WholeSet } from '../parts/read-hand.ts';
import { isTwoSided } from './finders.ts';

const fu = (pattern: string, worth: number, tiles: readonly number[] = []): ScoreLine[] =>
  worth > 0 ? [{ pattern, worth, of: 'fu', tiles }] : [];

/** Ids of all lines of fu. */
export const FU_LINES = [
  'fu-base',
  'fu-concealed-ron',
  'fu-tsumo',
  'fu-set',
  'fu-pair',
  'fu-wait',
  'fu-open-twenty',
  'fu-seven-pairs',
] as const;

/** The lines of fu of a hand, before rounding. Seven pairs have a single line of 25. */
export function fuLines(hand: ReadHand, win: WinToScore, isPinfu: boolean, chosen: Chosen): ScoreLine[] {
  if (hand.reading.shape === 'seven-pairs') return fu('fu-seven-pairs', 25);
  const isDrawn = win.how.by === 'draw';
  const lines = [
    ...fu('fu-base', 20),
    ...fu('fu-concealed-ron', hand.concealed && !isDrawn ? 10 : 0),
    ...fu('fu-tsumo', isDrawn && !isPinfu ? 2 : 0),
    ...hand.pungs.flatMap((set) => fu('fu-set', setWorth(set), set.tiles)),
    ...fu('fu-pair', pairWorth(hand.pair, hand.hand, Number(chosen['double-wind-pair'] ?? 2)), pairOf(hand)),
    ...fu('fu-wait', waitWorth(hand, win), win.how.tile === null ? [] : [win.how.tile]),
  ];
  const isBare = !hand.concealed && lines.length === 1;
  return isBare ? [...lines, ...fu('fu-open-twenty', 2)] : lines;
}

/** The sum of fu rounded up to the next ten; the 25 of seven pairs stay. Example: 20 + 10 + 2 → 40. */
export function fuOf(lines: readonly ScoreLine[]): number {
  const sum = lines.reduce((total, { worth }) => total + worth, 0);
  return sum === 25 ? sum : Math.ceil(sum / 10) * 10;
}

const pairOf = ({ pair }: ReadHand): readonly number[] => (pair === null ? [] : [pair, pair]);

/** Fu of a triplet or kan: 2, doubled if concealed, doubled for terminals and honours, times four for a kan. */
const setWorth = ({ kind, tile, concealed }: WholeSet): number =>
  2 * (concealed ? 2 : 1) * (isOuter(tile) ? 2 : 1) * (kind === 'kong' ? 4 : 1);

/** Fu of the wait: 2 for a wait on the pair, the middle of a run, or 3 of 1-2-3 or 7 of 7-8-9; else 0. */
function waitWorth(hand: ReadHand, { how }: WinToScore): number {
  if (hand.reading.shape !== 'standard') return 0;
  if (hand.placed === -1) return 2;
  return hand.reading.sets[hand.placed]?.kind === 'chow' && !isTwoSided(hand, how.tile) ? 2 : 0;
}
