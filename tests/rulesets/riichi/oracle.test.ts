/** Random whole hands, won in every way, counted by the game and by a slow program written from the law. */
import { expect, test } from 'vitest';
import type { Meld } from '../../../src/engine/melds.ts';
import type { Random } from '../../../src/engine/random.ts';
import type { Seat, Wind } from '../../../src/engine/seats.ts';
import { judgeWin } from '../../../src/evaluation/verdict.ts';
import { USUAL } from '../../../src/evaluation/win-context.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { randomOf, runs } from '../../scale.ts';
import { rulesOf } from './rules.ts';
import { type SlowMeld, type SlowRules, type SlowWin, slowScores } from './slow.ts';

const EMA: SlowRules = {
  doubleWindPair: 2,
  roundsToMangan: true,
  counted: false,
  adds: false,
  doubles: false,
  man: 'alone',
};
const TABLES = [
  ['ema', {}, EMA],
  ['wrc', 'wrc', { ...EMA, counted: true, adds: true }],
  [
    'online',
    'online',
    { doubleWindPair: 4, roundsToMangan: false, counted: true, adds: true, doubles: true, man: 'off' },
  ],
] as const;

/** Kinds of which hands are made: now and then few, so that much comes together. */
function kindsFor(random: Random): readonly number[] {
  const all = Array.from({ length: 34 }, (_, kind) => kind);
  const suit = random.below(3);
  switch (random.below(7)) {
    case 0:
      return all.filter((kind) => kind >= 27 || Math.floor(kind / 9) === suit);
    case 1:
      return all.filter((kind) => Math.floor(kind / 9) === suit);
    case 2:
      return all.filter((kind) => kind >= 27 || kind % 9 === 0 || kind % 9 === 8);
    case 3:
      return all.filter((kind) => kind < 27 && kind % 9 < 4);
    case 4:
      return all.filter((kind) => kind >= 27 || kind % 9 < 3 || kind % 9 > 5);
    case 5:
      return [19, 20, 21, 23, 25, 32];
    default:
      return all;
  }
}

const pick = <T>(random: Random, among: readonly T[]): T => among[random.below(among.length)] as T;

/** Sets and a pair, or seven pairs, or thirteen orphans; null where the tiles run out. */
function handOf(random: Random): Pick<SlowWin, 'tiles' | 'melds'> | null {
  const kinds = kindsFor(random);
  const outer = Array.from({ length: 34 }, (_, kind) => kind).filter(
    (kind) => kind >= 27 || kind % 9 === 0 || kind % 9 === 8,
  );
  const shape = random.below(12);
  if (shape === 0) return { tiles: [...outer, pick(random, outer)], melds: [] };
  if (shape === 1) {
    const seven = new Set<number>();
    for (let n = 0; n < 40 && seven.size < 7; n++) seven.add(pick(random, kinds));
    return { tiles: [...seven].flatMap((kind) => [kind, kind]), melds: [] };
  }
  const tiles: number[] = [];
  const melds: SlowMeld[] = [];
  for (let n = 0; n < 4; n++) {
    const kind = pick(random, kinds);
    const isRun = random.below(5) > 1 && kind < 27 && kind % 9 < 7;
    const set = isRun ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
    const lies = random.below(4);
    if (lies === 0) melds.push({ tiles: set, called: true });
    else if (lies === 1 && !isRun && random.below(2) === 0)
      melds.push({ tiles: [...set, kind], called: random.below(2) === 0 });
    else tiles.push(...set);
  }
  const pair = pick(random, kinds);
  return { tiles: [...tiles, pair, pair], melds };
}

const copiesOf = (tiles: readonly number[], kind: number): number =>
  tiles.filter((tile) => tile === kind).length;

function winOf(random: Random): SlowWin | null {
  const hand = handOf(random);
  if (!hand || hand.tiles.length + 3 * hand.melds.length !== 14) return null;
  const all = [...hand.tiles, ...hand.melds.flatMap(({ tiles }) => tiles)];
  const indicators = Array.from({ length: 4 }, () => random.below(34));
  if ([...all, ...indicators].some((tile) => copiesOf([...all, ...indicators], tile) > 4)) return null;
  const yes = (of: number): boolean => random.below(of) === 0;
  const last = pick(random, hand.tiles);
  const by = pick(random, ['draw', 'discard', 'discard', 'robbery'] as const);
  if (by === 'robbery' && copiesOf(all, last) > 1) return null;
  const isClosed = hand.melds.every(({ called }) => !called);
  const kans = hand.melds.filter(({ tiles }) => tiles.length === 4).length;
  const first = hand.melds.length === 0 && by !== 'robbery' && yes(20);
  const seat = random.below(4);
  const riichi = isClosed && !first && yes(2);
  return {
    ...hand,
    last,
    by,
    seat: first && by === 'discard' ? 1 + random.below(3) : seat,
    round: random.below(2),
    riichi,
    double: riichi && yes(4),
    ippatsu: riichi && yes(3),
    replacement: by === 'draw' && kans > 0 && yes(3),
    lastTile: by !== 'robbery' && !first && yes(8),
    first,
    dora: indicators.slice(0, 2),
    ura: indicators.slice(2),
    reds: 0,
  };
}

