/** Two-Five-Eight: what its source leaves open, and a table agrees on before the first deal. */
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import {
  allPass,
  cashOf,
  type Game,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
} from '../../fixtures/tables.ts';

const rules = await twoFiveEight();
/** Waits for 3 and 6 of dots. */
const WANTS_SIX = '22m 123m 45p 999p 789s';

describe('A Sheung from a discard', async () => {
  const called = await twoFiveEight({ 'claimed-sheung': true });
  const lies = (ruleset: Ruleset): Game =>
    plays(seated(ruleset, { east: '9s', south: '78s', west: '78s 99s' }), 'east discards 9s');

  test('claimed-sheung: the next player may call it, and nobody else', () => {
    expect(ruleAgainst(lies(rules), 'south chows 78s')).toBe('no-claimed-sheung');
    expect(mayDo(lies(called), 'south')).toContain('south chows 78s');
    expect(ruleAgainst(lies(called), 'west chows 78s')).toBe('claimed-sheung');
  });

  test('claimed-sheung: a Pung beats it', () => {
    const taken = untilAsked(plays(lies(called), 'south chows 78s', 'west pungs 9s'));
    expect(taken.table.seats[2].melds).toMatchObject([{ kind: 'pung' }]);
    expect(happenedOf(taken, 'awarded')[0]?.lost).toMatchObject([{ bid: { seat: 1 }, rule: 'priority' }]);
  });
});

describe('A Kong on an empty wall', async () => {
  const forbidden = await twoFiveEight({ 'empty-wall-kong': false, 'promoted-kong': true });
  const own = (ruleset: Ruleset, left: number): Game =>
    seated(ruleset, { turn: 'south', south: '2222p [333p<] 3p', drew: '3p', left });
  const called = (ruleset: Ruleset, left: number): Game =>
    plays(seated(ruleset, { east: '2p', south: '222p', left }), 'east discards 2p');

  test('empty-wall-kong: no Kong of any sort is made while no replacement tile is left', () => {
    expect(ruleAgainst(own(rules, 0), 'south kongs 2p')).toBeNull();
    expect(ruleAgainst(own(forbidden, 0), 'south kongs 2p')).toBe('empty-wall-kong');
    expect(ruleAgainst(own(forbidden, 0), 'south kongs 3p')).toBe('empty-wall-kong');
    expect(ruleAgainst(called(rules, 0), 'south kongs 2p')).toBeNull();
    expect(ruleAgainst(called(forbidden, 0), 'south kongs 2p')).toBe('empty-wall-kong');
    expect(mayDo(called(forbidden, 0), 'south')).toContain('south pungs');
  });
});

describe('Robbing', async () => {
  const promoting = await twoFiveEight({ 'promoted-kong': true });
  const robbing = await twoFiveEight({ 'promoted-kong': true, robbing: true });
  const adds = (ruleset: Ruleset): Game =>
    plays(
      seated(ruleset, { turn: 'south', south: '[666p<] 6p', drew: '6p', west: WANTS_SIX, tail: '1s' }),
      'south kongs 6p',
    );

  test('robbing: the tile of an added Kong wins, and who added it pays as the discarder', () => {
    expect(ruleAgainst(adds(promoting), 'west wins')).toBe('no-robbing');
    const won = untilAsked(plays(adds(robbing), 'west wins'));
    expect(cashOf(won)).toEqual([0, -5, 5, 0]);
    expect(ruleAgainst(adds(robbing), 'north pungs 6p')).toBe('robbing');
  });
});

