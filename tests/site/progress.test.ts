import { describe, expect, test } from 'vitest';
import {
  boardsLeft,
  isStarted,
  leftIn,
  lessonsIn,
  lessonsText,
  lessonToResume,
  stateOf,
} from '../../src/scripts/progress/lessons.ts';
import { isDone, type SolvedExercises } from '../../src/storage/exercises.ts';

const lessons = [
  { key: 'game/one', exercises: ['game/a/1'], extra: false },
  { key: 'game/two', exercises: ['game/b/2', 'game/drill/c'], extra: false },
  { key: 'game/beside', exercises: ['game/e/1'], extra: true },
  { key: 'game/three', exercises: ['game/d/1'], extra: false },
];
const next = (solved: SolvedExercises, opened: string | null, begun = {}) =>
  lessonToResume(lessons, { solved, begun }, opened)?.key ?? null;
const solved = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '2026-01-01']));

describe('a lesson', () => {
  const [one = { key: '', exercises: [], extra: false }, two = one] = lessons;

  test('is done once every exercise of it is solved', () => {
    expect(isDone(one, solved('game/a/1'))).toBe(true);
    expect(isDone(two, solved('game/b/2'))).toBe(false);
    expect(isDone(two, solved('game/b/2', 'game/drill/c'))).toBe(true);
  });

  test('without an exercise is never done by itself', () => {
    expect(isDone({ exercises: [] }, {})).toBe(false);
  });

  test('is begun with the first board of it that is answered, one of a drill among them', () => {
    expect(stateOf(two, { solved: {}, begun: {} })).toBe('open');
    expect(stateOf(two, { solved: solved('game/b/2'), begun: {} })).toBe('begun');
    expect(stateOf(two, { solved: {}, begun: { 'game/drill/c': '4 r' } })).toBe('begun');
    expect(stateOf(two, { solved: solved('game/b/2', 'game/drill/c'), begun: {} })).toBe('done');
  });

  test('tells what is left of it, in order', () => {
    expect(leftIn(two, { solved: {} })).toEqual(['game/b/2', 'game/drill/c']);
    expect(leftIn(two, { solved: solved('game/b/2') })).toEqual(['game/drill/c']);
  });

  test('tells how many boards of a drill are left: a missed one is, one that was let go is not', () => {
    expect(boardsLeft(undefined, 4)).toBe(4);
    expect(boardsLeft('4 rw', 4)).toBe(3);
    expect(boardsLeft('4 rwrrs', 4)).toBe(4);
    expect(boardsLeft('4 wrrwr', 4)).toBe(1);
  });
});

describe('a course', () => {
  const shared = { key: 'game/first', exercises: ['common/a/1'], extra: false };
  const reached = { solved: solved('common/a/1'), begun: {} };

  test('is not started by the lesson that all courses share, unless a lesson of it was opened last', () => {
    expect(isStarted([shared, ...lessons], reached, 'other/first')).toBe(false);
    expect(isStarted([shared, ...lessons], reached, 'game/first')).toBe(true);
    // The next one was looked at, and nothing in it is solved yet.
    expect(isStarted([shared, ...lessons], reached, 'game/two')).toBe(true);
  });

  test('is started by the first board of a lesson of its own', () => {
    expect(isStarted([shared, ...lessons], { solved: {}, begun: {} }, null)).toBe(false);
    expect(isStarted([shared, ...lessons], { solved: {}, begun: { 'game/drill/c': '4 r' } }, null)).toBe(
      true,
    );
  });
});

test('the lessons of a course come back from the attribute that holds them', () => {
  expect(lessonsIn(lessonsText(lessons))).toEqual(lessons);
  expect(lessonsIn(undefined)).toEqual([]);
});

describe('the lesson to go on with', () => {
  test('is none before the course was begun', () => {
    expect(next({}, null)).toBeNull();
    expect(next({}, 'another/lesson')).toBeNull();
  });

  test('is the one that was open last', () => {
    expect(next({}, 'game/two')).toBe('game/two');
    expect(next({}, 'game/beside')).toBe('game/beside');
  });

  test('is the next one that is not done, where that one is', () => {
    expect(next(solved('game/a/1'), 'game/one')).toBe('game/two');
    expect(next(solved('game/d/1'), 'game/three')).toBe('game/one');
  });

  test('is none that stands beside the course, where another was open', () => {
    expect(next(solved('game/b/2', 'game/drill/c'), 'game/two')).toBe('game/three');
  });

  test('is the first that is not done, where something was begun and another course is open', () => {
    expect(next(solved('game/a/1'), 'another/lesson')).toBe('game/two');
    expect(next({}, 'another/lesson', { 'game/drill/c': '4 r' })).toBe('game/one');
  });

  test('is none when all of them are done, whatever stands beside the course', () => {
    const all = solved(...lessons.filter(({ extra }) => !extra).flatMap(({ exercises }) => exercises));
    expect(next(all, 'game/one')).toBeNull();
  });
});
