/** Hong Kong against slow and plain checks: every one-suit hand, and very many others. */
import { describe, expect, test } from 'vitest';
import { countTiles, emptyCounts } from '../../../src/engine/counts.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import type { Meld } from '../../../src/engine/melds.ts';
import { createRandom, shuffle } from '../../../src/engine/random.ts';
import type { Position } from '../../../src/engine/ruleset.ts';
import type { ScoringHand } from '../../../src/engine/scoring-hand.ts';
import type { WinSource } from '../../../src/engine/table.ts';
import { byDraw, completes, judgeHand, readingsOf } from '../../../src/engine/win.ts';
import { begin } from '../../../src/machines/play.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { everySuitHand } from '../../fixtures/every-win.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { type SlowHand, type SlowSet, slowFan } from '../../fixtures/slow-fan.ts';
import { slowSplits, slowWin } from '../../fixtures/slow-win.ts';
import { wholeHand } from '../../fixtures/whole-hands.ts';
import { randomOf, runs, SEED } from '../../scale.ts';

const rules = await hongKong();
const position: Position = { ruleset: rules, table: begin(rules, startFrom(rules, 'exhaustive')) };

const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** The shapes of a concealed hand of fourteen, from the specification alone. */
function slowShapes(counts: ArrayLike<number>): string[] {
  const of = Array.from({ length: 34 }, (_, kind) => counts[kind] ?? 0);
  const shapes: string[] = [];
  if (slowWin(of, 4)) shapes.push('standard');
  if (of.every((n) => n === 0 || n === 2) && of.filter((n) => n === 2).length === 7)
    shapes.push('seven-pairs');
  if (of.every((n, kind) => (ORPHANS.includes(kind) ? n === 1 || n === 2 : n === 0)) && of.includes(2)) {
    shapes.push('thirteen-orphans');
  }
  return shapes;
}

const heldOf = (counts: Uint8Array): ScoringHand => ({
  counts,
  melds: [],
  bonus: [],
  seatWind: 0,
  roundWind: 0,
});

/** Fails with the hand that it is about; asked too often for `expect`. */
function check(counts: Uint8Array): boolean {
  const scoringHand = heldOf(counts);
  const shapes = [...new Set(readingsOf(rules, scoringHand).map(({ shape }) => shape))].sort().join();
  const wanted = slowShapes(counts).sort().join();
  const tiles = [...counts].flatMap((n, kind) => new Array<number>(n).fill(kind));
  if (shapes !== wanted) expect({ hand: formatTiles(tiles), shapes }).toEqual({ shapes: wanted });
  const whole = completes(rules, scoringHand, byDraw(null));
  if (whole !== (wanted !== ''))
    expect({ hand: formatTiles(tiles), whole }).toEqual({ whole: wanted !== '' });
  return whole;
}

describe('The shapes agree with a slow check', () => {
  test.each([0, 9, 18])(
    'shape-standard, shape-seven-pairs: over all hands of one suit, from kind %i',
    (first) => {
      const small = emptyCounts();
      const counts = emptyCounts();
      let whole = 0;
      let all = 0;
      everySuitHand(small, 14, () => {
        counts.fill(0);
        counts.set(small.subarray(0, 9), first);
        all++;
        if (check(counts)) whole++;
      });
      expect(all).toBe(118_800);
      expect(whole).toBeGreaterThan(10_000);
    },
  );

  test('shape-standard: over all hands of one suit beside one, two and three melds', () => {
    const counts = emptyCounts();
    const melds: Meld[] = [27, 28, 29].map((tile) => ({
      kind: 'pung',
      tile,
      tiles: [tile, tile, tile],
      from: 1,
    }));
    for (const open of [1, 2, 3]) {
      everySuitHand(counts, 14 - 3 * open, () => {
        const scoringHand = { ...heldOf(counts), melds: melds.slice(0, open) };
        const readings = readingsOf(rules, scoringHand).length;
        const wanted = slowSplits(counts, 4 - open).length;
        if (readings !== wanted)
          expect({ counts: [...counts].join(''), readings }).toEqual({ readings: wanted });
      });
    }
  });

  test('shape-standard, shape-seven-pairs, shape-thirteen-orphans: over 100,000 random mixed hands', () => {
    const random = randomOf('mixed hands');
    let checked = 0;
    let whole = 0;
    for (const wanted = runs(100_000); checked < wanted; ) {
      const sample = wholeHand(random);
      if (!sample || sample.held.melds.length > 0) continue;
      const counts = sample.held.counts;
      checked++;
      if (check(counts)) whole++;
      // One tile changed for another: near a whole hand, and seldom one.
      const tiles = [...counts].flatMap((many, kind) => new Array<number>(many).fill(kind));
      tiles[random.below(14)] = random.below(34);
      const near = countTiles(tiles);
      if (near.some((many) => many > 4)) continue;
      checked++;
      if (check(near)) whole++;
    }
    expect(whole).toBeGreaterThan(checked / 4);
    expect(whole).toBeLessThan(checked);
  });
});

