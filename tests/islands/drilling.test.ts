/** How a drill goes on. */
import { expect, test } from 'vitest';
import {
  answered,
  begun,
  comesBack,
  type Drilling,
  isLast,
  isOver,
  marksOf,
  onward,
  rightAtOnce,
} from '../../src/islands/Drill/drilling.ts';

const play = (count: number, answers: readonly boolean[]): Drilling =>
  answers.reduce((drilling, right) => onward(answered(drilling, right)), begun(count));

test('boards are asked in their order, and a drill ends when all are right', () => {
  const drilling = play(3, [true, true, true]);
  expect(isOver(drilling)).toBe(true);
  expect(rightAtOnce(drilling)).toBe(3);
});

test('a missed board comes again behind the others, until it is right', () => {
  const after = play(3, [true, false, true]);
  expect(after.order[after.at]).toBe(1);
  expect(comesBack(after)).toBe(true);
  const missedAgain = onward(answered(after, false));
  expect(isOver(missedAgain)).toBe(false);
  expect(missedAgain.order[missedAgain.at]).toBe(1);
  const right = onward(answered(missedAgain, true));
  expect(isOver(right)).toBe(true);
});

test('its result counts what was right at the first try alone', () => {
  expect(rightAtOnce(play(3, [true, false, false, true, true]))).toBe(1);
});

test('its marks have one for each board, and one more for each that comes again', () => {
  expect(marksOf(begun(3))).toEqual(['now', 'open', 'open']);
  expect(marksOf(answered(begun(3), false))).toEqual(['wrong', 'open', 'open', 'open']);
  expect(marksOf(play(2, [false, true]))).toEqual(['wrong', 'right', 'now']);
});

test('the last board is the last only once it is right', () => {
  const one = begun(1);
  expect(isLast(answered(one, true))).toBe(true);
  expect(isLast(answered(one, false))).toBe(false);
});
