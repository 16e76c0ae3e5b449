/**
 * A slow count, written from the law alone: every way to lay the tiles out and to place the last one, each counted line
 * by line. It shares nothing with the game's own code but the numbers of the kinds.
 */

/** A set on the table. */
export interface SlowMeld {
  readonly tiles: readonly number[];
  readonly called: boolean;
}

export interface SlowWin {
  /** Concealed tiles, the last one among them. */
  readonly tiles: readonly number[];
  readonly melds: readonly SlowMeld[];
  readonly last: number;
  readonly by: 'draw' | 'discard' | 'robbery';
  /** 0 is East. */
  readonly seat: number;
  readonly round: number;
  readonly riichi: boolean;
  readonly double: boolean;
  readonly ippatsu: boolean;
  readonly replacement: boolean;
  readonly lastTile: boolean;
  readonly first: boolean;
  readonly dora: readonly number[];
  readonly ura: readonly number[];
  /** How many of its fives are red. */
  readonly reds: number;
}

/** What the tables differ in, as far as a hand shows it. */
export interface SlowRules {
  readonly doubleWindPair: number;
  readonly roundsToMangan: boolean;
  readonly counted: boolean;
  readonly adds: boolean;
  readonly doubles: boolean;
  readonly man: 'alone' | 'off';
}

export interface SlowScore {
  readonly yaku: readonly string[];
  readonly han: number | null;
  readonly fu: number | null;
  /** What the fu are for, each once. */
  readonly fuFor: readonly string[];
  readonly base: number;
}

type Group = readonly number[];

const isHonour = (tile: number): boolean => tile >= 27;
const isEnd = (tile: number): boolean => tile < 27 && (tile % 9 === 0 || tile % 9 === 8);
const isOuter = (tile: number): boolean => isHonour(tile) || isEnd(tile);
const isRun = ([a, b]: Group): boolean => a !== b;
const isTriplet = (group: Group): boolean => group.length > 2 && !isRun(group);

/** Every way to take sets and one pair out of sorted tiles. */
function layouts(tiles: readonly number[], sets: number): Group[][] {
  const [first] = tiles;
  if (first === undefined) return sets === 0 ? [[]] : [];
  const found: Group[][] = [];
  const without = (group: Group): number[] | null => {
    const rest = [...tiles];
    for (const tile of group) {
      const at = rest.indexOf(tile);
      if (at < 0) return null;
      rest.splice(at, 1);
    }
    return rest;
  };
  const groups: Group[] = [[first, first, first]];
  if (first < 27 && first % 9 < 7) groups.push([first, first + 1, first + 2]);
  for (const group of groups) {
    const rest = without(group);
    if (rest && sets > 0) for (const more of layouts(rest, sets - 1)) found.push([group, ...more]);
  }
  // A pair is the group of two: taken once, counted by the caller.
  const rest = without([first, first]);
  if (rest) for (const more of layouts(rest, sets)) found.push([[first, first], ...more]);
  return found.filter((groups) => groups.filter(({ length }) => length === 2).length <= 1);
}

const nextOf = (tile: number): number => {
  if (tile < 27) return tile % 9 === 8 ? tile - 8 : tile + 1;
  if (tile < 31) return tile === 30 ? 27 : tile + 1;
  // Red is followed by white, white by green, green by red.
  return { 31: 33, 33: 32, 32: 31 }[tile] ?? tile;
};

const ceilTo = (step: number, amount: number): number => Math.ceil(amount / step) * step;

/** The dearest ways: several where none of them is dearer than the others; none where none has a yaku. */
export function slowScores(win: SlowWin, rules: SlowRules): readonly SlowScore[] {
  const ways = [...standardWays(win, rules), ...pairsWays(win, rules), ...orphansWays(win, rules)];
  const [best] = ways.toSorted(dearerFirst);
  return best ? ways.filter((way) => dearerFirst(way, best) === 0) : [];
}

const dearerFirst = (a: SlowScore, b: SlowScore): number =>
  b.base - a.base || (b.han ?? 0) - (a.han ?? 0) || (b.fu ?? 0) - (a.fu ?? 0);

