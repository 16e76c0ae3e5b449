/** A hand that is written down: what is wrong with it is data, and how it was won is said once for all who ask. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allTiles, FACE_DOWN, type Kind, sizeOf as sizeOfSet } from '../../src/engine/tiles.ts';
import {
  faultOfHand,
  scoringHandFrom,
  sizeOf,
  tilesOf,
  wholeSize,
  winningWith,
} from '../../src/evaluation/hand.ts';
import { faultOfTiles, takenFrom } from '../../src/evaluation/tiles.ts';
import { type Circumstances, defaultGiver, howOf, USUAL } from '../../src/evaluation/win-context.ts';
import { parseHand } from '../../src/notation/hand.ts';
import { parseTile, parseTiles } from '../../src/notation/tiles.ts';
import { hongKong, taiwanese, twoFiveEight } from '../fixtures/rulesets.ts';
import { fuzz } from '../scale.ts';

const rules = await hongKong();
const smaller = await twoFiveEight();
const longer = await taiwanese();

describe('The tiles of a set', () => {
  test('are taken out one after the other, and what is left is the rest', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(allTiles(rules.tiles)), (tiles: Kind[]) => {
        const { rest, missing } = takenFrom(rules.tiles, tiles);
        expect(missing).toBeNull();
        expect(sizeOfSet(rest) + tiles.length).toBe(144);
      }),
      fuzz(500),
    );
  });

  test('the first tile that is not there is named, with its place among them', () => {
    const five = parseTiles('1m5p1m5p5p5p5p');
    expect(takenFrom(rules.tiles, five).missing).toEqual({
      fault: { is: 'tooMany', kind: parseTile('5p'), have: 5, copies: 4 },
      at: 6,
    });
    expect(faultOfTiles(smaller.tiles, parseTiles('12mE'))).toEqual({ is: 'strange', kind: parseTile('E') });
    expect(faultOfTiles(rules.tiles, [FACE_DOWN])).toEqual({ is: 'strange', kind: FACE_DOWN });
  });
});

describe('A hand', () => {
  test('has the tiles of its melds, its winning tile and its bonus tiles; a set counts as three', () => {
    const hand = parseHand('123m 45p [EEE^] (1111s) 99p +6p 1f');
    expect(tilesOf(hand)).toHaveLength(3 + 2 + 3 + 4 + 2 + 1 + 1);
    expect(sizeOf(hand)).toBe(14);
    expect([wholeSize(rules), wholeSize(longer)]).toEqual([14, 17]);
    expect(faultOfHand(rules.tiles, hand, 14)).toBeNull();
  });

  test('of too many tiles or too few says how many it has and takes', () => {
    expect(faultOfHand(rules.tiles, parseHand('123m +4m'), 14)).toEqual({ is: 'size', have: 4, need: 14 });
    expect(faultOfHand(rules.tiles, parseHand('123m +4m'), 4)).toBeNull();
  });

  test('as shapes see it has the winning tile among its own', () => {
    const { counts, seatWind, roundWind } = scoringHandFrom(parseHand('11m +1m'), 2, 1);
    expect([counts[0], seatWind, roundWind]).toEqual([3, 2, 1]);
    const apart = winningWith(parseHand('112m'), { by: 'draw', tile: 0 });
    expect([apart.concealed, sizeOf(apart)]).toEqual([parseTiles('12m'), 3]);
  });
});

describe('How it was won', () => {
  const won = (text: string, more: Partial<Circumstances> = {}) => {
    const circumstances = { ...USUAL, ...more };
    return howOf(parseHand(text, circumstances.seat).winning, circumstances);
  };

  test('a drawn tile, and what it was drawn for', () => {
    expect(won('+5m')).toMatchObject({ by: 'draw', drew: { by: 'wall', chain: 0, last: false } });
    expect(won('+5m', { supplement: 'kong' })).toMatchObject({ drew: { by: 'kong', chain: 1 } });
    expect(won('+5m', { supplement: 'double' })).toMatchObject({ drew: { by: 'kong', chain: 2 } });
    expect(won('+5m', { supplement: 'bonus', last: true })).toMatchObject({
      drew: { by: 'bonus', chain: 0, last: true },
    });
  });

  test('without a winning tile it was drawn, and any tile may be the last', () => {
    expect(howOf(null, USUAL)).toMatchObject({ by: 'draw', tile: null });
  });

  test('another’s tile comes from whoever its mark says; where nobody does, from the seat before', () => {
    expect(won('^5m', { seat: 1 })).toMatchObject({ by: 'discard', from: 3 });
    expect(won('*5m', { seat: 1 })).toMatchObject({ by: 'robbery', from: 0 });
    expect(defaultGiver({ seat: 3, first: false })).toBe(2);
  });

  test('the first discard of all comes from East', () => {
    expect([1, 2, 3].map((seat) => defaultGiver({ seat: seat as 1 | 2 | 3, first: true }))).toEqual([
      0, 0, 0,
    ]);
  });
});
