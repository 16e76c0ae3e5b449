/** What a link tells of a record is read as far as it makes sense, whoever wrote it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEATS } from '../../src/engine/seats.ts';
import type { Json } from '../../src/engine/table.ts';
import { readAccount } from '../../src/records/account.ts';
import { fuzz } from '../scale.ts';

const NOTHING = { unseen: [], result: null, accounts: [], plays: null, parts: null };
const KEYS = ['unseen', 'wins', 'drawn', 'ready', 'points', 'plays', 'parts', '__proto__'];

test('a link that tells nothing tells nothing', () => {
  expect(readAccount({})).toEqual(NOTHING);
  expect(readAccount({ course: 'x', unseen: 'all', points: [[1, 2, 3]], parts: ['refused <b>'] })).toEqual(
    NOTHING,
  );
});

test('a rule is named only by an id', () => {
  expect(readAccount({ parts: ['refused', 2, 'furiten'] }).parts).toEqual({
    is: 'refused',
    seat: 2,
    rule: 'furiten',
  });
  expect(readAccount({ parts: ['refused', 2, 'javascript:alert(1)'] }).parts?.rule).toBeNull();
});

test('whatever stands in a link, seats are seats and amounts are numbers', () => {
  const value = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...KEYS), value), (fields) => {
      const { unseen, result, accounts } = readAccount(fields);
      expect(unseen.every(([from, to]) => from <= to)).toBe(true);
      expect(accounts.flat().every(Number.isSafeInteger)).toBe(true);
      if (result?.is === 'won') expect(result.wins.every(({ seat }) => SEATS.includes(seat))).toBe(true);
    }),
    fuzz(500),
  );
});
