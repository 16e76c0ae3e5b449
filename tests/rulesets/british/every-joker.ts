/**
 * Jokers the slow way: every tile is tried for every joker, and what comes out is held against the sentences of the
 * rulebook. Nothing here asks the engine about jokers.
 */
import { JOKER, type Kind, PLAYED } from '../../../src/engine/tiles.ts';

/** A tile of the hand, or a joker that stands for it. */
interface Piece {
  readonly kind: Kind;
  readonly joker: boolean;
}

/** One way to see a hand: the special hand or `standard`, and what its jokers stand for. */
export interface Seen {
  readonly shape: string;
  /** "pung 3, pung 12, pair 30"; empty for special hands. */
  readonly groups: readonly string[];
  readonly as: readonly Kind[];
}

const isOrphan = (kind: Kind): boolean => kind >= 27 || kind % 9 === 0 || kind % 9 === 8;
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
type Counts = readonly number[];
const every = (counts: Counts, is: (kind: Kind) => boolean): boolean => {
  for (let kind = 0; kind < PLAYED; kind++) if (counts[kind] !== 0 && !is(kind)) return false;
  return true;
};
const at = (counts: Counts, kind: Kind): number => counts[kind] ?? 0;

/** Special hands that are no sets and a pair: what the tiles must be, and in which groups jokers are counted. */
const SPECIALS: Readonly<
  Record<
    string,
    {
      may: (own: Counts) => boolean;
      is: (counts: Counts) => boolean;
      groups: (pieces: Piece[]) => Piece[][][];
    }
  >
> = {
  'thirteen-unique-wonders': {
    may: (own) => every(own, isOrphan),
    is: (counts) =>
      every(counts, isOrphan) &&
      Array.from({ length: PLAYED }, (_, k) => k).every((k) => !isOrphan(k) || at(counts, k) > 0),
    // Twelve by themselves, and one pair.
    groups: (pieces) => [pairsWhere(pieces, (a, b) => a.kind === b.kind)],
  },
  'all-pair-honours': {
    may: (own) => every(own, isOrphan),
    is: (counts) => every(counts, (kind) => isOrphan(kind) && at(counts, kind) % 2 === 0),
    groups: (pieces) => allPairings(pieces, (a, b) => a.kind === b.kind),
  },
  knitting: {
    may: (own) => every(own, (kind) => kind < 27),
    is: (counts) =>
      every(counts, (kind) => kind < 27) &&
      RANKS.every((rank) => {
        const of = [at(counts, rank), at(counts, rank + 9), at(counts, rank + 18)];
        const sum = of.reduce((a, b) => a + b);
        return sum % 2 === 0 && Math.max(...of) * 2 <= sum;
      }),
    groups: (pieces) => allPairings(pieces, (a, b) => a.kind !== b.kind && a.kind % 9 === b.kind % 9),
  },
  'wriggling-snake': {
    may: (own) =>
      [0, 9, 18].some((suit) =>
        every(own, (kind) => (kind >= suit && kind < suit + 9) || (kind > 26 && kind < 31)),
      ),
    is: (counts) =>
      [0, 9, 18].some((suit) =>
        Array.from({ length: PLAYED }, (_, k) => k).every((kind) => {
          const need =
            kind === suit ? 2 : (kind > suit && kind < suit + 9) || (kind > 26 && kind < 31) ? 1 : 0;
          return at(counts, kind) === need;
        }),
      ),
    groups: (pieces) => [pairsWhere(pieces, (a, b) => a.kind === b.kind)],
  },
  'gates-of-heaven': {
    may: (own) => [0, 9, 18].some((suit) => every(own, (kind) => kind >= suit && kind < suit + 9)),
    is: (counts) =>
      [0, 9, 18].some((suit) =>
        Array.from({ length: PLAYED }, (_, k) => k).every((kind) => {
          const rank = kind - suit;
          if (rank < 0 || rank > 8) return at(counts, kind) === 0;
          return at(counts, kind) >= (rank === 0 || rank === 8 ? 3 : 1);
        }),
      ),
    // Three of the first and of the last are pungs; two of another are the pair. A fourth stands by itself.
    groups: (pieces) => gates(pieces),
  },
  'triple-knitting': {
    may: (own) => every(own, (kind) => kind < 27),
    is: (counts) => {
      if (!every(counts, (kind) => kind < 27)) return false;
      let pairs = 0;
      for (const rank of RANKS) {
        const of = [at(counts, rank), at(counts, rank + 9), at(counts, rank + 18)];
        const least = Math.min(...of);
        const rest = of.map((n) => n - least).sort();
        if (rest.join() === '0,0,0') continue;
        if (rest.join() !== '0,1,1') return false;
        pairs++;
      }
      return pairs === 1;
    },
    groups: (pieces) => triples(pieces),
  },
};

/** The groups of two alike: only those, since what stands by itself has no limit. */
function pairsWhere(pieces: Piece[], meet: (a: Piece, b: Piece) => boolean): Piece[][] {
  for (const [i, a] of pieces.entries()) for (const b of pieces.slice(i + 1)) if (meet(a, b)) return [[a, b]];
  return [];
}

