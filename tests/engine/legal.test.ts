/** What may be done is found out once a table: by these rules, and by no others. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { playMove } from '../../src/machines/play.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { plays, seated } from '../fixtures/tables.ts';

const rules = await twoFiveEight();
const withOption = await twoFiveEight({ 'promoted-kong': true });
const game = seated(withOption, { turn: 'south', south: '[222p^] 2p 1m', drew: '2p' });
const { table } = game;
const promotes: Action = { do: 'kong', seat: 1, tile: 10 };
const allowed = (ruleset: typeof rules, at = table): boolean =>
  legal(ruleset, at, 1).some((action) => action.do === 'kong');

describe('What may be done', () => {
  test('is asked under one set of rules after another, and answered by each', () => {
    expect([allowed(rules), allowed(withOption), allowed(rules)]).toEqual([false, true, false]);
    const listed = legal(withOption, table, 1).find((action) => action.do === 'kong') ?? promotes;
    expect(judgeAction(withOption, table, listed).is).toBe('allowed');
    expect(judgeAction(rules, table, listed).is).toBe('refused');
  });

  test('is asked at one table after another, and answered for each', () => {
    const after = plays(game, 'south discards 1m').table;
    const listed = legal(withOption, table, 1);
    expect(allowed(withOption, after)).toBe(false);
    for (const action of listed) expect(playMove(withOption, after, action).is).toBe('refused');
    expect(legal(withOption, table, 1)).toEqual(listed);
  });

  test('of everyone is what each seat may do, whoever asks first', () => {
    const all = legal(withOption, table);
    expect(SEATS.flatMap((seat) => legal(withOption, table, seat))).toEqual(all);
    const copy = { ...table };
    expect(SEATS.flatMap((seat) => legal(withOption, copy, seat))).toEqual(legal(withOption, copy));
  });

  test('of one seat says nothing of the same action by another', () => {
    const [listed] = legal(withOption, table, 1);
    if (!listed) throw new Error('South is to act');
    expect(judgeAction(withOption, table, { ...listed, seat: 2 }).is).toBe('refused');
  });
});
