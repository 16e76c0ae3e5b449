/** How a drill goes on. */
import { describe, expect, test } from 'vitest';
import {
  beginDrill,
  comesBack,
  type DrillOutcome,
  type DrillState,
  drillingFrom,
  formatDrilling,
  isLast,
  isOver,
  leftOf,
  marksOf,
  nextBoard,
  placeOf,
  recordOutcome,
  rightAtLast,
  rightAtOnce,
} from '../../src/islands/Drill/drill-order.ts';
import { runs } from '../scale.ts';

const play = (count: number, outcomes: readonly DrillOutcome[]): DrillState =>
  outcomes.reduce((drilling, outcome) => nextBoard(recordOutcome(drilling, outcome)), beginDrill(count));

test('boards are asked in their order, and a drill ends when all are right', () => {
  const drilling = play(3, ['right', 'right', 'right']);
  expect(isOver(drilling)).toBe(true);
  expect(rightAtOnce(drilling)).toBe(3);
});

test('a missed board comes again behind the others, once', () => {
  const after = play(3, ['right', 'wrong', 'right']);
  expect(after.order[after.at]).toBe(1);
  expect(comesBack(after)).toBe(true);
  for (const outcome of ['wrong', 'right', 'shown'] as const)
    expect(isOver(nextBoard(recordOutcome(after, outcome)))).toBe(true);
});

test('its place is among as many boards as it began with, and then among those that come back', () => {
  const places: string[] = [];
  let drilling = beginDrill(3);
  while (!isOver(drilling)) {
    const { at, of } = placeOf(drilling);
    places.push(`${at}/${of}`);
    drilling = nextBoard(recordOutcome(drilling, drilling.at === 1 ? 'right' : 'wrong'));
  }
  expect(places).toEqual(['1/3', '2/3', '3/3', '1/2', '2/2']);
});

test('a missed board comes back once, whatever is answered: no drill grows without end', () => {
  for (const count of [1, 2, 5, 8]) {
    let drilling = beginDrill(count);
    while (!isOver(drilling)) drilling = nextBoard(recordOutcome(drilling, 'wrong'));
    expect(drilling.answers).toHaveLength(2 * count);
    expect(leftOf(drilling)).toBe(0);
  }
});

test('a board that is let go does not come back', () => {
  const drilling = play(2, ['wrong', 'right', 'shown']);
  expect(isOver(drilling)).toBe(true);
  expect([rightAtOnce(drilling), rightAtLast(drilling)]).toEqual([1, 1]);
});

test('its result counts what was right on the first try alone', () => {
  expect(rightAtOnce(play(3, ['right', 'wrong', 'wrong', 'right', 'wrong']))).toBe(1);
});

test('its marks have one for each board, and one more for each that comes again', () => {
  expect(marksOf(beginDrill(3))).toEqual(['now', 'open', 'open']);
  expect(marksOf(recordOutcome(beginDrill(3), 'wrong'))).toEqual(['wrong', 'open', 'open', 'open']);
  expect(marksOf(play(2, ['wrong', 'right']))).toEqual(['wrong', 'right', 'now']);
});

test('the last board is the last only once it is right or let go', () => {
  const one = beginDrill(1);
  expect(isLast(recordOutcome(one, 'right'))).toBe(true);
  expect(isLast(recordOutcome(one, 'shown'))).toBe(true);
  expect(isLast(recordOutcome(one, 'wrong'))).toBe(false);
});

describe('a drill that was left is gone on with', () => {
  const OUTCOMES: readonly DrillOutcome[] = ['right', 'wrong', 'shown'];

  test('at the board that is asked next, wherever it was left', () => {
    for (let seed = 0; seed < runs(200); seed++) {
      const count = 1 + (seed % 6);
      let drilling = beginDrill(count);
      for (let step = seed; !isOver(drilling); step = Math.floor(step * 1.7) + 3) {
        expect(drillingFrom(formatDrilling(drilling), count)).toEqual(drilling);
        drilling = nextBoard(recordOutcome(drilling, OUTCOMES[step % 3] ?? 'right'));
      }
    }
  });

  test('an answer counts even where its reader left before going on', () => {
    const left = recordOutcome(beginDrill(3), 'right');
    expect(drillingFrom(formatDrilling(left), 3).at).toBe(1);
    expect(leftOf(left)).toBe(2);
  });

  test('from the beginning where it has other boards now, or what is kept cannot be read', () => {
    const kept = formatDrilling(play(4, ['right', 'right']));
    for (const [text, count] of [
      [kept, 5],
      ['4 rrrrr', 4],
      // From when a miss came back twice.
      ['4 wwwwwwwwwwww', 4],
      ['4 rx', 4],
      ['', 4],
      [undefined, 4],
    ] as const)
      expect(drillingFrom(text, count)).toEqual(beginDrill(count));
  });
});
