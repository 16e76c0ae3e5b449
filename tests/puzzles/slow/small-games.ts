/** Two-Five-Eight and Changchun, written down from their rules pages. */
import { allOf, type Hand, type SlowGame, type Way } from './hands.ts';
import { isPair, isPung, tally, waysToLay } from './sets.ts';
import { isDragon, isOuter, PLAYED, rankOf, SUITED, suitsIn, type Tile } from './tiles.ts';

/** So many sets, those on the table among them, and a pair. */
export const standardWays = ({ tiles, melds }: Hand, sets: number): Way[] =>
  waysToLay(tiles, sets - melds.length).map((laid) => ({ shape: 'standard', laid }));

/** Seven pairs, no meld; four alike are two of them where `fours` says so. */
export function sevenPairs({ tiles, melds }: Hand, fours: boolean): Way[] {
  const counts = [...tally(tiles)];
  const paired = counts.every(([, n]) => n === 2 || (fours && n === 4));
  if (melds.length > 0 || tiles.length !== 14 || !paired) return [];
  return [
    { shape: 'pairs', laid: counts.flatMap(([tile, n]) => new Array<Tile[]>(n / 2).fill([tile, tile])) },
  ];
}

export const pairOf = ({ laid }: Way): Tile => laid.find(isPair)?.[0] ?? 0;

export const twoFiveEight: SlowGame = {
  id: 'two-five-eight',
  kinds: SUITED,
  sets: 4,
  shapeRule: 'four-sets-and-jong',
  ways: (hand) => standardWays(hand, 4),
  conditions: [{ rule: 'jong-258', holds: (way) => [2, 5, 8].includes(rankOf(pairOf(way))) }],
  tooLittle: () => null,
};

export const changchun: SlowGame = {
  id: 'changchun',
  kinds: PLAYED,
  sets: 4,
  shapeRule: 'shape-standard',
  ways: (hand) => [...standardWays(hand, 4), ...sevenPairs(hand, true)],
  conditions: [
    { rule: 'three-suits', holds: (_way, hand) => suitsIn(allOf(hand)) === 3 },
    { rule: 'yao-jiu', holds: (_way, hand) => allOf(hand).some(isOuter) },
    {
      rule: 'triplet-or-dragon-pair',
      holds: (way, { melds }) =>
        way.shape === 'pairs' ||
        way.laid.some(isPung) ||
        melds.some(({ kind }) => kind !== 'chow') ||
        isDragon(pairOf(way)),
    },
  ],
  tooLittle: () => null,
};