const everyTile = ({ tiles, melds }: SlowWin): number[] => [...tiles, ...melds.flatMap((meld) => meld.tiles)];

const isConcealedHand = ({ melds }: SlowWin): boolean => melds.every(({ called }) => !called);

/** Yaku that any shape may have. */
function common(win: SlowWin): Map<string, number> {
  const yaku = new Map<string, number>();
  const all = everyTile(win);
  const closed = isConcealedHand(win);
  if (win.riichi && closed) yaku.set(win.double ? 'double-riichi' : 'riichi', win.double ? 2 : 1);
  if (win.riichi && win.ippatsu && closed) yaku.set('ippatsu', 1);
  if (closed && win.by === 'draw') yaku.set('concealed-tsumo', 1);
  if (all.every((tile) => !isOuter(tile))) yaku.set('all-simples', 1);
  if (win.by === 'draw' && win.replacement) yaku.set('after-a-kan', 1);
  if (win.by === 'draw' && win.lastTile && !win.replacement) yaku.set('under-the-sea', 1);
  if (win.by === 'discard' && win.lastTile) yaku.set('under-the-river', 1);
  if (win.by === 'robbery') yaku.set('robbing-a-kan', 1);
  if (all.every(isOuter) && all.some(isHonour) && all.some(isEnd)) yaku.set('terminals-and-honours', 2);
  const suits = new Set(all.filter((tile) => !isHonour(tile)).map((tile) => Math.floor(tile / 9)));
  if (suits.size === 1 && all.some(isHonour)) yaku.set('half-flush', closed ? 3 : 2);
  if (suits.size === 1 && !all.some(isHonour)) yaku.set('full-flush', closed ? 6 : 5);
  return yaku;
}

/** Yakuman that any shape may have, and how many each counts. */
function commonLimits(win: SlowWin): Map<string, number> {
  const found = new Map<string, number>();
  const all = everyTile(win);
  if (win.first && win.by === 'draw' && win.melds.length === 0) {
    found.set(win.seat === 0 ? 'blessing-of-heaven' : 'blessing-of-earth', 1);
  }
  if (all.every((tile) => [19, 20, 21, 23, 25, 32].includes(tile))) found.set('all-green', 1);
  if (all.every(isEnd)) found.set('all-terminals', 1);
  if (all.every(isHonour)) found.set('all-honours', 1);
  return found;
}

function limited(limits: Map<string, number>, rules: SlowRules): SlowScore {
  const sum = [...limits.values()].reduce((total, count) => total + (rules.doubles ? count : 1), 0);
  return {
    yaku: [...limits.keys()].sort(),
    han: null,
    fu: null,
    fuFor: [],
    base: 8000 * (rules.adds ? sum : 1),
  };
}

/** Fu, by what they are for. */
type Fu = ReadonlyMap<string, number>;

/** To the next ten, but for the 25 of seven pairs. */
function rounded(parts: Fu): number {
  const sum = [...parts.values()].reduce((all, each) => all + each, 0);
  return parts.has('fu-seven-pairs') ? sum : ceilTo(10, sum);
}

/** Han and fu as a value. */
function valued(yaku: Map<string, number>, parts: Fu, rules: SlowRules): SlowScore {
  const fu = rounded(parts);
  const han = [...yaku.values()].reduce((sum, each) => sum + each, 0);
  const of = (base: number): SlowScore => ({
    yaku: [...yaku].map(([id, worth]) => `${id} ${worth}`).sort(),
    han,
    fu,
    fuFor: [...parts.keys()].sort(),
    base,
  });
  if (rules.counted && han >= 13) return of(8000);
  if (han >= 11) return of(6000);
  if (han >= 8) return of(4000);
  if (han >= 6) return of(3000);
  if (han === 5) return of(2000);
  const base = fu * 2 ** (2 + han);
  return of(base > (rules.roundsToMangan ? 1900 : 2000) ? 2000 : base);
}

