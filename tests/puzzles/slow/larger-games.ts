/** The shapes of HK-style Taiwanese and of British, written down from their rules pages. */
import type { Hand, SlowGame, Way } from './hands.ts';
import { isNineGates, orphans } from './hong-kong.ts';
import { isChow, type Laid, tally } from './sets.ts';
import { standardWays } from './small-games.ts';
import { isOuter, less, PLAYED, rankOf, sorted, suitOf, type Tile, WINDS } from './tiles.ts';

/** Seven different pairs and one pung, no meld. */
function pairsAndPung({ tiles, melds }: Hand): Way[] {
  const counts = [...tally(tiles)];
  const pairs = counts.filter(([, n]) => n === 2);
  const pungs = counts.filter(([, n]) => n === 3);
  if (melds.length > 0 || pairs.length !== 7 || pungs.length !== 1 || counts.length !== 8) return [];
  return [{ shape: 'pairs', laid: counts.map(([tile, n]) => new Array<Tile>(n).fill(tile)) }];
}

export const taiwanese: SlowGame = {
  id: 'hk-taiwanese',
  kinds: PLAYED,
  sets: 5,
  shapeRule: 'shape-standard',
  ways: (hand) => [...standardWays(hand, 5), ...pairsAndPung(hand)],
  conditions: [],
  tooLittle: () => null,
};

/** Tiles as groups of one number in different suits: so many pairs, and so many threes. */
function knit(
  tiles: readonly Tile[],
  pairs: number,
  threes: number,
  done: (laid: Laid) => void,
  laid: Laid = [],
): void {
  const [low, ...rest] = tiles;
  if (low === undefined) {
    if (pairs === 0 && threes === 0) done(laid);
    return;
  }
  const fellows = [...new Set(rest)].filter((tile) => rankOf(tile) === rankOf(low) && tile !== low);
  for (const one of fellows) {
    if (pairs > 0) knit(less(rest, [one]) ?? [], pairs - 1, threes, done, [...laid, [low, one]]);
    for (const other of fellows) {
      if (threes > 0 && one < other)
        knit(less(rest, [one, other]) ?? [], pairs, threes - 1, done, [...laid, [low, one, other]]);
    }
  }
}

/** Special hands that are no sets and a pair; none of them has a meld. */
function specials(hand: Hand): Way[] {
  const { tiles, melds } = hand;
  if (melds.length > 0 || tiles.length !== 14) return [];
  const found = new Map<string, Way>();
  const add = (shape: string) => (laid: Laid) => {
    const parts = [...laid].map(sorted).sort((a, b) => a.length - b.length || Number(a[0]) - Number(b[0]));
    found.set(`${shape} ${JSON.stringify(parts)}`, { shape, laid: parts });
  };
  const counts = [...tally(tiles)];
  if (tiles.every((tile) => suitOf(tile) !== null)) {
    knit(sorted(tiles), 7, 0, add('knitting'));
    knit(sorted(tiles), 1, 4, add('triple-knitting'));
  }
  if (tiles.every(isOuter) && counts.every(([, n]) => n % 2 === 0))
    add('all-pair-honours')(counts.flatMap(([tile, n]) => new Array<Tile[]>(n / 2).fill([tile, tile])));
  if (isNineGates(hand)) add('gates-of-heaven')(gates(counts));
  for (const suit of [0, 20, 40]) {
    const snake = [1, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => suit + rank);
    if (less(tiles, [...snake, ...WINDS])?.length === 0)
      add('wriggling-snake')(counts.map(([tile, n]) => new Array<Tile>(n).fill(tile)));
  }
  for (const { laid } of orphans(hand)) add('thirteen-unique-wonders')(laid);
  return [...found.values()];
}

/** 1112345678999 and one more: pungs of the ends, and the tile beyond them beside its fellow. */
const gates = (counts: readonly (readonly [Tile, number])[]): Laid =>
  counts.flatMap(
    ([tile, n]): Laid => (n === 4 ? [[tile, tile, tile], [tile]] : [new Array<Tile>(n).fill(tile)]),
  );

export const british: SlowGame = {
  id: 'british',
  kinds: PLAYED,
  sets: 4,
  shapeRule: 'win-shapes',
  ways: (hand) => [...standardWays(hand, 4), ...specials(hand)],
  conditions: [
    {
      rule: 'one-chow',
      holds: ({ shape, laid }, { melds }) =>
        shape !== 'standard' ||
        laid.filter(isChow).length + melds.filter(({ kind }) => kind === 'chow').length <= 1,
    },
  ],
  tooLittle: () => null,
};
