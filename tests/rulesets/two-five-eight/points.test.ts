/** Two-Five-Eight, sixth chapter: who pays whom. */
import { describe, expect, test } from 'vitest';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import { cashOf, type Game, plays, seated, untilAsked } from '../../fixtures/tables.ts';

const rules = await twoFiveEight();
describe('Points', () => {
  test('scores may be negative, and are added to those of the hands before', () => {
    const game = seated(rules, { east: '5p', west: '123m 456m 789m 111s 5p' });
    const richer: Game = { ...game, table: { ...game.table, cash: { seats: [-3, 10, -7, 0], pot: 0 } } };
    expect(cashOf(untilAsked(plays(richer, 'east discards 5p', 'west wins')))).toEqual([-8, 10, -2, 0]);
  });
});
