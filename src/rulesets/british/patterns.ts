/**
 * Special hands that are no sets and a pair, joker by joker. A joker may be any of their single tiles, and one of a
 * pair or of three alike (`jokers`); knitted pairs and pungs count as pairs and pungs.
 */
import type { Counts } from '../../engine/counts.ts';
import type { JokerUse, Reading, ReadSet } from '../../engine/score.ts';
import { EAST, isOuter, JOKER, type Kind, PLAYED, SUITED } from '../../engine/tiles.ts';

/** A group of a pattern. Jokers stand for what it lacks. */
interface Group {
  readonly kind: ReadSet['kind'];
  readonly tiles: readonly Kind[];
}

/** In every group but single tiles one joker may stand, and a single tile may be one: so it is one for all. */
const MOST = 1;

const reading = (shape: string, sets: readonly ReadSet[], jokers: readonly JokerUse[]): Reading => ({
  shape,
  sets,
  pair: null,
  ...(jokers.length > 0 && { jokers }),
});

/** The reading in which jokers fill what these groups lack; none where they cannot, or tiles are left over. */
function filled(shape: string, groups: readonly Group[], counts: Counts, beyond: number): Reading[] {
  const left = counts.slice();
  const uses: JokerUse[] = [];
  let spare = beyond;
  for (const [set, { tiles }] of groups.entries()) {
    let lacking = 0;
    for (const tile of tiles) {
      if ((left[tile] as number) > 0) left[tile] = (left[tile] as number) - 1;
      else {
        lacking++;
        uses.push({ as: tile, set });
      }
    }
    if (lacking > MOST) spare -= lacking - MOST;
    if (spare < 0) return [];
  }
  if (uses.length !== left[JOKER]) return [];
  for (let kind = 0; kind < PLAYED; kind++) if (left[kind] !== 0) return [];
  return [reading(shape, groups, uses)];
}

const single = (tile: Kind): Group => ({ kind: 'single', tiles: [tile] });
const pairOf = (tile: Kind): Group => ({ kind: 'pair', tiles: [tile, tile] });
const pungOf = (tile: Kind): Group => ({ kind: 'pung', tiles: [tile, tile, tile] });

function only(counts: Counts, is: (kind: Kind) => boolean): boolean {
  for (let kind = 0; kind < PLAYED; kind++) if (counts[kind] !== 0 && !is(kind)) return false;
  return true;
}

const ORPHANS: readonly Kind[] = Array.from({ length: PLAYED }, (_, kind) => kind).filter(isOuter);
const WINDS: readonly Kind[] = [EAST, EAST + 1, EAST + 2, EAST + 3];
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** `thirteen-unique-wonders` */
export function uniqueWonders(counts: Counts, beyond: number): Reading[] {
  if (!only(counts, isOuter)) return [];
  const id = 'thirteen-unique-wonders';
  for (const twice of ORPHANS) {
    const groups = ORPHANS.map((tile) => (tile === twice ? pairOf(tile) : single(tile)));
    const found = filled(id, groups, counts, beyond);
    if (found.length > 0) return found;
  }
  return [];
}

/** The suit that all suited tiles are of, or null; the first where there are none. */
function oneSuit(counts: Counts): number | null {
  const suits = [0, 9, 18].filter((at) => RANKS.some((rank) => counts[at + rank] !== 0));
  return suits.length > 1 ? null : (suits[0] ?? 0);
}

/** `gates-of-heaven`: the tile beyond 1112345678999 makes a pair of its fellow, or stands alone beside a pung. */
export function gatesOfHeaven(counts: Counts, beyond: number): Reading[] {
  const at = oneSuit(counts);
  if (at === null || !only(counts, (kind) => kind < SUITED)) return [];
  for (const extra of RANKS) {
    const groups = RANKS.flatMap((rank): Group[] => {
      const tile = at + rank;
      if (rank !== 0 && rank !== 8) return [rank === extra ? pairOf(tile) : single(tile)];
      return rank === extra ? [pungOf(tile), single(tile)] : [pungOf(tile)];
    });
    const found = filled('gates-of-heaven', groups, counts, beyond);
    if (found.length > 0) return found;
  }
  return [];
}

/** `wriggling-snake` */
export function wrigglingSnake(counts: Counts, beyond: number): Reading[] {
  const at = oneSuit(counts);
  if (at === null) return [];
  const run = RANKS.map((rank) => (rank === 0 ? pairOf(at) : single(at + rank)));
  return filled('wriggling-snake', [...run, ...WINDS.map(single)], counts, beyond);
}

/**
 * Seven pairs. A joker stands beside each tile that is left alone; jokers that are over break up pairs, one beside
 * each of the two tiles.
 */
function sevenPairs(
  shape: string,
  kind: 'pair' | 'knitted',
  whole: readonly (readonly [Kind, Kind])[],
  alone: readonly Kind[],
  jokers: number,
  fellow: (tile: Kind) => Kind,
): Reading[] {
  if (alone.length > jokers) return [];
  const over = (jokers - alone.length) / 2;
  const sets: ReadSet[] = whole.slice(over).map((tiles) => ({ kind, tiles }));
  const uses: JokerUse[] = [];
  for (const tile of [...whole.slice(0, over).flat(), ...alone]) {
    uses.push({ as: fellow(tile), set: sets.length });
    sets.push({ kind, tiles: [tile, fellow(tile)] });
  }
  return sets.length === 7 ? [reading(shape, sets, uses)] : [];
}

