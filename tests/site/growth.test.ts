import { describe, expect, test } from 'vitest';
import { growthOf } from '../../src/scripts/growth/growth.ts';
import type { Card } from '../../src/storage/practice.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const DAY = 86_400_000;
const rules = [
  { id: 'call-pung', lesson: 'x/calls' },
  { id: 'call-chow', lesson: 'x/calls' },
  { id: 'robbing', lesson: 'x/kongs' },
];
const lessons = new Map([
  ['x/calls', { exercises: ['x/calls/1', 'x/calls/2'] }],
  ['x/kongs', { exercises: ['x/kongs/1'] }],
]);
const missed = (due: number): Card => ({
  right: 1,
  wrong: 2,
  streak: 0,
  at: NOW - 2 * DAY,
  memory: { due, last: 0, stability: 1, difficulty: 1, days: 1, steps: 0, reps: 1, lapses: 1, state: 2 },
});
const growth = (
  solved: Record<string, string>,
  cards: Record<string, Card> = {},
  days: readonly string[] = [],
) => growthOf('x', rules, lessons, { solved, cards, days }, NOW);

describe('What a reader knows of a course', () => {
  test('is nothing before the first lesson is done, even with a board solved', () => {
    expect(growth({ 'x/calls/1': '2026-11-27' })).toMatchObject({ known: 0, shaky: 0, thisWeek: 0, days: 1 });
  });

  test('is every rule of a lesson whose boards are all solved', () => {
    const { states, known } = growth({ 'x/calls/1': '2026-11-01', 'x/calls/2': '2026-11-02' });
    expect(known).toBe(2);
    expect([...states.values()]).toEqual(['known', 'known', 'new']);
  });

  test('is shaky where a rule was missed and is due, and no longer once it was put off', () => {
    const solved = { 'x/kongs/1': '2026-11-01' };
    expect(growth(solved, { 'x/may/robbing': missed(NOW - DAY) })).toMatchObject({ known: 0, shaky: 1 });
    expect(growth(solved, { 'x/may/robbing': missed(NOW + DAY) })).toMatchObject({ known: 1, shaky: 0 });
  });

  test('counts as of this week what was finished in the last seven days', () => {
    expect(growth({ 'x/calls/1': '2026-11-01', 'x/calls/2': '2026-11-26' }).thisWeek).toBe(2);
    expect(growth({ 'x/calls/1': '2026-11-01', 'x/calls/2': '2026-11-20' }).thisWeek).toBe(0);
  });

  test('has a day for each on which a board was solved or a question answered, whatever the game of others', () => {
    const solved = { 'x/calls/1': '2026-11-24', 'x/calls/2': '2026-11-24', 'y/other/1': '2026-11-20' };
    expect(growth(solved, { 'x/may/robbing': missed(NOW), 'y/may/z': missed(NOW) }).days).toBe(2);
  });

  test('has a day more for each on which the same was practised again', () => {
    const solved = { 'x/calls/1': '2026-11-24' };
    expect(growth(solved, {}, ['2026-11-24', '2026-11-25', '2026-11-26']).days).toBe(3);
  });
});
