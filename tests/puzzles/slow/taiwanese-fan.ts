/** The fan of HK-style Taiwanese, written down from its rules page. */
import { allOf, type Hand, type Line, type Worth, wholeWays, wins, with1, without1 } from './hands.ts';
import { taiwanese } from './larger-games.ts';
import { isChow, tally } from './sets.ts';
import { placed, type Seen } from './threes.ts';
import {
  copies,
  DRAGONS,
  GREEN_DRAGON,
  isEnd,
  isHonour,
  isOuter,
  less,
  rankOf,
  sorted,
  suitOf,
  suitsIn,
  type Tile,
  WINDS,
} from './tiles.ts';

const GREEN: readonly Tile[] = [42, 43, 44, 46, 48, GREEN_DRAGON];
const CAP = 88;

/** What each leaves out (`replacements`). */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  'great-three-dragons': ['dragon'],
  'lesser-three-dragons': ['dragon'],
  'great-four-winds': ['lesser-four-winds', 'three-great-winds'],
  'lesser-four-winds': ['three-great-winds'],
  'four-kongs': ['three-kongs'],
  'four-concealed-pungs': ['three-concealed-pungs'],
  'four-sequential-pungs': ['three-sequential-pungs'],
  'seven-consecutive-pairs': ['seven-pairs', 'concealed', 'concealed-self-draw'],
  'seven-pairs': ['concealed', 'concealed-self-draw'],
  'nine-gates': ['full-flush', 'concealed', 'concealed-self-draw'],
  'full-flush': ['half-flush'],
  'all-green': ['full-flush', 'half-flush'],
  'all-terminals': ['terminals-and-honours'],
  'concealed-self-draw': ['concealed', 'self-draw'],
  'all-melded': ['edge-wait', 'middle-wait', 'pair-wait', 'single-wait'],
};

/** Every way to count the hand that comes to the most. */
export function fanOf(hand: Hand): Worth[] {
  const only = isOnlyWait(hand);
  const all = wholeWays(taiwanese, hand)
    .flatMap((way) => placed(hand, way))
    .map((seen) => counted(linesOf(hand, seen, only)));
  // Of two that reach the cap, the one that would be worth more without it.
  const most = Math.max(...all.map(({ total }) => total));
  return all
    .filter(({ total }) => total === most)
    .map((each) => ({ ...each, total: Math.min(CAP, each.total) }));
}

function counted(lines: readonly Line[]): Worth {
  // What is itself replaced still replaces nothing that the larger one leaves standing: nine gates keep self-draw.
  const has = new Set(lines.map(({ name }) => name));
  const gone = new Set<string>();
  for (const [larger, smaller] of Object.entries(REPLACED))
    if (has.has(larger)) for (const each of smaller) gone.add(each);
  if (gone.has('concealed-self-draw')) gone.delete('self-draw');
  const left = lines.filter(({ name }) => !gone.has(name));
  const total = left.reduce((sum, { worth }) => sum + worth, 0);
  return { total, over: total > CAP, lines: [...new Set(left.map(({ name }) => name))].sort() };
}

/** Exactly one kind would have won; one whose four copies one holds is none. */
function isOnlyWait(hand: Hand): boolean {
  const before = without1(hand, hand.last ?? 0);
  return (
    taiwanese.kinds.filter(
      (tile) => copies(allOf(before), tile) < 4 && wins(taiwanese, with1(before, tile, true)),
    ).length === 1
  );
}

