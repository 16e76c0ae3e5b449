import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACE_DOWN, JOKER } from '../../src/engine/tiles.ts';
import { formatTiles, formatWrittenTiles } from '../../src/notation/tile-text.ts';
import { parseTile, parseTiles, parseWrittenTiles } from '../../src/notation/tiles.ts';
import { anyTile, kinds } from './arbitrary.ts';
import { mistakeIn } from './wrong.ts';

describe('a text is these tiles', () => {
  test.each([
    ['123m', [0, 1, 2]],
    ['456p 789s', [12, 13, 14, 24, 25, 26]],
    ['ESWN', [27, 28, 29, 30]],
    ['CFP', [31, 32, 33]],
    ['1234z', [27, 28, 29, 30]],
    ['567z 77z1m', [33, 32, 31, 31, 31, 0]],
    ['r5p 4r56m', parseTiles('0p 406m')],
    ['1f8f', [34, 41]],
    ['15f', [34, 38]],
    ['X_', [JOKER, FACE_DOWN]],
    ['  9m   E ', [8, 27]],
    ['', []],
  ])('%s', (text, tiles) => {
    expect(parseTiles(text)).toEqual(tiles);
  });
});

describe('a text that is none says where and why', () => {
  const tile = 'a tile (ranks and m, p, s, f or z, a letter of E S W N C F P, X or _)';
  const suit = 'a suit after the ranks (m, p, s, f, or z for honours, which are E S W N C F P)';
  test.each([
    ['12x', `3: ${suit}`],
    ['12', `3: ${suit}`],
    ['12 m', `3: ${suit}`],
    ['123S', `4: ${suit}`],
    ['103f', '2: a rank from 1 to 8'],
    ['9f', '1: a rank from 1 to 8'],
    ['18z', '2: a rank from 1 to 7'],
    ['10z', '2: a rank from 1 to 7'],
    ['777h', `4: ${suit}`],
    ['r4m', '1: r before the 5 of a suit'],
    ['1r5z', '2: r before the 5 of a suit'],
    ['rm', `1: ${tile}`],
    ['12m Q', `5: ${tile}`],
    ['m', `1: ${tile}`],
    ['EEe', `3: ${tile}`],
    ['1mX=', `5: ${tile}`],
    ['X=12m', '3: the one tile that the joker stands for'],
    ['X=1f', '3: the one tile that the joker stands for'],
  ])('%s', (text, mistake) => {
    expect(mistakeIn(() => parseWrittenTiles(text))).toBe(mistake);
  });

  test('and the message quotes what stands there', () => {
    expect(() => parseTiles('12x')).toThrow(/^expected a suit .*, found "x", at column 3 of "12x"$/);
  });

  test('a joker that says what it stands for is no plain tile', () => {
    expect(mistakeIn(() => parseTiles('12mX=3m'))).toBe('5: a tile without “=”');
  });

  test('one tile is not several', () => {
    expect(mistakeIn(() => parseTile('12m'))).toBe('1: one tile, not several');
    expect(mistakeIn(() => parseTile(''))).toMatch(/^1: a tile/);
    expect(parseTile('C')).toBe(31);
  });
});

describe('tiles as text', () => {
  const mixed = [2, 0, 9, 27, 27, 28, 1];
  test('neighbours of a suit share its letter', () => {
    expect(formatTiles(mixed)).toBe('31m1pEES2m');
  });
  test('sorted and spaced on request', () => {
    expect(formatTiles(mixed, { sorted: true, spaced: true })).toBe('123m 1p EE S');
  });
  test('a number that is no kind is the programmer’s mistake', () => {
    expect(() => formatTiles([46])).toThrow(RangeError);
    expect(() => formatTiles([-2])).toThrow(RangeError);
  });
});

describe('round trips', () => {
  test('any tiles, in their order', () => {
    fc.assert(
      fc.property(fc.array(anyTile), fc.boolean(), (tiles, spaced) => {
        expect(parseTiles(formatTiles(tiles, { spaced }))).toEqual(tiles);
      }),
    );
  });
  test('jokers with what they stand for', () => {
    const written = fc.oneof(
      kinds.map((kind) => ({ kind, as: null })),
      fc.integer({ min: 0, max: 33 }).map((as) => ({ kind: JOKER, as })),
    );
    fc.assert(
      fc.property(fc.array(written), (tiles) => {
        expect(parseWrittenTiles(formatWrittenTiles(tiles))).toEqual(tiles);
      }),
    );
  });
  test('the text of a text is canonical', () => {
    for (const [text, canonical] of [
      ['1m2m 3m', '123m'],
      ['E E 1f 2f', 'EE12f'],
    ] as const) {
      expect(formatTiles(parseTiles(text))).toBe(canonical);
      expect(formatTiles(parseTiles(canonical))).toBe(canonical);
    }
  });
});
