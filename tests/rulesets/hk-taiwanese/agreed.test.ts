/** HK-style Taiwanese: where its sources contradict each other, and a table agrees on one of them. */
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { dealerStays } from '../../../src/rulesets/hk-taiwanese/money.ts';
import { passedWins } from '../../../src/rulesets/hk-taiwanese/passed-win.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { allPass, type Game, mayDo, plays, ruleAgainst, seated, untilAsked } from '../../fixtures/tables.ts';
import { worth } from '../hong-kong/worth.ts';
import { debts, knowing, RUNS } from './games.ts';

const rules = await taiwanese();

describe('A passed win', async () => {
  const inTurn = await taiwanese({ 'passed-win-ends': 'turn' });
  const barred = ({ table }: Game): boolean => passedWins.of(table)[1] !== 'free';
  /** Each draws what is said and discards it, and nobody calls. */
  const turns = (game: Game, ...lines: readonly string[]): Game =>
    untilAsked(allPass(lines.reduce((now, line) => plays(untilAsked(allPass(now)), line), game)));
  /** South waits for 6 and 9 of dots, and lets East's 9 go. */
  const passed = (more: Parameters<typeof seated>[1] = {}): Game =>
    plays(seated(inTurn, { east: '9p', south: RUNS, ...more }), 'east discards 9p', 'south passes');

  test('passed-win-ends: with the turn: the next draw of one’s own may win', () => {
    const drawn = untilAsked(allPass(passed({ wall: '6p' })));
    expect(drawn.table.stage).toMatchObject({ phase: 'deciding', seat: 1 });
    expect(mayDo(drawn, 'south')).toContain('south wins');
    const usual = plays(
      seated(rules, { east: '9p', south: RUNS, wall: '6p' }),
      'east discards 9p',
      'south passes',
    );
    expect(ruleAgainst(untilAsked(allPass(usual)), 'south wins')).toBe('passed-win');
  });

  test('passed-win-ends: a call of another tile begins a turn too', () => {
    const lies = plays(seated(inTurn, { turn: 'west', west: '5s', south: RUNS }), 'west discards 5s');
    const game = knowing(lies, 1, 'passedWin');
    expect(barred(game)).toBe(true);
    expect(barred(untilAsked(plays(game, 'south pungs')))).toBe(false);
  });

  test('passed-win-ends: who calls the winning tile itself for something else is barred until the turn after', () => {
    const called = plays(
      seated(inTurn, { east: '9p', south: RUNS, wall: 'N W E S' }),
      'east discards 9p',
      'south chows 78p',
      'south discards 6s',
    );
    expect(barred(called)).toBe(true);
    const round = turns(called, 'west discards N', 'north discards W', 'east discards E');
    expect(barred(round)).toBe(false);
  });

  test('passed-win-ends: who does not declare a self-draw is barred until the turn after', () => {
    const game = seated(inTurn, { turn: 'south', south: `${RUNS} 9p`, drew: '9p', wall: 'N W E S' });
    const kept = plays(game, 'south discards 9p');
    expect(barred(kept)).toBe(true);
    const round = turns(kept, 'west discards N', 'north discards W', 'east discards E');
    expect(barred(round)).toBe(false);
  });
});

describe('Robbing, and one suit with honours', async () => {
  const safe = await taiwanese({ robbing: false });
  const cheap = await taiwanese({ 'half-flush-worth': 6 });

  test('robbing: where no Kong can be robbed nobody is asked about the tile, and the rule is named', () => {
    const adds = (ruleset: Ruleset): Game =>
      plays(
        seated(ruleset, { turn: 'south', south: '[999p^] 9p', drew: '9p', west: RUNS, tail: 'N' }),
        'south kongs 9p',
      );
    expect(ruleAgainst(adds(rules), 'west wins')).toBeNull();
    expect(ruleAgainst(adds(safe), 'west wins')).toBe('robbing');
    expect(untilAsked(adds(safe)).table.stage).toMatchObject({ phase: 'deciding', seat: 1 });
  });

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

describe('What a call leaves to do', async () => {
  const others = await taiwanese({ 'called-kind': false });
  const lies = (ruleset: Ruleset, south: string): Game => seated(ruleset, { east: '4s', south });
  const called = (ruleset: Ruleset, south: string, call: string): Game =>
    untilAsked(plays(lies(ruleset, south), 'east discards 4s', `south ${call}`));

  test('called-kind: after a Sheung or a Peng the same kind is not discarded, and any other is', () => {
    for (const [held, call] of [
      ['4s 56s E', 'chows 56s'],
      ['444s E', 'pungs'],
    ] as const) {
      expect(ruleAgainst(called(rules, held, call), 'south discards 4s')).toBeNull();
      expect(ruleAgainst(called(others, held, call), 'south discards 4s')).toBe('called-kind');
      expect(ruleAgainst(called(others, held, call), 'south discards E')).toBeNull();
    }
  });

  test('called-kind: on the next turn it is discarded like any tile, and so is the only kind that is left', () => {
    const later = seated(others, { turn: 'south', south: '[456s<] 4s E', drew: 'E' });
    expect(ruleAgainst(later, 'south discards 4s')).toBeNull();
    const last = called(others, '[111p^] [222p^] [333p^] [666p^] 44s 56s', 'chows 56s');
    expect(mayDo(last, 'south')).toEqual(['south discards 4s']);
  });
});

describe('The last discard', async () => {
  const winOnly = await taiwanese({ 'last-discard-calls': 'win' });
  const game = (ruleset: Ruleset, left: number): Game =>
    plays(seated(ruleset, { east: '9p', south: `${RUNS}`, west: '99p', left }), 'east discards 9p');

  test('last-discard-calls: it is won with, and called for nothing else', () => {
    expect(ruleAgainst(game(rules, 0), 'west pungs')).toBeNull();
    expect(ruleAgainst(game(winOnly, 0), 'west pungs')).toBe('last-discard-calls');
    expect(ruleAgainst(game(winOnly, 0), 'south chows 78p')).toBe('last-discard-calls');
    expect(mayDo(game(winOnly, 0), 'south')).toContain('south wins');
    expect(ruleAgainst(game(winOnly, 1), 'west pungs')).toBeNull();
  });
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