function linesOf(hand: Hand, seen: Seen, only: boolean): Line[] {
  const { way, threes, chows, pair, completed } = seen;
  const tiles = allOf(hand);
  const lines: Line[] = [];
  const line = (name: string, worth: number, has: boolean): void => {
    if (has) lines.push({ name, worth });
  };
  const of = (kinds: readonly Tile[]): number => threes.filter(({ tile }) => kinds.includes(tile)).length;
  const honours = tiles.some(isHonour);
  const pairs = way.shape === 'pairs';
  const standard = !pairs;
  const concealed = hand.melds.every(({ exposed }) => !exposed);
  const own = threes.filter((three) => three.own).length;
  const kongs = threes.filter(({ kong }) => kong).length;
  const row = rowOf(threes.map(({ tile }) => tile));
  line('great-four-winds', 88, of(WINDS) === 4);
  line('great-three-dragons', 88, of(DRAGONS) === 3);
  line(
    'all-green',
    88,
    tiles.every((tile) => GREEN.includes(tile)),
  );
  line('nine-gates', 88, standard && hand.melds.length === 0 && isNineGates(way.laid));
  line('four-kongs', 88, kongs >= 4);
  line('seven-consecutive-pairs', 88, pairs && isRow(way.laid));
  line('lesser-four-winds', 64, of(WINDS) === 3 && WINDS.includes(pair));
  line('all-honours', 64, tiles.every(isHonour));
  line('all-terminals', 64, tiles.every(isEnd));
  line('four-concealed-pungs', 64, own >= 4);
  line(
    'four-identical-chows',
    48,
    chows.some((chow) => copies(chows, chow) >= 4),
  );
  line('four-sequential-pungs', 48, row >= 4);
  line('three-sequential-pungs', 32, row >= 3);
  line('three-great-winds', 32, of(WINDS) >= 3);
  line('seven-pairs', 24, pairs);
  line('full-flush', 24, suitsIn(tiles) === 1 && !honours);
  line('half-flush', 24, suitsIn(tiles) === 1 && honours);
  line('mixed-triple-chow', 16, isMixedTriple(chows));
  line('mixed-triple-pung', 16, isMixedTriple(threes.map(({ tile }) => tile)));
  line('three-kongs', 16, kongs >= 3);
  line('lesser-three-dragons', 12, of(DRAGONS) === 2 && DRAGONS.includes(pair));
  line(
    'all-melded',
    12,
    !hand.drawn && hand.melds.length === 5 && hand.melds.every(({ exposed }) => exposed),
  );
  line('all-pungs', 8, standard && threes.length === 5);
  line('terminals-and-honours', 8, tiles.every(isOuter) && honours && tiles.some(isEnd));
  line('three-concealed-pungs', 6, own >= 3);
  line('concealed-self-draw', 5, concealed && hand.drawn);
  line('all-chows', 4, chows.length === 5 && !isHonour(pair));
  line('all-simples', 4, !tiles.some(isOuter));
  line('round-wind', 2, of([WINDS[hand.round] ?? 0]) > 0);
  line('seat-wind', 2, of([WINDS[hand.seat] ?? 0]) > 0);
  for (let n = of(DRAGONS); n > 0; n--) line('dragon', 2, true);
  line('self-draw', 1, hand.drawn);
  line('concealed', 1, concealed && !hand.drawn);
  line(waitOf(completed, hand.last ?? 0), 1, only);
  return lines;
}

function waitOf(part: readonly Tile[], last: Tile): string {
  if (part.length === 2) return 'pair-wait';
  if (!isChow(part)) return 'single-wait';
  const [low = 0, middle] = sorted(part);
  if (last === middle) return 'middle-wait';
  const edge = (last === low && rankOf(low) === 7) || (last !== low && rankOf(low) === 1);
  return edge ? 'edge-wait' : 'single-wait';
}

/** How many pungs of one suit have consecutive numbers. */
function rowOf(tiles: readonly Tile[]): number {
  const length = (tile: Tile): number => (tile < 60 && tiles.includes(tile) ? 1 + length(tile + 1) : 0);
  return Math.max(0, ...tiles.map(length));
}

/** One number in all three suits. */
const isMixedTriple = (tiles: readonly Tile[]): boolean =>
  tiles.some((tile) => tile < 20 && tiles.includes(tile + 20) && tiles.includes(tile + 40));

/** Seven pairs of one suit with consecutive numbers, beside the pung. */
function isRow(laid: readonly (readonly Tile[])[]): boolean {
  const pairs = sorted(laid.filter((part) => part.length === 2).map(([tile]) => tile ?? 0));
  return (
    pairs.length === 7 && pairs.every((tile, i) => suitOf(tile) !== null && tile === Number(pairs[0]) + i)
  );
}

/** 1112345678999 of one suit, one more tile of it, and a set of it. */
function isNineGates(laid: readonly (readonly Tile[])[]): boolean {
  const tiles = laid.flat();
  if (suitsIn(tiles) !== 1 || tiles.some(isHonour)) return false;
  return laid.some((part) => {
    if (part.length !== 3) return false;
    const rest = tally((less(tiles, part) ?? []).map(rankOf));
    return [3, 1, 1, 1, 1, 1, 1, 1, 3].every((n, i) => (rest.get(i + 1) ?? 0) >= n);
  });
}
