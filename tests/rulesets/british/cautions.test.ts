/** British, second chapter: what one is warned of, what a hand waits for, and what everyone sees of a discard. */
import { expect, test } from 'vitest';
import { scoringHandAt } from '../../../src/engine/hands.ts';
import { cautionOf, withVerdict } from '../../../src/engine/legality/verdict.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { waits } from '../../../src/engine/win.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { mayDo, plays, seated } from '../../fixtures/tables.ts';
import { british } from './rules.ts';

const rules = await british();

test('announce-discard: everyone sees which tile it is, and who laid it there', () => {
  const game = plays(seated(rules, { east: '5p' }), 'east discards 5p');
  for (const seat of [1, 2, 3] as const) {
    expect(seenBy(rules, game.table, seat).seats[0].river.at(-1)).toBe(parseTile('5p'));
  }
});

test('one-chow: open Chows count, and a hand with two of them waits for nothing', () => {
  const game = seated(rules, { south: '[123m<] [456p<] 777s 44m 3p, fishing' });
  expect(waits(rules, scoringHandAt(game.table, 1))).toEqual([]);
  const one = seated(rules, { south: '[123m<] 777s 444m 55p 33p, fishing' });
  expect(waits(rules, scoringHandAt(one.table, 1))).toEqual(parseTiles('35p'));
});

test('one-chow: a second open Chow is allowed, and one is warned of it first', () => {
  const game = plays(seated(rules, { east: '5p', south: '[123m<] 46p' }), 'east discards 5p');
  const claim = parseAction('south chows 46p');
  expect(mayDo(game, 'south')).toContain('south chows 46p');
  expect(cautionOf(rules, withVerdict(rules, game.table, claim))).toEqual({
    rule: 'one-chow',
    tiles: parseTiles('123m'),
  });
  const first = plays(seated(rules, { east: '5p', south: '46p' }), 'east discards 5p');
  expect(cautionOf(rules, withVerdict(rules, first.table, claim))).toBeNull();
  expect(cautionOf(rules, withVerdict(rules, first.table, parseAction('west chows 46p')))).toBeNull();
});

test('second-chow: where a second Chow is not called, there is nothing to warn of', async () => {
  const once = await british({ 'second-chow': false });
  const game = plays(seated(once, { east: '5s', south: '[222m^] 46s' }), 'east discards 5s');
  expect(cautionOf(once, withVerdict(once, game.table, parseAction('south chows 46s')))).toBeNull();
});
