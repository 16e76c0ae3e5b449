/** A hand to count of which lines are ticked already: a tick that counts twice says so. */
import { describe, expect, test } from 'vitest';
import { writtenBoard } from '../../src/questions/boards/board.ts';
import type { ScoredHand } from '../../src/questions/worth/rules.ts';
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
  ).subject as ScoredHand;

test('two open Pungs of a kind are one tick, which is told to count twice; other lines count once', () => {
  const { givenLines = [], times } = counted(['points']);
  const pungs = givenLines.filter((line) => line === 'points pung-simple-exposed');
  expect(pungs).toHaveLength(1);
  expect(times).toEqual({ 'points pung-simple-exposed': 2 });
});

test('nothing is told of ticks that the reader makes', () => {
  expect(counted([])).not.toHaveProperty('times');
});

describe('of a game that counts in two, the answer says which count is asked for', () => {
  const riichi = games.find(({ id }) => id === 'riichi');
  if (!riichi) throw new Error('there is no Riichi');
  const course = courseOf(riichi);
  const asked = (answer: string, ticked: readonly string[] = []) =>
    writtenBoard(
      { kind: 'worth', hand: '[CCC<] 111m 567p 678s 9s <9s', seat: 1, rules: [], answer, ticked },
      { concepts: course.concepts, generator: course.generator(undefined) },
      place,
    );

  test('then the lines of that count are ticked, and its total is given', () => {
    expect(asked('1 han').key).toEqual(['dragon', 'total 1']);
    expect(asked('40 fu').key).toEqual(['fu-base', 'fu-set', 'fu-wait', 'total 40']);
  });

  test('who forgets that it is rounded takes the plain sum', () => {
    expect(asked('40 fu').decides).toEqual(expect.arrayContaining(['fu', 'fu-set', 'fu-wait']));
    expect(asked('1 han').decides).not.toContain('han');
  });

  test('of what is ticked already, only lines of that count are', () => {
    expect((asked('40 fu', ['dragon', 'fu-base']).subject as ScoredHand).givenLines).toEqual(['fu-base']);
  });
});
