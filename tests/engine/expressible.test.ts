/** What a reader could think of trying: the questions that “why not?” must answer. */
import { describe, expect, test } from 'vitest';
import { type Action, actionKey } from '../../src/engine/action.ts';
import { clause } from '../../src/engine/clause.ts';
import { expressible } from '../../src/engine/legality/all-actions.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { offerOf } from '../../src/engine/selectors.ts';
import { parseTile } from '../../src/notation/tiles.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { dealt, plays, seated } from '../fixtures/tables.ts';

const rules = await twoFiveEight();

const of = (actions: readonly Action[], what: Action['do']): Action[] =>
  actions.filter(({ do: done }) => done === what);

describe('Expressible', () => {
  const opening = dealt(rules, { east: '123m 5p' });
  const afterDiscard = plays(seated(rules, { east: '5p', south: '55p' }), 'east discards 5p');

  test('everything is tried by every seat, at any moment', () => {
    for (const { table } of [opening, afterDiscard]) {
      const actions = expressible(rules, table);
      for (const seat of SEATS) {
        const own = actions.filter((action) => action.seat === seat);
        for (const what of ['pass', 'win', 'pung'] as const) expect(of(own, what)).toHaveLength(1);
        expect(of(own, 'exchange')).toHaveLength(1);
      }
    }
  });

  test('discards, Kongs and showings of every kind of tile that the game has', () => {
    const actions = expressible(rules, opening.table).filter(({ seat }) => seat === 2);
    for (const what of ['discard', 'kong', 'show'] as const) expect(of(actions, what)).toHaveLength(27);
  });

  test('chows with any two of the seven kinds nearest to the tile that lies there, and with two honours', () => {
    const pairs = of(expressible(rules, afterDiscard.table), 'chow').flatMap((action) =>
      action.do === 'chow' && action.seat === 1 ? [action.using] : [],
    );
    const [low, high] = [parseTile('2p'), parseTile('8p')];
    // Seven kinds with themselves and each other, and the two honours.
    expect(pairs).toHaveLength(28 + 1);
    for (const [a, b] of pairs.slice(0, -1))
      expect([a >= low, a <= b, b <= high]).toEqual([true, true, true]);
  });

  test('near the end of a suit the seven nearest are the last seven of it', () => {
    const nine = plays(seated(rules, { east: '9p' }), 'east discards 9p');
    const used = of(expressible(rules, nine.table), 'chow').flatMap((action) =>
      action.do === 'chow' && action.using[0] < 27 ? action.using : [],
    );
    expect([Math.min(...used), Math.max(...used)]).toEqual([parseTile('3p'), parseTile('9p')]);
  });

  test('each once', () => {
    for (const { table } of [opening, afterDiscard]) {
      const keys = expressible(rules, table).map(actionKey);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('words that a clause knows, with a discard and by themselves', () => {
    const speaking: Ruleset = {
      ...rules,
      clauses: [clause<null>({ id: 'fishing', lasts: 'hand', initial: null, words: ['fishing'] })],
    };
    const actions = expressible(speaking, opening.table).filter(({ seat }) => seat === 0);
    expect(of(actions, 'say')).toEqual([{ do: 'say', seat: 0, word: 'fishing' }]);
    expect(of(actions, 'discard')).toHaveLength(2 * 27);
  });

  test('a tile lies there to be taken from the discard to the next draw', () => {
    expect(offerOf(opening.table)).toBeNull();
    expect(offerOf(afterDiscard.table)).toMatchObject({ tile: parseTile('5p'), from: 0 });
    expect(offerOf(plays(afterDiscard, 'south passes').table)).toMatchObject({ tile: parseTile('5p') });
  });
});
