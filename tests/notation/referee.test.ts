import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRefereeTiles, parseRefereeTiles } from '../../src/notation/referee.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { mistakeIn } from './wrong.ts';

describe('the referee’s tiles', () => {
  test.each([
    ['f3d1d8d8b3b6b7c1c6c8r1r1r2', '3f188p367s168mCCF'],
    ['w1w2w3w4r1r2r3', 'ESWNCFP'],
    ['f1f2f3f4s1s2s3s4', '12345678f'],
    ['', ''],
  ])('%s is %s', (theirs, ours) => {
    expect(parseRefereeTiles(theirs)).toEqual(parseTiles(ours));
  });

  test.each([
    ['d0', '2: a number from 1 to 9 after “d”'],
    ['d1w5', '4: a number from 1 to 4 after “w”'],
    ['r4', '2: a number from 1 to 3 after “r”'],
    ['d1 d2', '3: one of the letters d b c w r f s'],
    ['d', '2: a number from 1 to 9 after “d”'],
    ['m1', '1: one of the letters d b c w r f s'],
  ])('%s goes wrong', (text, mistake) => {
    expect(mistakeIn(() => parseRefereeTiles(text))).toBe(mistake);
  });

  test('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 41 })), (tiles) => {
        expect(parseRefereeTiles(formatRefereeTiles(tiles))).toEqual(tiles);
      }),
    );
  });

  test('know no joker', () => {
    expect(() => formatRefereeTiles([42])).toThrow(RangeError);
  });
});
