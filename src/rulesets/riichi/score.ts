/** The value of a hand: han and fu of its best reading, and the base points that payments are made of. */

import { tilesOf } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import {
  type Reading,
  type Score,
  type ScoreLine,
  type ScoreRank,
  scoreOfTotal,
} from '../../engine/score.ts';
import type { Scoring, WinToScore } from '../../engine/scoring.ts';
import { highest } from '../parts/best-reading.ts';
import { placements } from '../parts/placements.ts';
import { type ReadHand, readHand } from '../parts/read-hand.ts';
import { doraFor } from './dora.ts';
import { fuLines, fuOf } from './fu.ts';
import { liabilityFor } from './liability.ts';
import { MAN, type Yaku, yakuFor } from './yaku.ts';
import { countsDoubles, yakumanFor } from './yakuman.ts';

export const UNIT = 'base points';
const YAKUMAN = 8000;

/** One way to count a hand; `order` is the rulebook position of its first yaku. */
interface Way {
  readonly score: Score;
  readonly total: number;
  readonly rank: ScoreRank;
  readonly order: number;
}

/** Base points of han and fu, and the limit reached. Example: 3 han 40 fu → 40·2^5 = 1,280; 5 han → mangan, 2,000. */
function rankOf(han: number, fu: number, chosen: Chosen): { rank: ScoreRank; total: number } {
  const of = (limit: ScoreRank['limit'], total: number) => ({ rank: { han, fu, limit, yakuman: 0 }, total });
  if (han >= 13 && chosen['counted-yakuman'] === true) return of('counted', YAKUMAN);
  if (han >= 11) return of('sanbaiman', 6000);
  if (han >= 8) return of('baiman', 4000);
  if (han >= 6) return of('haneman', 3000);
  const base = fu * 2 ** (2 + han);
  // Five han always reach this, whatever the fu.
  if (base >= 2000) return of('mangan', 2000);
  return base > 1900 && chosen['mangan-rounding'] !== false ? of('mangan', 2000) : of(null, base);
}

/** Base points of this many yakuman: 8,000 each. */
const rankedYakuman = (yakuman: number): { rank: ScoreRank; total: number } => ({
  rank: { han: null, fu: null, limit: 'yakuman', yakuman },
  total: YAKUMAN * yakuman,
});

/** Scores a hand that is given only by its counts. */
export const scoreOfRank =
  (chosen: Chosen): Required<Scoring>['ofRank'] =>
  (counts) => {
    const { rank, total } =
      'yakuman' in counts ? rankedYakuman(counts.yakuman) : rankOf(counts.han, counts.fu, chosen);
    return { ...scoreOfTotal(UNIT, total), rank };
  };

/** The value of score lines: yakuman if any, else han and fu. */
export const sumOfLines =
  (chosen: Chosen): Required<Scoring>['ofLines'] =>
  (lines) => {
    const sum = (of: ScoreLine['of']): number =>
      lines.reduce((all, line) => (line.of === of ? all + line.worth : all), 0);
    const yakuman = sum('yakuman');
    if (yakuman > 0) return rankedYakuman(chosen['yakuman-sum'] === 'add' ? yakuman : 1);
    return rankOf(sum('han'), fuOf(lines.filter(({ of }) => of === 'fu')), chosen);
  };

/**
 * Among ways that pay equally, is `later` preferred to `first` (rule `best-reading`)? Compares han, then fu, then the
 * rulebook order of the first yaku.
 */
function isPreferred(later: Way, first: Way): boolean {
  const by = (of: (way: Way) => number | null): number => (of(later) ?? 0) - (of(first) ?? 0);
  return (by(({ rank }) => rank.han) || by(({ rank }) => rank.fu) || first.order - later.order) > 0;
}

