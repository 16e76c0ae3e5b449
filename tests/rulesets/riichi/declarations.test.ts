/** Riichi: what is seen of it, of the tile that lies sideways and of the indicators below; and a bet that is borrowed. */
import { describe, expect, test } from 'vitest';
import { seenBy } from '../../../src/engine/view.ts';
import { allPass, goes, ruleAgainst } from '../../fixtures/tables.ts';
import { READY, table, wonBy } from './table.ts';

describe('The bet', () => {
  test('P6 a discard that is taken for ron was no riichi, and nobody has said it', () => {
    const game = table({ turn: 'west', west: '234m 567p 789s 88s EE 4p', south: READY });
    const won = allPass(goes(game, 'west discards 4p and says riichi', 'south wins'));
    expect(seenBy(won.ruleset, won.table, 0).declarations[2]).toBe(null);
  });

  test('a discard that is called for a set stands, without ippatsu; the next one lies sideways', () => {
    const game = table({ turn: 'south', south: `${READY} C`, north: 'CC', wall: '2m 3m 1p' });
    const called = goes(game, 'south discards C and says riichi', 'north pungs', 'north discards E');
    expect(called.table.cash.pot).toBe(1000);
    const next = goes(called, 'east discards 2m');
    const drawn = allPass(next);
    expect(seenBy(drawn.ruleset, drawn.table, 0).seats[1].sideways).toEqual([]);
    const laid = goes(drawn, 'south discards 3m');
    const { river, sideways } = seenBy(laid.ruleset, laid.table, 0).seats[1];
    expect(sideways).toEqual([river.length - 1]);
  });

  test('riichi-points: whoever has less borrows, unless it is forbidden', () => {
    const poor = { turn: 'south', south: `${READY} C` } as const;
    for (const [options, rule] of [
      [{}, null],
      [{ 'riichi-points': true }, 'riichi-bet'],
    ] as const) {
      const game = table({ ...poor, options });
      const { cash } = game.table;
      const [east, , west, north] = cash.seats;
      const less = {
        ...game,
        table: { ...game.table, cash: { ...cash, seats: [east, 900, west, north] as const } },
      };
      expect(ruleAgainst(less, 'south discards C and says riichi')).toBe(rule);
    }
  });
});

test('ura-dora: seen by nobody before, and by everybody once a winner in riichi looks', () => {
  const game = table({ turn: 'west', west: '1p', south: `${READY}, riichi`, dora: '2m', ura: '8s' });
  expect(seenBy(game.ruleset, game.table, null).indicators).toEqual({ open: [1], under: [] });
  const won = goes(game, 'west discards 1p', 'south wins');
  const over = allPass(won);
  expect(wonBy(over)).toEqual(['riichi 1 + pinfu 1 + dora 1 + ura-dora 2']);
  expect(seenBy(over.ruleset, over.table, 3).indicators).toEqual({ open: [1], under: [25] });
  const plain = allPass(
    goes(
      table({ turn: 'west', west: '1p', south: READY, dora: '2m', ura: '8s' }),
      'west discards 1p',
      'south wins',
    ),
  );
  expect(wonBy(plain)).toEqual(['pinfu 1 + dora 1']);
  expect(seenBy(plain.ruleset, plain.table, 3).indicators.under).toEqual([]);
});
