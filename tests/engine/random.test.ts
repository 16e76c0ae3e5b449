/** Seeds and chance: the same everywhere, bit for bit (`deterministic`). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, hashSeed, shuffle } from '../../src/engine/random.ts';
import { fuzz } from '../scale.ts';

const seeds = fc.oneof(fc.string(), fc.integer());

describe('Random', () => {
  test('a seed’s numbers are these on every machine', () => {
    const random = createRandom('heron-412', 'wall');
    expect(Array.from({ length: 8 }, () => random.below(1000))).toMatchInlineSnapshot(`
      [
        415,
        943,
        585,
        154,
        241,
        304,
        975,
        791,
      ]
    `);
    expect(hashSeed('heron-412')).toMatchInlineSnapshot(`2767407652`);
    expect(hashSeed(412)).toMatchInlineSnapshot(`889149032`);
    expect(shuffle([...'sparrow'], createRandom(1)).join('')).toMatchInlineSnapshot(`"rwaposr"`);
  });

  test('the same words give the same stream, as often as one asks', () => {
    fc.assert(
      fc.property(
        fc.array(seeds, { minLength: 1 }),
        fc.array(fc.integer({ min: 1, max: 2 ** 32 })),
        (words, ends) => {
          const [one, two] = [createRandom(...words), createRandom(...words)];
          for (const end of ends) expect(one.below(end)).toBe(two.below(end));
        },
      ),
      fuzz(1000),
    );
  });

  test('a word and the number it spells, words in another order, words run together: other streams', () => {
    const firsts = [['1'], [1], ['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', '']].map((words) =>
      hashSeed(...words),
    );
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  test('words that hold what stands between words, or what a number begins with: other streams, too', () => {
    const alike: (string | number)[][] = [
      ['a', 'b'],
      ['a,b'],
      ['a,b', ''],
      ['a,', 'b'],
      [1],
      ['#1'],
      ['a', 1],
      ['a,#1'],
      ['a#1'],
      [','],
      ['', ''],
    ];
    expect(new Set(alike.map((words) => hashSeed(...words))).size).toBe(alike.length);
  });

  test('a number below an end is whole, not negative and below it', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, end) => {
        const number = createRandom(seed).below(end);
        expect(Number.isInteger(number) && number >= 0 && number < end).toBe(true);
      }),
      fuzz(1000),
    );
  });

  test('every number below an end comes up about as often as any other', () => {
    const random = createRandom('fair');
    const seen = new Array<number>(27).fill(0);
    for (let n = 0; n < 27_000; n++) {
      const number = random.below(27);
      seen[number] = (seen[number] ?? 0) + 1;
    }
    for (const times of seen) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  test('shuffling keeps every item, and leaves the list that it was given as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), seeds, (items, seed) => {
        const before = [...items];
        const after = shuffle(items, createRandom(seed));
        expect(items).toEqual(before);
        expect([...after].sort()).toEqual([...before].sort());
      }),
      fuzz(1000),
    );
  });

  test('every order of three things is about as likely', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const order = shuffle(['a', 'b', 'c'], createRandom('orders', n)).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });
});