/** @param opens whether a triplet completed by another seat's tile counts as open */
export function scoringFor(
  chosen: Chosen,
  opens = true,
): Pick<Scoring, 'score'> & Required<Pick<Scoring, 'tied'>> {
  const yaku = yakuFor(chosen);
  const yakuman = yakumanFor(chosen);
  const doubles = countsDoubles(chosen);
  const dora = doraFor(chosen);
  const liable = liabilityFor(chosen);

  const way = (
    hand: ReadHand,
    lines: readonly ScoreLine[],
    is: ReturnType<typeof rankOf>,
    order: number,
  ): Way => {
    const { reading, placed } = hand;
    const { rank, total } = is;
    return { score: { unit: UNIT, total, lines, uncounted: [], reading, placed, rank }, total, rank, order };
  };

  const asYakuman = (hand: ReadHand, win: WinToScore): Way | null => {
    const found = yakuman.filter(({ finds }) => finds(hand, win).length > 0);
    const [first] = found;
    if (!first) return null;
    const lines = found.map((each): ScoreLine => {
      const isDouble = doubles && each.isDouble?.(hand, win) === true;
      return {
        pattern: each.id,
        worth: isDouble ? 2 : 1,
        of: 'yakuman',
        tiles: each.finds(hand, win)[0] ?? [],
      };
    });
    const sum = lines.reduce((total, { worth }) => total + worth, 0);
    const { rank, total } = rankedYakuman(chosen['yakuman-sum'] === 'add' ? sum : 1);
    const answers = liable(win.scoringHand, lines, total);
    return way(hand, lines, { rank: { ...rank, ...(answers && { liable: answers }) }, total }, 0);
  };

  const counted = (hand: ReadHand, lines: readonly ScoreLine[], win: WinToScore): Way => {
    const isPinfu = lines.some(({ pattern }) => pattern === 'pinfu');
    const fu = fuLines(hand, win, isPinfu, chosen);
    const han = lines.reduce((sum, { worth }) => sum + worth, 0);
    const at = yaku.findIndex(({ id }) => id === lines[0]?.pattern);
    const order = at < 0 ? yaku.length : at;
    return way(hand, [...lines, ...fu], rankOf(han, fuOf(fu), chosen), order);
  };

  /** Every way to count one reading with the winning tile in one place; empty without a yaku. */
  const waysOf = (win: WinToScore, reading: Reading, placed: number): Way[] => {
    const hand = readHand(win.scoringHand, reading, placed, opens && win.how.by !== 'draw');
    const limit = asYakuman(hand, win);
    if (limit) return [limit];
    const ways: Way[] = [];
    const lines = yaku.flatMap((each) => linesOf(each, hand, win));
    if (lines.length > 0) ways.push(counted(hand, [...lines, ...dora.lines(win)], win));
    if (chosen['man-blessing'] !== 'alone') return ways;
    const [tiles] = MAN.finds(hand, win);
    if (tiles) ways.push(counted(hand, [{ pattern: MAN.id, worth: MAN.han, of: 'han', tiles }], win));
    return ways;
  };

  const waysIn = (win: WinToScore): Way[] =>
    asWon(win).flatMap((each) =>
      each.readings.flatMap((reading) =>
        placements(reading, each.how.tile).flatMap((placed) => waysOf(each, reading, placed)),
      ),
    );

  return {
    score: (win) => highest(waysIn(win), isPreferred)?.score ?? unworthy(win, dora.lines(win)),
    tied: (win) => {
      const ways = waysIn(win);
      const best = highest(ways, isPreferred);
      return best !== null && ways.some((way) => isAsDear(way, best) && linesOfWay(way) !== linesOfWay(best));
    },
  };
}

/** Are two ways equal but for the order of their yaku? */
const isAsDear = (one: Way, other: Way): boolean =>
  one.total === other.total && one.rank.han === other.rank.han && one.rank.fu === other.rank.fu;

const linesOfWay = ({ score }: Way): string =>
  score.lines
    .map(({ pattern, worth }) => `${pattern} ${worth}`)
    .sort()
    .join();

/** The lines of a yaku in the hand, once per time it is found; empty in an open hand if it must be concealed. */
function linesOf({ id, han, open, finds }: Yaku, hand: ReadHand, win: WinToScore): readonly ScoreLine[] {
  const worth = hand.concealed ? han : open;
  return worth === null ? [] : finds(hand, win).map((tiles) => ({ pattern: id, worth, of: 'han', tiles }));
}

/** The score of a hand without a yaku: its dora are listed, the total is 0. */
const unworthy = ({ readings }: WinToScore, lines: readonly ScoreLine[]): Score => ({
  unit: UNIT,
  total: 0,
  lines,
  uncounted: [],
  reading: readings[0] ?? null,
  placed: -1,
});

/**
 * If there is no winning tile (a win with the deal), any tile may count as the last one and the best result is used
 * (rule `deal`).
 */
const asWon = (win: WinToScore): readonly WinToScore[] =>
  win.how.tile !== null
    ? [win]
    : [...new Set(tilesOf(win.scoringHand.counts))].map((tile) => ({ ...win, how: { ...win.how, tile } }));
