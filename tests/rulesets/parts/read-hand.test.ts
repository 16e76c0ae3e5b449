/** A whole hand under one reading, and the way to see it that is worth most: what all scoring begins with. */
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../../src/engine/counts.ts';
import { tilesHeld } from '../../../src/engine/hands.ts';
import { setsAndPair } from '../../../src/engine/readings.ts';
import type { Reading } from '../../../src/engine/score.ts';
import { JOKER, KINDS, sortTiles } from '../../../src/engine/tiles.ts';
import { byDraw, readingsOf } from '../../../src/engine/win.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { everyWay, highest } from '../../../src/rulesets/parts/best-reading.ts';
import { readHand } from '../../../src/rulesets/parts/read-hand.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { handFromText } from '../../fixtures/scoring-hand.ts';
import { randomOf, runs } from '../../scale.ts';

const rules = await hongKong();
const read = (text: string, placed = -1, claimed = false) => {
  const hand = handFromText(text);
  const [reading] = readingsOf(rules, hand, byDraw(null));
  if (!reading) throw new Error(`${text} has no reading`);
  return readHand(hand, reading, placed, claimed);
};

describe('A hand under one reading', () => {
  test('has melds, sets and the pair side by side, and says of what they are', () => {
    const hand = read('[CCC^] (1111s) 123m 456m 99p');
    expect(hand.groups.map(({ kind, tiles }) => `${kind} ${formatTiles(tiles)}`)).toEqual([
      'pung CCC',
      'kong 1111s',
      'chow 123m',
      'chow 456m',
      'pair 99p',
    ]);
    expect([hand.sets.length, hand.pungs.length, hand.chows.length, hand.kongs.length]).toEqual([4, 2, 2, 1]);
    expect([hand.suits, hand.honours, hand.terminals, hand.simples]).toEqual([3, true, true, true]);
    expect(hand.concealed).toBe(false);
  });

  test('a set that another’s tile completed is not concealed, and is no meld', () => {
    const sets = (claimed: boolean) => read('111m 222m 333p 444s 55s', 0, claimed).sets;
    expect(sets(false).every(({ concealed }) => concealed)).toBe(true);
    expect(sets(true).map(({ concealed }) => concealed)).toEqual([false, true, true, true]);
    expect(read('111m 222m 333p 444s 55s', 0, true).concealed).toBe(true);
  });

  test('pairs among the sets, and single tiles, are each there once', () => {
    for (const text of ['19m 19p 19s ESWN CFPP', '11m 22m 33p 44p 55s 66s EE', '123m 456p 789s 111m 99m']) {
      const hand = read(text);
      expect(sortTiles(hand.tiles)).toEqual(tilesHeld(handFromText(text)));
      expect(setsAndPair(hand.reading).flatMap(({ tiles }) => tiles)).toHaveLength(14);
    }
  });

  test('a joker is the tile that it stands for, in a meld too', () => {
    const reading: Reading = {
      shape: 'standard',
      sets: [],
      pair: 8,
      jokers: [{ as: 8, set: -1 }],
    };
    const meld = { kind: 'pung', tile: 4, tiles: [4, 4, JOKER], from: 2 } as const;
    const hand = readHand(
      { ...handFromText(''), counts: countTiles([8, JOKER]), melds: [meld] },
      reading,
      -1,
      false,
    );
    expect(hand.tiles).toEqual([4, 4, 4, 8, 8]);
  });
});

describe('The way that is worth most', () => {
  const [one, two] = [read('123m 456p 789s 111m 99m').reading, read('11m 22m 33p 44p 55s 66s EE').reading];

  test('is looked for in every reading, with every place of the winning tile', () => {
    const ways = everyWay(
      [one, two],
      ({ sets }) => [-1, sets.length],
      (reading, placed) => [reading, placed],
    );
    expect(ways).toEqual([
      [one, -1],
      [one, 4],
      [two, -1],
      [two, 7],
    ]);
  });

  test('is the first of equals, unless a later one is preferred', () => {
    const sums = [3, 7, 7, 5].map((total, at) => ({ total, at }));
    expect(highest(sums)).toEqual({ total: 7, at: 1 });
    expect(highest(sums, (later, first) => later.at > first.at)).toEqual({ total: 7, at: 2 });
    expect(highest([])).toBeNull();
  });
});

test('tiles are put in the order of kinds, and none is lost', () => {
  const random = randomOf('in order');
  for (let n = 0; n < runs(2000); n++) {
    const tiles = Array.from({ length: random.below(19) }, () => random.below(KINDS));
    expect(sortTiles(tiles)).toEqual([...tiles].sort((a, b) => a - b));
  }
  expect(sortTiles(parseTiles('9s1m'))).toEqual(parseTiles('1m9s'));
});
