/** HK-style Taiwanese: where its sources contradict each other, and a table agrees on one of them. */
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { dealerStays } from '../../../src/rulesets/hk-taiwanese/money.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { allPass, type Game, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { worth } from '../hong-kong/worth.ts';
import { debts, knowing, RUNS } from './games.ts';

const rules = await taiwanese();

describe('One suit with honours', async () => {
  const cheap = await taiwanese({ 'half-flush-worth': 6 });

  test('half-flush-worth: honours make the suit cheaper, and one suit alone is worth what it was', () => {
    const half = '[SSS<] 123m 456m 78m 99m CCC <9m';
    expect(worth(rules, half).lines).toMatchObject({ 'half-flush': 24 });
    expect(worth(cheap, half).lines).toMatchObject({ 'half-flush': 6 });
    const full = '[222m<] 123m 456m 78m 99m 555m <9m';
    expect(worth(cheap, full).total).toBe(worth(rules, full).total);
  });
});

test('drawn-deal: where the deal passes, the die of the dealer’s wins is put back', async () => {
  const passing = await taiwanese({ 'drawn-deal': 'passes' });
  const over = (ruleset: Ruleset): Game => {
    const game = seated(ruleset, { turn: 'north', north: '6p', left: 0 });
    const two: Game = {
      ...game,
      table: { ...game.table, memory: { ...game.table.memory, 'dealer-stays': 2 } },
    };
    return untilAsked(allPass(plays(two, 'north discards 6p')));
  };
  const next = ({ table: { stage } }: Game) => (stage.phase === 'ended' ? stage.following : null);
  expect(next(over(rules))).toMatchObject({ dealer: 0, rule: 'dealer-stays' });
  expect(dealerStays.of(over(rules).table)).toBe(2);
  expect(next(over(passing))).toMatchObject({ dealer: 1, rule: 'dealer-stays' });
  expect(dealerStays.of(over(passing).table)).toBe(0);
});

test('dealer-loses-from: a dealer who has kept no deal pays a fan more at some tables, and who has pays the bonus at all', async () => {
  const always = await taiwanese({ 'dealer-loses-from': 'always' });
  const owed = (ruleset: Ruleset, kept: number, giver: 'east' | 'west') => {
    const lies = seated(ruleset, { turn: giver, [giver]: '9p', south: RUNS });
    const game = plays(knowing(lies, 0, 'streak', kept), `${giver} discards 9p`, 'south wins');
    return debts(untilAsked(allPass(game)));
  };
  expect(owed(rules, 0, 'east')).toEqual(['0>1 15']);
  expect(owed(always, 0, 'east')).toEqual(['0>1 16']);
  expect(owed(rules, 2, 'east')).toEqual(['0>1 20']);
  expect(owed(always, 2, 'east')).toEqual(['0>1 20']);
  expect(owed(always, 0, 'west')).toEqual(['2>1 15']);
});