describe('Kongs that are paid at once', async () => {
  const atOnce = await twoFiveEight({ 'kongs-paid': 'at-once' });
  const added = await twoFiveEight({ 'kongs-paid': 'at-once', 'promoted-kong': true, robbing: true });

  test('kongs-paid: a hard Kong is paid by all three when it is declared', () => {
    const declared = untilAsked(plays(seated(atOnce, { turn: 'south', south: '2222p' }), 'south kongs 2p'));
    expect(cashOf(declared)).toEqual([-5, 15, -5, -5]);
    const later = untilAsked(plays(seated(rules, { turn: 'south', south: '2222p' }), 'south kongs 2p'));
    expect(cashOf(later)).toEqual([0, 0, 0, 0]);
  });

  test('kongs-paid: the deal waits for the money before the replacement tile', () => {
    const game = plays(seated(atOnce, { turn: 'south', south: '2222p' }), 'south kongs 2p');
    expect(game.table).toMatchObject({ stage: { phase: 'drawing' }, due: [{ rule: 'hard-kong-pays' }] });
    const paid = refereed(game);
    expect(paid.events.at(-1)?.type).toBe('paid');
    expect(refereed(paid).events.at(-1)?.type).toBe('drew');
  });

  test('kongs-paid: a soft Kong is paid by the discarder when it is called', () => {
    const game = seated(atOnce, { east: '7s', west: '777s' });
    const called = untilAsked(plays(game, 'east discards 7s', 'west kongs 7s'));
    expect(cashOf(called)).toEqual([-5, 0, 5, 0]);
  });

  test('kongs-paid: a second Kong of the same seat is paid by itself, and the first not again', () => {
    const held = seated(atOnce, { turn: 'south', south: '[8888m<] 2222p 333s', tail: '3s' });
    const second = untilAsked(plays(held, 'south kongs 2p'));
    expect(cashOf(second)).toEqual([-5, 15, -5, -5]);
    expect(cashOf(untilAsked(plays(second, 'south kongs 3s')))).toEqual([-10, 30, -10, -10]);
    const called = plays(seated(atOnce, { east: '7s', west: '(8888m) 777s' }), 'east discards 7s');
    expect(cashOf(untilAsked(plays(called, 'west kongs 7s')))).toEqual([-5, 0, 5, 0]);
  });

  test('kongs-paid: an added one is paid by who fed the Pung, once nobody robs it', () => {
    const game = plays(
      seated(added, { turn: 'south', south: '[666p<] 6p', drew: '6p', west: WANTS_SIX, tail: '1s' }),
      'south kongs 6p',
    );
    expect(cashOf(game)).toEqual([0, 0, 0, 0]);
    expect(cashOf(untilAsked(allPass(game)))).toEqual([-5, 5, 0, 0]);
    expect(cashOf(untilAsked(plays(game, 'west wins')))).toEqual([0, -5, 5, 0]);
  });

  test('kongs-paid: nothing of it is paid again with the win, and it stays paid when nobody wins', () => {
    const won = (ruleset: Ruleset) =>
      cashOf(
        untilAsked(
          plays(
            seated(ruleset, { east: '6p', south: '[8888m^]', west: WANTS_SIX }),
            'east discards 6p',
            'west wins',
          ),
        ),
      );
    expect(won(atOnce)).toEqual([-5, 0, 5, 0]);
    expect(won(rules)).not.toEqual(won(atOnce));
    const over = untilAsked(
      allPass(
        plays(
          untilAsked(
            plays(
              seated(atOnce, { turn: 'south', south: '2222p 1s', tail: '1m', left: 1 }),
              'south kongs 2p',
            ),
          ),
          'south discards 1s',
        ),
      ),
    );
    expect(over.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn' } });
    expect(cashOf(over)).toEqual([-5, 15, -5, -5]);
  });
});

test('drawn-deal: East deals again where the table says so, and else the next player does', async () => {
  const staying = await twoFiveEight({ 'drawn-deal': 'stays' });
  const next = (ruleset: Ruleset) => {
    const over = untilAsked(
      allPass(plays(seated(ruleset, { turn: 'north', north: '6p', left: 0 }), 'north discards 6p')),
    );
    return over.table.stage.phase === 'ended' ? over.table.stage.following : null;
  };
  expect(next(rules)).toMatchObject({ dealer: 1, rule: 'next-east' });
  expect(next(staying)).toMatchObject({ dealer: 0, rule: 'next-east' });
});

describe('Who deals after a win', async () => {
  /** Each waits for the 6 of dots as well. */
  const NORTH = '88m 456m 78p 222s 333s';
  const EAST = '55s 456s 456m 777m 57p';
  const winner = await twoFiveEight({ 'next-dealer': 'winner' });
  const dealer = (game: Game) => {
    const { stage } = untilAsked(game).table;
    return stage.phase === 'ended' && !stage.following.over ? stage.following.dealer : null;
  };
  const won = (ruleset: Ruleset, ...winners: readonly string[]): Game =>
    plays(
      seated(ruleset, { turn: 'south', south: '6p', west: WANTS_SIX, north: NORTH, east: EAST }),
      'south discards 6p',
      ...['west', 'north', 'east'].map((seat) => `${seat} ${winners.includes(seat) ? 'wins' : 'passes'}`),
    );

  test('next-dealer: the winner is East, and of several the nearest to the discarder', () => {
    expect(dealer(won(rules, 'north'))).toBe(1);
    expect(dealer(won(winner, 'north'))).toBe(3);
    expect(dealer(won(winner, 'west', 'north'))).toBe(2);
  });

  test('next-dealer: East who is among the winners stays, and a drawn deal goes on as ever', () => {
    expect(dealer(won(winner, 'north', 'east'))).toBe(0);
    const drawn = plays(seated(winner, { turn: 'north', north: '6p', left: 0 }), 'north discards 6p');
    expect(dealer(allPass(drawn))).toBe(1);
  });
});