/** `all-pair-honours` */
export function pairHonours(counts: Counts): Reading[] {
  if (!only(counts, isOuter)) return [];
  const whole: (readonly [Kind, Kind])[] = [];
  const alone: Kind[] = [];
  for (const tile of ORPHANS) {
    const n = counts[tile] as number;
    for (let i = 0; i + 2 <= n; i += 2) whole.push([tile, tile]);
    if (n % 2 === 1) alone.push(tile);
  }
  return sevenPairs('all-pair-honours', 'pair', whole, alone, counts[JOKER] as number, (tile) => tile);
}

const isSuitedOnly = (counts: Counts): boolean => only(counts, (kind) => kind < SUITED);

/** `knitting`, the suits free to change from pair to pair. */
export function knitting(counts: Counts): Reading[] {
  if (!isSuitedOnly(counts)) return [];
  const whole: (readonly [Kind, Kind])[] = [];
  const alone: Kind[] = [];
  for (const rank of RANKS) {
    // The two suits that have most are paired first: so the fewest tiles are left alone.
    const left = [rank, rank + 9, rank + 18].map((tile) => ({ tile, n: counts[tile] as number }));
    for (;;) {
      const [most, next] = left.sort((a, b) => b.n - a.n);
      if (!most || !next || next.n === 0) break;
      whole.push(most.tile < next.tile ? [most.tile, next.tile] : [next.tile, most.tile]);
      most.n--;
      next.n--;
    }
    for (const { tile, n } of left) for (let i = 0; i < n; i++) alone.push(tile);
  }
  const fellow = (tile: Kind): Kind => (tile + 9) % SUITED;
  return sevenPairs('knitting', 'knitted', whole, alone, counts[JOKER] as number, fellow);
}

/** `knitting` in the same two suits throughout (`knitting-suits`). */
export function knittingSame(counts: Counts): Reading[] {
  if (!isSuitedOnly(counts)) return [];
  for (const [one, other] of [
    [0, 9],
    [0, 18],
    [9, 18],
  ] as const) {
    if (!only(counts, (kind) => (kind >= one && kind < one + 9) || (kind >= other && kind < other + 9)))
      continue;
    const whole: (readonly [Kind, Kind])[] = [];
    const alone: Kind[] = [];
    for (const rank of RANKS) {
      const [a, b] = [counts[one + rank] as number, counts[other + rank] as number];
      for (let i = 0; i < Math.min(a, b); i++) whole.push([one + rank, other + rank]);
      for (let i = 0; i < Math.abs(a - b); i++) alone.push(a > b ? one + rank : other + rank);
    }
    const fellow = (tile: Kind): Kind => (tile < one + 9 ? tile - one + other : tile - other + one);
    const found = sevenPairs('knitting', 'knitted', whole, alone, counts[JOKER] as number, fellow);
    if (found.length > 0) return found;
  }
  return [];
}

/** Which suits a knitted pair of one rank may be of; −1: none is made of this rank. */
const PAIR_SUITS: readonly (readonly [number, number] | null)[] = [null, [0, 1], [0, 2], [1, 2]];

/** `triple-knitting`: rank by rank so many knitted pungs, and at one rank the pair. */
export function tripleKnitting(counts: Counts, beyond: number): Reading[] {
  if (!isSuitedOnly(counts)) return [];
  const groups: Group[] = [];
  const uses: JokerUse[] = [];
  const walk = (rank: number, toMake: number, paired: boolean, jokers: number, spare: number): boolean => {
    if (rank === 9) return toMake === 0 && paired && jokers === 0;
    for (let pungs = 0; pungs <= toMake; pungs++) {
      for (const suits of paired ? PAIR_SUITS.slice(0, 1) : PAIR_SUITS) {
        const lacking: number[] = [];
        let over = false;
        for (let suit = 0; suit < 3; suit++) {
          const lack = pungs + (suits?.includes(suit) ? 1 : 0) - (counts[9 * suit + rank] as number);
          if (lack < 0) over = true;
          // What the pair has no part in stands first, and so in the pungs.
          for (let i = 0; i < lack; i++) suits?.includes(suit) ? lacking.push(suit) : lacking.unshift(suit);
        }
        const beyondLimit = Math.max(0, lacking.length - pungs - (suits ? 1 : 0));
        if (over || lacking.length > jokers || beyondLimit > spare) continue;
        const before = [groups.length, uses.length] as const;
        lay(rank, pungs, suits, lacking);
        const left = jokers - lacking.length;
        if (walk(rank + 1, toMake - pungs, paired || suits !== null, left, spare - beyondLimit)) return true;
        groups.length = before[0];
        uses.length = before[1];
      }
    }
    return false;
  };
  const lay = (
    rank: number,
    pungs: number,
    suits: readonly [number, number] | null,
    lacking: number[],
  ): void => {
    const first = groups.length;
    for (let i = 0; i < pungs; i++) groups.push({ kind: 'knitted', tiles: [rank, rank + 9, rank + 18] });
    if (suits) groups.push({ kind: 'knitted', tiles: suits.map((suit) => 9 * suit + rank) });
    const made = groups.length - first;
    for (const [i, suit] of lacking.entries()) uses.push({ as: 9 * suit + rank, set: first + (i % made) });
  };
  if (!walk(0, 4, false, counts[JOKER] as number, beyond)) return [];
  return [reading('triple-knitting', groups, uses)];
}
