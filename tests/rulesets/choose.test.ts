/** From chosen options to the ruleset that is played: what is not known is told, with what there is. */
import { describe, expect, test } from 'vitest';
import { FIRST_HAND } from '../../src/rulesets/first-hand.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { ownChoice, withDefaults } from '../../src/rulesets/options.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

describe.each(gameIds)('%s', (id) => {
  test('is played by its own rules, and has the hand of the first lesson', async () => {
    const game = await loadGame(id);
    expect(rulesetOf(game).deal.sets).toBe(game.under.ordinary(withDefaults(game)).deal.sets);
    expect(rulesetOf(game, {}, FIRST_HAND).deal.sets).toBe(1);
  });

  test('an option, a value or a set of rules that it does not have is told with those that it has', async () => {
    const game = await loadGame(id);
    const [option] = game.options;
    expect(() => rulesetOf(game, {}, 'moonlight')).toThrow(/is played under: ordinary.*; not "moonlight"\.$/);
    expect(() => rulesetOf(game, {}, 'toString')).toThrow('not "toString"');
    expect(() => rulesetOf(game, { colour: 'blue' })).toThrow(
      `has no option "colour"; it has: ${option?.id}`,
    );
    expect(() => rulesetOf(game, { [option?.id ?? '']: 'blue' })).toThrow(
      `"${option?.id}" can be ${option?.values.join(', ')}; it cannot be blue.`,
    );
  });

  test('only what differs from its own choice is written down', async () => {
    const game = await loadGame(id);
    expect(ownChoice(game, withDefaults(game))).toEqual({});
    for (const { id: option, values, default: usual } of game.options) {
      for (const value of values)
        expect(ownChoice(game, { [option]: value })).toEqual(value === usual ? {} : { [option]: value });
    }
  });
});