/** With dora beside them, and the blessing of man instead of them. */
function counted(win: SlowWin, yaku: Map<string, number>, fu: Fu, rules: SlowRules): SlowScore[] {
  const found: SlowScore[] = [];
  if (yaku.size > 0) {
    const all = new Map(yaku);
    const worth = (indicators: readonly number[]): number =>
      indicators.reduce(
        (sum, each) => sum + everyTile(win).filter((tile) => tile === nextOf(each)).length,
        0,
      );
    if (worth(win.dora) > 0) all.set('dora', worth(win.dora));
    if (win.riichi && worth(win.ura) > 0) all.set('ura-dora', worth(win.ura));
    if (win.reds > 0) all.set('red-fives', win.reds);
    found.push(valued(all, fu, rules));
  }
  if (rules.man === 'alone' && win.first && win.by !== 'draw' && win.seat !== 0) {
    found.push(valued(new Map([['blessing-of-man', 5]]), fu, rules));
  }
  return found;
}

function pairsWays(win: SlowWin, rules: SlowRules): SlowScore[] {
  const kinds = new Set(win.tiles);
  if (win.melds.length > 0 || kinds.size !== 7) return [];
  if (![...kinds].every((kind) => win.tiles.filter((tile) => tile === kind).length === 2)) return [];
  const limits = commonLimits(win);
  if (limits.size > 0) return [limited(limits, rules)];
  return counted(win, common(win).set('seven-pairs', 2), new Map([['fu-seven-pairs', 25]]), rules);
}

function orphansWays(win: SlowWin, rules: SlowRules): SlowScore[] {
  const kinds = new Set(win.tiles);
  if (win.melds.length > 0 || kinds.size !== 13 || ![...kinds].every(isOuter)) return [];
  const isWide = win.tiles.filter((tile) => tile === win.last).length === 2;
  return [limited(commonLimits(win).set('thirteen-orphans', isWide ? 2 : 1), rules)];
}

function standardWays(win: SlowWin, rules: SlowRules): SlowScore[] {
  const found: SlowScore[] = [];
  for (const groups of layouts(
    [...win.tiles].sort((a, b) => a - b),
    4 - win.melds.length,
  )) {
    if (!groups.some(({ length }) => length === 2)) continue;
    for (const placed of groups.keys()) {
      if (groups[placed]?.includes(win.last)) found.push(...standardWay(win, groups, placed, rules));
    }
  }
  return found;
}

