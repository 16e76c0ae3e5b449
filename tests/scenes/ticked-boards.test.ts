/** A hand to count of which lines are ticked already: a tick that counts twice says so. */
import { expect, test } from 'vitest';
import type { ScoredHand } from '../../src/puzzles/concepts/worth/index.ts';
import { writtenBoard } from '../../src/scenes/board.ts';
import { courseOf, games } from '../lessons/content.ts';

const content = games.find(({ id }) => id === 'british');
if (!content) throw new Error('there is no British');
const course = courseOf(content);
const generator = course.generator(undefined);
const place = { file: 'content/x/01-x.mdx', line: 1 };

const counted = (ticked: readonly string[]): ScoredHand =>
  writtenBoard(
    { kind: 'worth', hand: '[333p<] [777s^] 999m 456m E <E', by: 'discard', seat: 1, rules: [], ticked },
    { concepts: course.concepts, generator },
    place,
  ).asked as ScoredHand;

test('two open Pungs of a kind are one tick, which is told to count twice; other lines count once', () => {
  const { given = [], times } = counted(['points']);
  const pungs = given.filter((line) => line === 'points pung-simple-exposed');
  expect(pungs).toHaveLength(1);
  expect(times).toEqual({ 'points pung-simple-exposed': 2 });
});

test('nothing is told of ticks that the reader makes', () => {
  expect(counted([])).not.toHaveProperty('times');
});
