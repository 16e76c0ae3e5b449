/** Hong Kong, written down from its rules page: shapes, fan, and the minimum. */
import { allOf, type Hand, type Line, type SlowGame, type Way, type Worth, wholeWays } from './hands.ts';
import { tally } from './sets.ts';
import { sevenPairs, standardWays } from './small-games.ts';
import { placed, type Seen } from './threes.ts';
import {
  DRAGONS,
  isEnd,
  isFlower,
  isHonour,
  isOuter,
  isSeason,
  PLAYED,
  suitsIn,
  type Tile,
  WINDS,
} from './tiles.ts';

/** One of each terminal and honour, and a second of one of them. */
export function orphans({ tiles, melds }: Hand): Way[] {
  const counts = [...tally(tiles)];
  if (melds.length > 0 || tiles.length !== 14 || counts.length !== 13 || !tiles.every(isOuter)) return [];
  return [{ shape: 'orphans', laid: counts.map(([tile, n]) => new Array<Tile>(n).fill(tile)) }];
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, { worth }) => all + worth, 0);

/** Every way to count the hand: lines, each with its fan, before the cap. @param bonus whether bonus tiles count */
function counts(hand: Hand, bonus: boolean): Line[][] {
  return wholeWays(hongKong, hand).flatMap((way) =>
    way.shape === 'standard'
      ? placed(hand, way).flatMap((seen) => everyLimit(hand, seen, bonus))
      : everyLimit(hand, { way, threes: [], chows: [], pair: 0, completed: [] }, bonus),
  );
}

function everyLimit(hand: Hand, seen: Seen, bonus: boolean): Line[][] {
  const limits = limitsOf(hand, seen);
  if (limits.length === 0) return [linesOf(hand, seen, bonus)];
  // "Only the highest limit hand": of two that are worth the same, either may be named.
  const most = Math.max(...limits.map(({ worth }) => worth));
  return limits.filter(({ worth }) => worth === most).map((limit) => [limit, ...wayOfWinning(hand)]);
}

const wayOfWinning = ({ drawn }: Hand): Line[] => (drawn ? [{ name: 'self-draw', worth: 1 }] : []);

function limitsOf(hand: Hand, { way, threes }: Seen): Line[] {
  const tiles = allOf(hand);
  const found: Line[] = [];
  const limit = (name: string, worth: number, has: boolean): void => {
    if (has) found.push({ name, worth });
  };
  const of = (kinds: readonly Tile[]): number => threes.filter(({ tile }) => kinds.includes(tile)).length;
  limit('all-honours', 10, tiles.every(isHonour));
  limit('four-concealed-triplets', 10, threes.length === 4 && threes.every(({ own }) => own));
  limit('terminals', 10, threes.length === 4 && tiles.every(isEnd));
  limit('nine-gates', 10, isNineGates(hand));
  limit('great-winds', 13, of(WINDS) === 4);
  limit('thirteen-orphans', 13, way.shape === 'orphans');
  limit('four-gongs', 13, threes.filter(({ kong }) => kong).length === 4);
  return found;
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

/** Ordinary lines. */
function linesOf(hand: Hand, { way, threes, chows, pair }: Seen, bonus: boolean): Line[] {
  const tiles = allOf(hand);
  const lines: Line[] = [...wayOfWinning(hand)];
  const line = (name: string, worth: number, has: boolean): void => {
    if (has) lines.push({ name, worth });
  };
  const of = (kinds: readonly Tile[]): number => threes.filter(({ tile }) => kinds.includes(tile)).length;
  const honours = tiles.some(isHonour);
  line('common-hand', 1, chows.length === 4);
  line('all-triplets', 3, threes.length === 4);
  line('mixed-orphans', 1, threes.length === 4 && tiles.every(isOuter) && honours && tiles.some(isEnd));
  line('mixed-one-suit', 3, suitsIn(tiles) === 1 && honours);
  line('all-one-suit', 7, suitsIn(tiles) === 1 && !honours);
  const dragons = of(DRAGONS);
  const small = dragons === 2 && DRAGONS.includes(pair);
  line('small-dragons', 5, small);
  line('great-dragons', 8, dragons === 3);
  if (!small && dragons < 3) for (let n = 0; n < dragons; n++) line('dragon', 1, true);
  line('small-winds', 6, of(WINDS) === 3 && WINDS.includes(pair));
  line('seven-pairs', 4, way.shape === 'pairs');
  line('seat-wind', 1, of([WINDS[hand.seat] ?? 0]) > 0);
  line('round-wind', 1, of([WINDS[hand.round] ?? 0]) > 0);
  line('fully-concealed', 1, way.shape !== 'pairs' && hand.melds.every(({ exposed }) => !exposed));
  if (bonus) bonusLines(hand, line);
  return lines;
}

function bonusLines(hand: Hand, line: (name: string, worth: number, has: boolean) => void): void {
  const flowers = hand.bonus.filter(isFlower);
  const seasons = hand.bonus.filter(isSeason);
  line('no-bonus', 1, hand.bonus.length === 0);
  line('own-flower', 1, flowers.length < 4 && flowers.includes(81 + hand.seat));
  line('own-season', 1, seasons.length < 4 && seasons.includes(85 + hand.seat));
  line('all-flowers', 2, flowers.length === 4);
  line('all-seasons', 2, seasons.length === 4);
}

const CAP = 13;

/** Every way to count the hand that comes to the most. */
export function fanOf(hand: Hand): Worth[] {
  const all = counts(hand, true).map((lines) => ({
    total: Math.min(CAP, sum(lines)),
    over: sum(lines) > CAP,
    lines: [...new Set(lines.map(({ name }) => name))].sort(),
  }));
  const most = Math.max(...all.map(({ total }) => total));
  return all.filter(({ total }) => total === most);
}

/** Fan for bonus tiles do not count towards the minimum, that for having none among them. */
export const fanToWin = (hand: Hand): number => Math.max(...counts(hand, false).map(sum));

export const hongKong: SlowGame = {
  id: 'hong-kong',
  kinds: PLAYED,
  sets: 4,
  shapeRule: 'shape-standard',
  ways: (hand) => [...standardWays(hand, 4), ...sevenPairs(hand, false), ...orphans(hand)],
  conditions: [],
  tooLittle: (hand) => (fanToWin(hand) < 3 ? 'three-fan' : null),
};