function standardWay(win: SlowWin, own: readonly Group[], placed: number, rules: SlowRules): SlowScore[] {
  const pair = own.find(({ length }) => length === 2)?.[0] as number;
  const sets = [
    ...win.melds.map(({ tiles, called }) => ({ tiles, concealed: !called })),
    ...own
      .map((tiles, at) => ({ tiles, concealed: !(at === placed && win.by !== 'draw') }))
      .filter(({ tiles }) => tiles.length > 2),
  ];
  const triplets = sets.filter(({ tiles }) => isTriplet(tiles));
  const runs = sets.filter(({ tiles }) => isRun(tiles));
  const kinds = triplets.map(({ tiles }) => tiles[0] as number);
  const limits = commonLimits(win);
  const last = own[placed] as Group;
  const count = (from: number, to: number): number =>
    kinds.filter((kind) => kind >= from && kind <= to).length;
  if (triplets.filter(({ concealed }) => concealed).length === 4) {
    limits.set('four-concealed-triplets', last.length === 2 ? 2 : 1);
  }
  if (triplets.filter(({ tiles }) => tiles.length === 4).length === 4) limits.set('four-kans', 1);
  if (count(31, 33) === 3) limits.set('big-three-dragons', 1);
  if (count(27, 30) === 4) limits.set('big-four-winds', 2);
  if (count(27, 30) === 3 && pair >= 27 && pair <= 30) limits.set('little-four-winds', 1);
  const gates = gatesOf(win);
  if (gates > 0) limits.set('nine-gates', gates);
  if (limits.size > 0) return [limited(limits, rules)];

  const closed = isConcealedHand(win);
  const yaku = common(win);
  const rank = win.last % 9;
  const isSided = isRun(last) && ((win.last === last[0] && rank < 6) || (win.last === last[2] && rank > 2));
  const isRoundWind = (kind: number): boolean => kind === 27 + win.round;
  const isSeatWind = (kind: number): boolean => kind === 27 + win.seat;
  const pays = (kind: number): boolean => kind >= 31 || isRoundWind(kind) || isSeatWind(kind);
  const isPinfu = closed && runs.length === 4 && !pays(pair) && isSided;
  if (isPinfu) yaku.set('pinfu', 1);
  const starts = runs.map(({ tiles }) => tiles[0] as number);
  const twins = [...new Set(starts)].reduce(
    (sum, start) => sum + Math.floor(starts.filter((each) => each === start).length / 2),
    0,
  );
  if (closed && twins > 0) yaku.set(twins === 2 ? 'two-twin-runs' : 'twin-runs', twins === 2 ? 3 : 1);
  const dragons = count(31, 33);
  if (dragons > 0) yaku.set('dragon', dragons);
  if (kinds.some(isSeatWind)) yaku.set('seat-wind', 1);
  if (kinds.some(isRoundWind)) yaku.set('round-wind', 1);
  const hasAll = (among: readonly number[], ...wanted: number[]): boolean =>
    wanted.every((each) => among.includes(each));
  for (let r = 0; r < 9; r++) {
    if (hasAll(starts, r, r + 9, r + 18)) yaku.set('three-colour-runs', closed ? 2 : 1);
    if (hasAll(kinds, r, r + 9, r + 18)) yaku.set('three-colour-triplets', 2);
  }
  for (const suit of [0, 9, 18])
    if (hasAll(starts, suit, suit + 3, suit + 6)) yaku.set('straight', closed ? 2 : 1);
  const groups = [...sets.map(({ tiles }) => tiles), [pair, pair]];
  if (runs.length > 0 && groups.every((group) => group.some(isOuter))) {
    const honours = everyTile(win).some(isHonour);
    yaku.set(honours ? 'half-outside' : 'full-outside', (honours ? 2 : 3) - (closed ? 0 : 1));
  }
  if (triplets.filter(({ concealed }) => concealed).length === 3) yaku.set('three-concealed-triplets', 2);
  if (triplets.filter(({ tiles }) => tiles.length === 4).length === 3) yaku.set('three-kans', 2);
  if (triplets.length === 4) yaku.set('all-triplets', 2);
  if (dragons === 2 && pair >= 31) yaku.set('little-three-dragons', 2);

  const fu = new Map([['fu-base', 20]]);
  const add = (name: string, amount: number): void => {
    if (amount > 0) fu.set(name, (fu.get(name) ?? 0) + amount);
  };
  if (closed && win.by !== 'draw') add('fu-concealed-ron', 10);
  if (win.by === 'draw' && !isPinfu) add('fu-tsumo', 2);
  for (const { tiles, concealed } of triplets) {
    const kind = tiles[0] as number;
    add('fu-set', 2 * (concealed ? 2 : 1) * (isOuter(kind) ? 2 : 1) * (tiles.length === 4 ? 4 : 1));
  }
  if (isSeatWind(pair) && isRoundWind(pair)) add('fu-pair', rules.doubleWindPair);
  else if (pays(pair)) add('fu-pair', 2);
  if (last.length === 2 || (isRun(last) && !isSided)) add('fu-wait', 2);
  if (!closed && fu.size === 1) add('fu-open-twenty', 2);
  return counted(win, yaku, fu, rules);
}

/** 0: none; 1: nine gates; 2: on nine waits. */
function gatesOf({ tiles, melds, last }: SlowWin): number {
  const suit = Math.floor((tiles[0] as number) / 9);
  if (melds.length > 0 || suit > 2 || tiles.some((tile) => Math.floor(tile / 9) !== suit)) return 0;
  const need = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].map((rank) => 9 * suit + rank);
  const rest = [...tiles];
  for (const tile of need) {
    const at = rest.indexOf(tile);
    if (at < 0) return 0;
    rest.splice(at, 1);
  }
  return rest[0] === last ? 2 : 1;
}
