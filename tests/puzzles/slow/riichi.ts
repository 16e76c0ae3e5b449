/** Riichi, written down from its rules page; what a hand is worth is counted by the slow program of its rules. */
import { type SlowRules, type SlowScore, slowScores } from '../../rulesets/riichi/slow.ts';
import { allOf, type Description, type Hand, type SlowGame, with1 } from './hands.ts';
import { orphans } from './hong-kong.ts';
import { sevenPairs, standardWays } from './small-games.ts';
import { copies, PLAYED, read, type Tile } from './tiles.ts';

const EMA: SlowRules = {
  doubleWindPair: 2,
  roundsToMangan: true,
  counted: false,
  adds: false,
  doubles: false,
  man: 'alone',
};

/** The slow program numbers the kinds from 0. */
const kindOf = (tile: Tile): number => PLAYED.indexOf(tile);

/** Every way to count the hand that pays most. */
export function scoresOf(hand: Hand): readonly SlowScore[] {
  const { said = {}, way, indicators } = hand;
  const double = said['doubleRiichi'] === true;
  return slowScores(
    {
      tiles: hand.tiles.map(kindOf),
      melds: hand.melds.map(({ tiles, exposed }) => ({ tiles: tiles.map(kindOf), called: exposed })),
      last: kindOf(hand.last ?? 0),
      by: hand.drawn ? 'draw' : way === 'robbed' ? 'robbery' : 'discard',
      seat: hand.seat,
      round: hand.round,
      riichi: double || said['riichi'] === true,
      double,
      ippatsu: said['ippatsu'] === true,
      replacement: way === 'gong',
      lastTile: way === 'last',
      first: way === 'first',
      dora: (indicators?.open ?? []).map(kindOf),
      ura: (indicators?.under ?? []).map(kindOf),
      reds: hand.reds ?? 0,
    },
    EMA,
  );
}

/** What counts towards a win: the han of its yaku, or its yakuman; dora do not. */
export function yakuIn(hand: Hand): number {
  const [score] = scoresOf(hand);
  if (!score) return 0;
  if (score.han === null) return score.yaku.length;
  const dora = score.yaku
    .filter((line) => line.includes('dora') || line.includes('red-fives'))
    .reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  return score.han - dora;
}

/** Shapes only: not all four of the last tile were there before, and seven pairs are different ones. */
const ways = (hand: Hand) => [...standardWays(hand, 4), ...sevenPairs(hand, false), ...orphans(hand)];

export const riichi: SlowGame = {
  id: 'riichi',
  kinds: PLAYED,
  sets: 4,
  shapeRule: 'shape-standard',
  ways,
  conditions: [],
  tooLittle: (hand) => (scoresOf(hand).length > 0 ? null : 'one-yaku'),
};

/** The kinds that make it whole, with a yaku or without. */
export const shapeWaits = (hand: Hand): readonly Tile[] =>
  PLAYED.filter((tile) => copies(allOf(hand), tile) < 4 && ways(with1(hand, tile, false)).length > 0);

/** The rule of furiten that forbids to win with another’s tile, or null. @param hand without that tile */
export function furitenOf(hand: Hand, description: Description): string | null {
  const facts = (description['facts'] ?? {}) as Readonly<Record<string, boolean>>;
  const river = read(String(description['river'] ?? ''));
  if (shapeWaits(hand).some((tile) => river.includes(tile))) return 'furiten-own';
  if (facts['letGo'] !== true) return null;
  return facts['riichi'] === true ? 'furiten-riichi' : 'furiten-passed';
}

/** What each of the four has in the end. */
export function settled(hand: Hand, from: number | null, description: Description): readonly number[] {
  const [score] = scoresOf(hand);
  const sums = [0, 0, 0, 0];
  const counters = Number(description['counters'] ?? 0);
  const rounded = (amount: number): number => 100 * Math.ceil(amount / 100);
  const base = score?.base ?? 0;
  const isEast = hand.seat === 0;
  const pay = (seat: number, amount: number): void => {
    sums[seat] = Number(sums[seat]) - amount;
    sums[hand.seat] = Number(sums[hand.seat]) + amount;
  };
  const liable = base === 8000 ? liableFor(hand, score?.yaku ?? []) : null;
  for (const seat of [0, 1, 2, 3]) {
    if (seat === hand.seat) continue;
    if (from === null && liable === null)
      pay(seat, rounded(base * (isEast || seat === 0 ? 2 : 1)) + 100 * counters);
    const all = base * (isEast ? 6 : 4);
    if (from === null && liable === seat) pay(seat, all + 300 * counters);
    if (from === seat)
      pay(seat, rounded(liable === null || liable === from ? all : all / 2) + 300 * counters);
    if (from !== null && liable === seat && liable !== from) pay(seat, all / 2);
  }
  sums[hand.seat] = Number(sums[hand.seat]) + Number(description['pot'] ?? 0);
  return sums;
}

/** Who gave the third called set of dragons, or the fourth of winds. */
function liableFor({ melds }: Hand, yaku: readonly string[]): number | null {
  for (const [name, from, to, count] of [
    ['big-three-dragons', 71, 75, 3],
    ['big-four-winds', 61, 67, 4],
  ] as const) {
    const called = melds.filter(
      ({ tiles: [tile = 0], exposed, kind }) => kind !== 'chow' && exposed && tile >= from && tile <= to,
    );
    if (yaku.includes(name) && called.length === count) return called.at(-1)?.from ?? null;
  }
  return null;
}

/** Every discard that leaves a hand one tile short, where riichi may be declared at all. */
export function declarable(hand: Hand, left: number): readonly Tile[] {
  if (left === 0 || hand.melds.some(({ exposed }) => exposed)) return [];
  return [...new Set(hand.tiles)].filter((out) => {
    const tiles = [...hand.tiles];
    tiles.splice(tiles.indexOf(out), 1);
    return shapeWaits({ ...hand, tiles }).length > 0;
  });
}