/** Every way to put all pieces into pairs. */
function allPairings(pieces: Piece[], meet: (a: Piece, b: Piece) => boolean): Piece[][][] {
  const [first, ...rest] = pieces;
  if (!first) return [[]];
  const found: Piece[][][] = [];
  const tried = new Set<string>();
  for (const [i, other] of rest.entries()) {
    const key = `${other.kind}${other.joker}`;
    if (!meet(first, other) || tried.has(key)) continue;
    tried.add(key);
    for (const more of allPairings(rest.toSpliced(i, 1), meet)) found.push([[first, other], ...more]);
  }
  return found;
}

function gates(pieces: Piece[]): Piece[][][] {
  const groups: Piece[][] = [];
  const choices: Piece[][] = [];
  for (const rank of RANKS) {
    const own = pieces.filter(({ kind }) => kind % 9 === rank);
    if (rank === 0 || rank === 8) {
      if (own.length === 3) groups.push(own);
      else choices.push(own);
    } else if (own.length === 2) groups.push(own);
  }
  const [four] = choices;
  return four ? four.map((_, i) => [...groups, four.toSpliced(i, 1)]) : [groups];
}

/** Every way to take four knitted pungs and a pair, by which pieces stand where. */
function triples(pieces: Piece[]): Piece[][][] {
  const found: Piece[][][] = [];
  const walk = (left: Piece[], groups: Piece[][], paired: boolean): void => {
    const [first] = left;
    if (!first) {
      found.push(groups);
      return;
    }
    const same = left.filter(({ kind }) => kind % 9 === first.kind % 9);
    const suits = [0, 1, 2].map((suit) => same.filter(({ kind }) => Math.floor(kind / 9) === suit));
    const [one, two, three] = suits as [Piece[], Piece[], Piece[]];
    const without = (taken: Piece[]): Piece[] => left.filter((piece) => !taken.includes(piece));
    for (const a of one)
      for (const b of two)
        for (const c of three) {
          const taken = [a, b, c];
          if (taken.includes(first)) walk(without(taken), [...groups, taken], paired);
        }
    if (paired) return;
    for (const other of same) {
      if (Math.floor(other.kind / 9) === Math.floor(first.kind / 9)) continue;
      walk(without([first, other]), [...groups, [first, other]], true);
    }
  };
  walk(pieces, [], false);
  return found;
}

/** “At most one in a pair or pung”, with one beside them where a joker was drawn from the wall and wins at once. */
const withinLimits = (groups: readonly (readonly Piece[])[], free: boolean): boolean => {
  const over = groups.reduce(
    (sum, group) => sum + Math.max(0, group.filter(({ joker }) => joker).length - 1),
    0,
  );
  return over <= (free ? 1 : 0);
};

/** Pungs and one pair; there is never more than one way to see them. */
function pungsAndPair(counts: Counts, sets: number): boolean {
  let pungs = 0;
  let pairs = 0;
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = at(counts, kind);
    if (n === 0) continue;
    const rest = n % 3;
    if (rest === 1 || (rest === 2 && ++pairs > 1)) return false;
    pungs += (n - rest) / 3;
  }
  return pungs === sets && pairs === 1;
}

/** In how the jokers of one kind may be shared out among its pungs and its pair, some way keeps the limits. */
function sharedOut(counts: Counts, jokers: readonly Kind[], free: boolean): boolean {
  let over = 0;
  for (const kind of new Set(jokers)) {
    const n = at(counts, kind);
    const groups = Math.floor(n / 3) + (n % 3 === 2 ? 1 : 0);
    over += Math.max(0, jokers.filter((each) => each === kind).length - groups);
  }
  return over <= (free ? 1 : 0);
}

/**
 * Every way to see these tiles as a winning hand.
 * @param sets how many sets the concealed tiles make
 * @param free whether one of the jokers is not bound
 */
export function everyJoker(tiles: readonly Kind[], sets: number, free: boolean): Seen[] {
  const jokers = tiles.filter((tile) => tile === JOKER).length;
  const counts = new Array<number>(PLAYED).fill(0);
  for (const tile of tiles) if (tile !== JOKER) counts[tile] = at(counts, tile) + 1;
  const possible = sets === 4 ? Object.entries(SPECIALS).filter(([, { may }]) => may(counts)) : [];
  const own = tiles.filter((tile) => tile !== JOKER).map((kind): Piece => ({ kind, joker: false }));
  const found: Seen[] = [];
  const as: Kind[] = [];
  const walk = (from: Kind, left: number): void => {
    if (left === 0) {
      look();
      return;
    }
    for (let kind = from; kind < PLAYED; kind++) {
      counts[kind] = at(counts, kind) + 1;
      as.push(kind);
      walk(kind, left - 1);
      as.pop();
      counts[kind] = at(counts, kind) - 1;
    }
  };
  const look = (): void => {
    if (pungsAndPair(counts, sets) && sharedOut(counts, as, free)) {
      const groups: string[] = [];
      for (let kind = 0; kind < PLAYED; kind++) {
        const n = at(counts, kind);
        for (let i = 3; i <= n; i += 3) groups.push(`pung ${kind}`);
        if (n % 3 === 2) groups.push(`pair ${kind}`);
      }
      found.push({ shape: 'standard', groups, as: as.slice() });
    }
    for (const [shape, { is, groups }] of possible) {
      if (!is(counts)) continue;
      const pieces = [...own, ...as.map((kind): Piece => ({ kind, joker: true }))];
      if (groups(pieces).some((each) => withinLimits(each, free)))
        found.push({ shape, groups: [], as: as.slice() });
    }
  };
  walk(0, jokers);
  return found;
}