const slowOf = ({ counts, melds, bonus, seatWind, roundWind }: ScoringHand, how: WinSource): SlowHand => ({
  counts: Array.from({ length: 34 }, (_, kind) => counts[kind] ?? 0),
  melds: melds.map(
    (meld): SlowSet => ({
      part: `${meld.kind === 'chow' ? 'c' : meld.kind === 'pung' ? 'p' : 'k'}${meld.tile}`,
      concealed: meld.kind === 'kong' && meld.how === 'concealed',
    }),
  ),
  bonus,
  seat: seatWind,
  round: roundWind,
  by: how.by,
  tile: how.tile ?? -1,
  last: how.by === 'draw' ? how.drew.last : how.last,
  supplement: how.by === 'draw' && (how.drew.by === 'kong' || how.drew.by === 'bonus'),
  secondGong: how.by === 'draw' && how.drew.chain >= 2,
  opening: how.opening,
});

const totalOf = (scoringHand: ScoringHand, how: WinSource): number =>
  judgeHand(position, scoringHand.seatWind, scoringHand, how).score?.total ?? -1;

describe('Fan', () => {
  test('best-reading, limit-hands: the total is what a slow count of the table finds', () => {
    const random = createRandom(SEED, 'slow fan');
    const seen = new Set<number>();
    for (let n = 0; n < runs(60_000); n++) {
      const sample = wholeHand(random);
      if (!sample) continue;
      const total = totalOf(sample.held, sample.how);
      const wanted = slowFan(slowOf(sample.held, sample.how));
      seen.add(total);
      if (total !== wanted) {
        const { counts, ...rest } = sample.held;
        const tiles = [...counts].flatMap((many, kind) => new Array<number>(many).fill(kind));
        expect({ hand: formatTiles(tiles), ...rest, how: sample.how, total }).toEqual({ total: wanted });
      }
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('a total never depends on the order of melds or of bonus tiles, nor on who gave a tile', () => {
    const random = createRandom(SEED, 'order');
    for (let n = 0; n < runs(20_000); n++) {
      const sample = wholeHand(random);
      if (!sample) continue;
      const { held: scoringHand, how } = sample;
      const melds = shuffle(scoringHand.melds, random).map((meld) =>
        'from' in meld ? { ...meld, from: 3 as const } : meld,
      );
      const other: ScoringHand = { ...scoringHand, melds, bonus: shuffle(scoringHand.bonus, random) };
      const source = how.by === 'draw' ? how : { ...how, from: 1 as const };
      if (totalOf(scoringHand, how) !== totalOf(other, source))
        expect(totalOf(other, source)).toBe(totalOf(scoringHand, how));
    }
  });

  test('a total never depends on the order in which the tiles are written, or on which suit they are of', () => {
    const random = createRandom(SEED, 'suits');
    const turn = (kind: number): number => (kind < 27 ? (kind + 9) % 27 : kind);
    for (let n = 0; n < runs(20_000); n++) {
      const sample = wholeHand(random);
      if (!sample) continue;
      const { held: scoringHand, how } = sample;
      const tiles = [...scoringHand.counts].flatMap((many, kind) => new Array<number>(many).fill(turn(kind)));
      const melds = scoringHand.melds.map((meld): Meld => {
        const moved = { ...meld, tile: turn(meld.tile), tiles: meld.tiles.map(turn) };
        return moved.kind === 'chow' ? { ...moved, claimed: turn(moved.claimed) } : moved;
      });
      const other: ScoringHand = { ...scoringHand, counts: countTiles(shuffle(tiles, random)), melds };
      const source: WinSource = how.tile === null ? how : { ...how, tile: turn(how.tile) };
      if (totalOf(scoringHand, how) !== totalOf(other, source))
        expect(totalOf(other, source)).toBe(totalOf(scoringHand, how));
    }
  });

  test('the lines add up to the total, none is worth nothing, and none is both counted and replaced', () => {
    const random = createRandom(SEED, 'lines');
    for (let n = 0; n < runs(20_000); n++) {
      const sample = wholeHand(random);
      const score = sample && judgeHand(position, sample.held.seatWind, sample.held, sample.how).score;
      if (!score) continue;
      const sum = score.lines.reduce((all, line) => all + line.worth, 0);
      const counted = new Set(score.lines.map(({ pattern }) => pattern));
      const twice = score.uncounted.some(
        ({ pattern, because }) => because !== 'capped' && counted.has(pattern),
      );
      if (sum !== score.total || twice || score.lines.some((line) => line.worth < 1)) {
        expect({ sum, twice, lines: score.lines }).toEqual({ sum: score.total, twice: false, lines: [] });
      }
    }
  });
});
