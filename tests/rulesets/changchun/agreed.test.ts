/** Changchun: what its source leaves open, and a table agrees on before the first deal. */
import { expect, test } from 'vitest';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { FACE_DOWN } from '../../../src/engine/tiles.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { allPass, plays, ruleAgainst, seated, untilAsked } from '../../fixtures/tables.ts';
import { changchun } from './rules.ts';

const rules = await changchun();

test('free-pairs: seven pairs need no third suit and no Yao Jiu, and other hands need them as ever', async () => {
  const free = await changchun({ 'free-pairs': true });
  const against = (ruleset: Ruleset, south: string) =>
    ruleAgainst(seated(ruleset, { turn: 'south', south }), 'south wins');
  const pairs = '22m 44m 77m 33p 55p 66p 88p';
  expect(against(rules, pairs)).toBe('three-suits');
  expect(against(free, pairs)).toBeNull();
  expect(against(rules, '22m 44m 77m 33p 55p 66s 88p')).toBe('yao-jiu');
  expect(against(free, '22m 44m 77m 33p 55p 66s 88p')).toBeNull();
  for (const ruleset of [rules, free]) {
    expect(against(ruleset, '234m 345m 678m 555p 88p')).toBe('three-suits');
    expect(against(ruleset, '234m 345m 678p 555p 88s')).toBe('yao-jiu');
    expect(against(ruleset, '123m 345m 678p 456p 88s')).toBe('triplet-or-dragon-pair');
  }
  // A hand that is seven pairs, and four sets and a pair too, wins as the pairs that it is.
  expect(against(free, '223344m 556677p 88p')).toBeNull();
});

test('drawn-deal: the next player is Banker where the table says so, and else the Banker stays', async () => {
  const passing = await changchun({ 'drawn-deal': 'passes' });
  const next = (ruleset: Ruleset) => {
    const over = untilAsked(
      allPass(plays(seated(ruleset, { turn: 'north', north: '6p', left: 0 }), 'north discards 6p')),
    );
    return over.table.stage.phase === 'ended' ? over.table.stage.following : null;
  };
  expect(next(rules)).toMatchObject({ dealer: 0, rule: 'next-banker' });
  expect(next(passing)).toMatchObject({ dealer: 1, rule: 'next-banker' });
});

test('an-gang-shown: a Gang that lies face down is seen by nobody else, and is shown before the win counts', async () => {
  const hidden = await changchun({ 'an-gang-shown': false });
  const declared = (ruleset: Ruleset) =>
    plays(seated(ruleset, { turn: 'south', south: '2222m 123p 55p 78s 333s' }), 'south kongs 2m');
  const seen = (ruleset: Ruleset) =>
    seenBy(ruleset, declared(ruleset).table, 2).seats[1]?.melds.map(({ tile }) => tile);
  expect(seen(rules)).toEqual([1]);
  expect(seen(hidden)).toEqual([FACE_DOWN]);
  const won = untilAsked(
    plays(seated(hidden, { turn: 'south', south: '(2222m_) 123p 55p 789s 333s' }), 'south wins'),
  );
  expect(ruleAgainst(won, 'south passes')).toBe('an-gang-shown');
  expect(untilAsked(plays(won, 'south shows 2m')).table.stage.phase).toBe('ended');
});
