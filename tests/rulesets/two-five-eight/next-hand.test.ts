/** Two-Five-Eight, last chapter: what comes after a hand. */
import { describe, expect, test } from 'vitest';
import { startFrom } from '../../../src/engine/deal.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { nextStart } from '../../../src/machines/match.ts';
import { begin } from '../../../src/machines/play.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import { plays, seated, untilAsked } from '../../fixtures/tables.ts';

const rules = await twoFiveEight();

const WAITING = '123m 456m 789m 111s 5p';

describe('The next hand', () => {
  test('next-east: the next hand begins with that East and with the scores as they are', () => {
    const won = untilAsked(
      plays(seated(rules, { east: '5p', north: WAITING }), 'east discards 5p', 'north wins'),
    );
    const start = nextStart(rules, won.table, 'hand 2', () => rules);
    expect(start).toMatchObject({ dealer: 1, under: 'ordinary', cash: { seats: [-5, 0, 0, 5], pot: 0 } });
    if (!start) throw new Error('the match goes on');
    const table = begin(rules, start);
    expect(awaitedSeats(table)).toEqual([1]);
    expect(table.seats[1].concealed).toHaveLength(14);
    expect(table.seats.flatMap((hand) => hand.melds)).toEqual([]);
  });

  test('a hand that has not ended has no next one', () => {
    const table = begin(rules, startFrom(rules, 'under way'));
    expect(() => nextStart(rules, table, 'hand 2', () => rules)).toThrow('has not ended');
  });
});
