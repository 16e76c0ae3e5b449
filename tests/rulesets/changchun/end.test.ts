/** Changchun, last chapters: how a hand ends, and what comes after it. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/seats.ts';
import { nextStart } from '../../../src/machines/match.ts';
import { begin } from '../../../src/machines/play.ts';
import {
  cashOf,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
  whoActs,
} from '../../fixtures/tables.ts';
import { changchun, followingOf, WAITING, winnersOf } from './rules.ts';

const rules = await changchun();

describe('Hu ends the hand', () => {
  test('hu-ends: the hand is over as soon as somebody wins', () => {
    const won = untilAsked(
      plays(seated(rules, { east: '5p', west: WAITING }), 'east discards 5p', 'west wins'),
    );
    expect(won.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'won', from: 0 } });
    for (const line of ['south discards 1m', 'west wins', 'north passes']) {
      expect(ruleAgainst(won, line)).toBe('in-turn');
    }
  });

  test('hu-ends: there are no points', () => {
    const won = untilAsked(plays(seated(rules, { turn: 'south', south: `${WAITING} 5p` }), 'south wins'));
    expect(happenedOf(won, 'paid')).toEqual([]);
    expect(cashOf(won)).toEqual([0, 0, 0, 0]);
    expect(happenedOf(won, 'won')).toMatchObject([{ win: { score: { total: 0, lines: [] } } }]);
  });

  test('hu-ends: what is kept is who won, on whose discard, and with which sets', () => {
    const won = untilAsked(
      plays(seated(rules, { east: '5p', west: WAITING }), 'east discards 5p', 'west wins'),
    );
    expect(won.table.stage).toMatchObject({
      outcome: {
        winners: [{ seat: 2, how: { by: 'discard', from: 0 }, score: { reading: { shape: 'standard' } } }],
      },
    });
  });

  test('one-source: the winner’s hand is shown, and no other', () => {
    const won = refereed(plays(seated(rules, { turn: 'south', south: `${WAITING} 5p` }), 'south wins'));
    expect(won.events.at(-1)).toEqual({ type: 'shown', seats: [1], what: 'hands' });
    expect(untilAsked(won).table.revealed).toEqual([1]);
  });
});

describe('Huang Zhuang', () => {
  test('huang-zhuang: if the wall is used up and nobody has won, the hand is drawn', () => {
    const game = plays(seated(rules, { east: 'E', left: 0 }), 'east discards E');
    expect(game.table.stage.phase).toBe('drawing');
    expect(refereed(game).events.at(-1)).toEqual({ type: 'drawn', rule: 'huang-zhuang' });
    expect(untilAsked(game).table.revealed).toEqual([]);
  });

  test('huang-zhuang: the last tile can win', () => {
    const game = seated(rules, { east: 'E', south: WAITING, wall: '5p', left: 1 });
    const last = untilAsked(plays(game, 'east discards E'));
    expect(last.table.stage).toMatchObject({ phase: 'deciding', drew: { last: true } });
    expect(mayDo(last, 'south')).toContain('south wins');
  });

  test.each([
    ['Hu', 'west', WAITING, 'west wins'],
    ['Peng', 'west', '55p', 'west pungs'],
    ['Chi', 'south', '46p', 'south chows 46p'],
  ])('huang-zhuang: the last discard can be called: %s', (_call, seat, hand, line) => {
    const game = plays(seated(rules, { east: '5p', [seat]: hand, left: 0 }), 'east discards 5p');
    expect(mayDo(game)).toContain(line);
  });

  test('huang-zhuang: it ends at the moment when a tile must be drawn: after a call on an empty wall there is one more discard', () => {
    const game = seated(rules, { east: '5p', west: '55p C', left: 0 });
    const called = untilAsked(plays(game, 'east discards 5p', 'west pungs'));
    expect(whoActs(called.table)).toEqual({ phase: 'deciding', awaits: [2] });
    expect(untilAsked(plays(called, 'west discards C')).table.stage).toMatchObject({
      outcome: { is: 'drawn', rule: 'huang-zhuang' },
    });
  });
});

describe('The next Banker', () => {
  test('next-banker: the Banker stays after winning', () => {
    const drawn = untilAsked(plays(seated(rules, { east: `${WAITING} 5p` }), 'east wins'));
    expect(followingOf(drawn)).toMatchObject({ over: false, dealer: 0, rule: 'next-banker' });
    const game = seated(rules, { turn: 'south', south: '5p', east: WAITING });
    expect(followingOf(untilAsked(plays(game, 'south discards 5p', 'east wins')))).toMatchObject({
      dealer: 0,
    });
  });

  test('next-banker: and also after a drawn hand', () => {
    const over = untilAsked(plays(seated(rules, { east: 'E', left: 0 }), 'east discards E'));
    expect(followingOf(over)).toMatchObject({ over: false, dealer: 0 });
  });

  test.each([0, 1, 2] as const)(
    'next-banker: otherwise the next seat becomes Banker: after seat %i',
    (dealer: Seat) => {
      const game = seated(rules, { dealer, east: '5p', north: WAITING });
      expect(followingOf(untilAsked(plays(game, 'east discards 5p', 'north wins')))).toMatchObject({
        over: false,
        dealer: dealer + 1,
      });
    },
  );

  test('next-banker: a match is over when the fourth seat would hand it on', () => {
    const game = seated(rules, { dealer: 3, east: '5p', north: WAITING });
    expect(followingOf(untilAsked(plays(game, 'east discards 5p', 'north wins')))).toEqual({
      over: true,
      rule: 'next-banker',
    });
  });

  test('next-banker: the fourth Banker stays like any other', () => {
    const won = untilAsked(plays(seated(rules, { dealer: 3, east: `${WAITING} 5p` }), 'east wins'));
    expect(followingOf(won)).toMatchObject({ over: false, dealer: 3 });
    const drawn = untilAsked(plays(seated(rules, { dealer: 3, east: 'E', left: 0 }), 'east discards E'));
    expect(followingOf(drawn)).toMatchObject({ over: false, dealer: 3 });
  });

  test('next-banker: the next hand begins with that Banker', () => {
    const won = untilAsked(
      plays(seated(rules, { east: '5p', north: WAITING }), 'east discards 5p', 'north wins'),
    );
    expect(winnersOf(won)).toEqual([3]);
    const start = nextStart(rules, won.table, 'hand 2', () => rules);
    if (!start) throw new Error('the match goes on');
    const table = begin(rules, start);
    expect(table.dealer).toBe(1);
    expect(table.seats[1].concealed).toHaveLength(14);
  });
});
