/** Hong Kong, written down from its rules page; what a hand is worth is counted by the slow program of its fan. */
import { type SlowHand, slowCounts } from '../../fixtures/slow-fan.ts';
import type { Hand, SlowGame, Way, Worth } from './hands.ts';
import { tally } from './sets.ts';
import { sevenPairs, standardWays } from './small-games.ts';
import { copies, isOuter, PLAYED, type Tile } from './tiles.ts';

/** One of each terminal and honour, and a second of one of them. */
export function orphans({ tiles, melds }: Hand): Way[] {
  const counts = [...tally(tiles)];
  if (melds.length > 0 || tiles.length !== 14 || counts.length !== 13 || !tiles.every(isOuter)) return [];
  return [{ shape: 'orphans', laid: counts.map(([tile, n]) => new Array<Tile>(n).fill(tile)) }];
}

/** Concealed 1112345678999 and any tile of the suit. */
export function isNineGates({ tiles, melds }: Hand): boolean {
  if (melds.length > 0 || tiles.length !== 14) return false;
  return [0, 20, 40].some((suit) => {
    const counts = tally(tiles);
    return (
      tiles.every((tile) => tile > suit && tile < suit + 10) &&
      [3, 1, 1, 1, 1, 1, 1, 1, 3].every((n, i) => (counts.get(suit + i + 1) ?? 0) >= n)
    );
  });
}

/** The slow program numbers the kinds from 0, and bonus tiles after them. */
const kindOf = (tile: Tile): number => (tile > 80 ? tile - 81 + PLAYED.length : PLAYED.indexOf(tile));

const slowHand = ({ tiles, melds, bonus, seat, round, drawn, last }: Hand): SlowHand => ({
  counts: PLAYED.map((tile) => copies(tiles, tile)),
  melds: melds.map(({ kind, tiles: laid, exposed }) => ({
    part: `${kind === 'chow' ? 'c' : kind === 'pung' ? 'p' : 'k'}${kindOf(Math.min(...laid))}`,
    concealed: !exposed,
  })),
  bonus: bonus.map(kindOf),
  seat,
  round,
  by: drawn ? 'draw' : 'discard',
  tile: kindOf(last ?? 0),
  last: false,
  supplement: false,
  secondGong: false,
  opening: false,
});

/** Every way to count the hand that comes to the most. */
export function fanOf(hand: Hand): Worth[] {
  const all = slowCounts(slowHand(hand));
  const most = Math.max(...all.map(({ total }) => total));
  return all
    .filter(({ total }) => total === most)
    .map(({ lines, total, over }) => ({ total, over, lines: Object.keys(lines).sort() }));
}

/** Fan for bonus tiles do not count towards the minimum, that for having none among them. */
export const fanToWin = (hand: Hand): number =>
  Math.max(...slowCounts(slowHand(hand), false).map(({ total }) => total));

export const hongKong: SlowGame = {
  id: 'hong-kong',
  kinds: PLAYED,
  sets: 4,
  shapeRule: 'shape-standard',
  ways: (hand) => [...standardWays(hand, 4), ...sevenPairs(hand, false), ...orphans(hand)],
  conditions: [],
  tooLittle: (hand) => (fanToWin(hand) < 3 ? 'three-fan' : null),
};
