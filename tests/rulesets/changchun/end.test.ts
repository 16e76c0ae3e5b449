/** Changchun, last chapters: how a hand ends, and what comes after it. */
import { describe, expect, test } from 'vitest';
import { nextStart } from '../../../src/machines/match.ts';
import { begin } from '../../../src/machines/play.ts';
import { plays, seated, untilAsked, winnersOf } from '../../fixtures/tables.ts';
import { changchun } from './rules.ts';

const rules = await changchun();

describe('The next Banker', () => {
  test('next-banker: the next hand begins with that Banker', () => {
    const won = untilAsked(
      plays(seated(rules, { east: '5p', north: '123m 888m 22p 46p 678s' }), 'east discards 5p', 'north wins'),
    );
    expect(winnersOf(won)).toEqual([3]);
    const start = nextStart(rules, won.table, 'hand 2', () => rules);
    if (!start) throw new Error('the match goes on');
    const table = begin(rules, start);
    expect(table.dealer).toBe(1);
    expect(table.seats[1].concealed).toHaveLength(14);
  });
});
