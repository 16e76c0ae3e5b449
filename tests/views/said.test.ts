import { expect, test } from 'vitest';
import { saidIn } from '../../src/views/Table/said.ts';

const said = (memory: Parameters<typeof saidIn>[0]['memory']) => saidIn({ memory }, (word) => `${word}!`);

test('what a clause remembers of each seat stands beside its name', () => {
  expect(said({ calls: ['', 'fishing', '', 'ready'], other: [1, 2, 3, 4] })).toEqual([
    null,
    'fishing!',
    null,
    'ready!',
  ]);
});

test('other memories are not taken for words', () => {
  expect(said({ a: ['x'], b: 'fishing', c: { 0: 'fishing' }, d: ['a', 'b', 'c', null] })).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