/** The same with red fives: each of a suit lies in the hand as often as chance has it. */
function withReds(random: Random, win: SlowWin): { readonly win: SlowWin; readonly reds: readonly number[] } {
  const all = [...win.tiles, ...win.melds.flatMap(({ tiles }) => tiles)];
  const reds = [4, 13, 22].filter((five) => random.below(4) < copiesOf(all, five));
  return { win: { ...win, reds: reds.length }, reds };
}

/** What the game says of the same hand; of each of these fives one is red. */
function gameScore(win: SlowWin, ruleset: ReturnType<typeof rulesOf>, reds: readonly number[]) {
  const seat = win.seat as Seat;
  const concealed = [...win.tiles];
  concealed.splice(concealed.indexOf(win.last), 1);
  const from = win.first ? 0 : (((seat + 3) % 4) as Seat);
  const winning =
    win.by === 'draw'
      ? ({ by: 'draw', tile: win.last } as const)
      : ({ by: win.by, tile: win.last, from } as const);
  const melds = win.melds.map(({ tiles, called }): Meld => {
    const tile = tiles[0] as number;
    if (tiles.length === 4)
      return called
        ? { kind: 'kong', how: 'claimed', tile, tiles, from: null }
        : { kind: 'kong', how: 'concealed', tile, tiles, shown: true };
    return tiles[1] === tile
      ? { kind: 'pung', tile, tiles, from: null }
      : { kind: 'chow', tile, tiles, from: null, claimed: tile };
  });
  const left = [...reds];
  const asLaid = (tile: number): number => {
    const at = left.indexOf(tile);
    if (at < 0) return tile;
    left.splice(at, 1);
    return 43 + (tile - 4) / 9;
  };
  const hand = {
    // The winning tile first: it is one of the red ones as often as any other.
    winning: { ...winning, tile: asLaid(winning.tile) },
    concealed: concealed.map(asLaid),
    melds: melds.map((meld): Meld => ({ ...meld, tiles: meld.tiles.map(asLaid) })),
    bonus: [],
  };
  const { verdict } = judgeWin(ruleset, {
    hand,
    won: {
      ...USUAL,
      seat,
      round: win.round as Wind,
      supplement: win.replacement ? 'kong' : 'none',
      last: win.lastTile,
      first: win.first,
    },
    facts: { riichi: win.riichi, ...(win.double && { doubleRiichi: true }), ippatsu: win.ippatsu },
    around: { indicators: { open: win.dora, under: win.ura } },
  });
  if (!verdict.wins) return null;
  const { rank, lines, total } = verdict.score;
  const yaku = new Map<string, number>();
  for (const { pattern, of, worth } of lines)
    if (of !== 'fu') yaku.set(pattern, (yaku.get(pattern) ?? 0) + worth);
  return {
    yaku: [...yaku].map(([id, worth]) => (rank?.yakuman ? id : `${id} ${worth}`)).sort(),
    han: rank?.han ?? null,
    fu: rank?.fu ?? null,
    fuFor: [...new Set(lines.flatMap(({ pattern, of }) => (of === 'fu' ? [pattern] : [])))].sort(),
    base: total,
  };
}

test.each(TABLES)('%s', (name, chosen, rules) => {
  const random = randomOf(`riichi ${name}`);
  const ruleset = rulesOf(chosen);
  const met = new Set<string>();
  const wanted = runs(20_000);
  for (let tried = 0; tried < wanted; ) {
    const made = winOf(random);
    if (!made) continue;
    const { win, reds } = ruleset.tiles.length > 43 ? withReds(random, made) : { win: made, reds: [] };
    tried++;
    const slow = slowScores(win, rules);
    for (const line of slow[0]?.yaku ?? ['one-yaku']) met.add(line.split(' ')[0] ?? '');
    const counted = gameScore(win, ruleset, reds);
    const told = `${formatTiles(win.tiles)} ${JSON.stringify({ ...win, tiles: undefined })}`;
    if (counted === null) expect(slow, told).toEqual([]);
    else expect(slow, told).toContainEqual(counted);
  }
  for (const id of ['one-yaku', 'pinfu', 'seven-pairs', 'half-outside', 'all-triplets', 'thirteen-orphans'])
    expect(met).toContain(id);
});
