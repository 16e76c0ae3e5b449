import { describe, expect, test } from 'vitest';
import { lessonsIn, lessonsText, onward } from '../../src/scripts/progress/lessons.ts';
import { isDone } from '../../src/store/exercises.ts';

const lessons = [
  { key: 'game/one', exercises: ['game/a/1'] },
  { key: 'game/two', exercises: ['game/b/2', 'game/c/3'] },
  { key: 'game/three', exercises: ['game/d/1'] },
];
const solved = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '2026-01-01']));

describe('a lesson', () => {
  const [one = { key: '', exercises: [] }, two = one] = lessons;

  test('is done once every exercise of it is solved', () => {
    expect(isDone(one, solved('game/a/1'))).toBe(true);
    expect(isDone(two, solved('game/b/2'))).toBe(false);
    expect(isDone(two, solved('game/b/2', 'game/c/3'))).toBe(true);
  });

  test('without an exercise is never done by itself', () => {
    expect(isDone({ exercises: [] }, {})).toBe(false);
  });
});

test('the lessons of a course come back from the attribute that holds them', () => {
  expect(lessonsIn(lessonsText(lessons))).toEqual(lessons);
  expect(lessonsIn(undefined)).toEqual([]);
});

describe('the lesson to go on with', () => {
  test('is none before the course was begun', () => {
    expect(onward(lessons, {}, null)).toBeNull();
    expect(onward(lessons, {}, 'another/lesson')).toBeNull();
  });

  test('is the one that was open last', () => {
    expect(onward(lessons, {}, 'game/two')).toBe('game/two');
  });

  test('is the next one that is not done, where that one is', () => {
    expect(onward(lessons, solved('game/a/1'), 'game/one')).toBe('game/two');
    expect(onward(lessons, solved('game/d/1'), 'game/three')).toBe('game/one');
  });

  test('is the first that is not done, where something was solved and another course is open', () => {
    expect(onward(lessons, solved('game/a/1'), 'another/lesson')).toBe('game/two');
  });

  test('is none when all of them are done', () => {
    const all = solved(...lessons.flatMap(({ exercises }) => exercises));
    expect(onward(lessons, all, 'game/one')).toBeNull();
  });
});
