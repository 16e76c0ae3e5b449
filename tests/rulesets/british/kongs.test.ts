/** British, third chapter: kongs, supplements, the kong box and robbing. */
import { describe, expect, test } from 'vitest';
import { isExposed } from '../../../src/engine/melds.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import {
  allPass,
  dealt,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
  whoActs,
  whyNot,
} from '../../fixtures/tables.ts';
import { british, drawnBy, WAITING, winnersOf } from './rules.ts';

const rules = await british();

describe('Kongs of one’s own', () => {
  test('concealed-kong: four of a kind in hand, after a draw; it counts as concealed', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 9m', drew: '9m', box: '1s' });
    expect(mayDo(game, 'south')).toContain('south kongs 2p');
    const declared = untilAsked(plays(game, 'south kongs 2p'));
    expect(declared.table.seats[1].melds.map(isExposed)).toEqual([false]);
    expect(happenedOf(declared, 'drew')).toMatchObject([{ from: 'box', why: 'kong', tile: parseTile('1s') }]);
  });

  test('concealed-kong: it need not be declared, and three and a joke of a fourth are none', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 9m', drew: '9m' });
    expect(mayDo(game, 'south')).toContain('south discards 9m');
    const three = seated(rules, { turn: 'south', south: '222p 9m', drew: '9m' });
    expect(whyNot(three, 'south kongs 2p')).toEqual({
      rule: 'concealed-kong',
      tiles: parseTiles('2p'),
      have: 3,
      need: 4,
    });
  });

  test('concealed-kong: East may declare one with the tiles of the deal', () => {
    const game = dealt(rules, { east: '2222p' });
    expect(mayDo(game, 'east')).toContain('east kongs 2p');
  });

  test('not-while-claiming: not after a claimed Pung or Chow', () => {
    const game = seated(rules, { east: '5p', south: '55p 2222s 46p [888m<] 8m' });
    for (const call of ['south pungs', 'south chows 46p']) {
      const called = untilAsked(plays(game, 'east discards 5p', call));
      expect(whyNot(called, 'south kongs 2s')).toEqual({
        rule: 'not-while-claiming',
        tiles: parseTiles('2s'),
      });
      expect(ruleAgainst(called, 'south kongs 8m')).toBe('not-while-claiming');
    }
  });

  test('promotion-after-call: where the table allows it a call is enough to add to a Pung, not for a concealed Kong', async () => {
    const sooner = await british({ 'promotion-after-call': true });
    const game = seated(sooner, { east: '5p', south: '55p 2222s 46p [888m<] 8m', box: '9s' });
    for (const call of ['south pungs', 'south chows 46p']) {
      const called = untilAsked(plays(game, 'east discards 5p', call));
      expect(ruleAgainst(called, 'south kongs 2s')).toBe('not-while-claiming');
      expect(mayDo(called, 'south')).toContain('south kongs 8m');
      const added = untilAsked(plays(called, 'south kongs 8m'));
      expect(happenedOf(added, 'drew')).toMatchObject([{ from: 'box', why: 'kong', tile: parseTile('9s') }]);
      expect(whoActs(added.table)).toEqual({ phase: 'deciding', awaits: [1] });
    }
    // It can be robbed like any other, and a discard is never added.
    const robbed = seated(sooner, { east: '5p', south: '55p [888m<] 8m', west: '67m', wall: '1s' });
    expect(
      ruleAgainst(plays(robbed, 'east discards 5p', 'south pungs', 'south kongs 8m'), 'west pungs 8m'),
    ).toBe('robbing-the-kong');
  });

  test('not-while-claiming: not with the supplement of a claimed Kong, nor with a flower’s after it', () => {
    for (const box of ['8m', '1f 8m']) {
      const game = seated(rules, { east: '5p', south: '555p 2222s [888m<]', box });
      const konged = untilAsked(plays(game, 'east discards 5p', 'south kongs 5p'));
      expect(ruleAgainst(konged, 'south kongs 2s')).toBe('not-while-claiming');
      expect(ruleAgainst(konged, 'south kongs 8m')).toBe('not-while-claiming');
    }
  });

  test('not-while-claiming: with the next draw it may be declared', () => {
    const game = seated(rules, { east: '5p', south: '55p 2222s 9m', wall: '9p 9s 1p 1s' });
    const called = plays(game, 'east discards 5p', 'south pungs', 'south discards 9m');
    let round = allPass(called);
    for (const line of ['west discards 9p', 'north discards 9s', 'east discards 1p']) {
      round = allPass(plays(round, line));
    }
    expect(mayDo(round, 'south')).toContain('south kongs 2s');
  });

  test('not-while-claiming: after the supplement of one’s own Kong another may follow', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 3333s 9m', drew: '9m', box: '1s 5s' });
    const twice = untilAsked(plays(game, 'south kongs 2p', 'south kongs 3s'));
    expect(twice.table.seats[1].melds).toHaveLength(2);
  });

  test('promotion: a tile one drew is added to an open Pung, at any turn', () => {
    const game = seated(rules, { turn: 'south', south: '[222p<] 2p 9m', drew: '9m', box: '1s' });
    const added = untilAsked(plays(game, 'south kongs 2p'));
    expect(added.table.seats[1].melds).toMatchObject([{ kind: 'kong', how: 'promoted' }]);
    expect(added.table.stage).toMatchObject({ drew: { by: 'kong', tile: parseTile('1s') } });
  });

  test('supplement: a Kong and a bonus tile are made up for from the kong box', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 9m', drew: '9m', box: '1f 5s' });
    const after = untilAsked(plays(game, 'south kongs 2p'));
    expect(happenedOf(after, 'drew').map(({ from }) => from)).toEqual(['box', 'box']);
    expect(after.table.stage).toMatchObject({ drew: { tile: parseTile('5s'), by: 'bonus' } });
  });
});

describe('An empty box', () => {
  test('box-empty: a Kong may be declared, and the hand is drawn when its supplement is missing', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 9m', drew: '9m', boxLeft: 0 });
    expect(mayDo(game, 'south')).toContain('south kongs 2p');
    const over = untilAsked(plays(game, 'south kongs 2p'));
    expect(drawnBy(over)).toBe('box-empty');
  });

  test('drawn-hand: drawn too when no tile is left for a bonus tile, in play or after the deal', () => {
    const game = seated(rules, { east: '9p', wall: '1f', boxLeft: 0 });
    expect(drawnBy(untilAsked(plays(game, 'east discards 9p')))).toBe('box-empty');
  });
});

describe('Robbing', () => {
  const tables = {
    turn: 'south',
    south: '[333p<] 3p 9m',
    drew: '3p',
    west: `${WAITING.replace('33p', '3p')} 8m`,
  } as const;

  test('robbing-the-kong: the added tile may be taken to win, as if it were discarded', () => {
    const game = plays(
      seated(rules, { ...tables, west: '[222p<] 777s 444m 88m 12p, fishing' }),
      'south kongs 3p',
    );
    expect(mayDo(game)).toEqual(['west wins', 'west passes']);
    expect(ruleAgainst(game, 'north pungs')).toBe('robbing-the-kong');
    const robbed = untilAsked(plays(game, 'west wins'));
    expect(winnersOf(robbed)).toEqual([2]);
    expect(robbed.table.stage).toMatchObject({ outcome: { from: 1, winners: [{ how: { by: 'robbery' } }] } });
    expect(robbed.table.seats[1].melds).toMatchObject([{ kind: 'pung' }]);
  });

  test('robbing-the-kong: who has not said "fishing" may not, unless they have not discarded yet', () => {
    const silent = { ...tables, west: '[222p<] 777s 444m 88m 12p' };
    const game = plays(seated(rules, silent), 'south kongs 3p');
    expect(awaitedSeats(untilAsked(game).table)).toEqual([1]);
    const fresh = plays(seated(rules, { ...silent, fresh: true }), 'south kongs 3p');
    expect(mayDo(fresh)).toEqual(['west wins', 'west passes']);
  });

  test('robbing-the-kong: a concealed Kong is robbed by nobody', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: '3333p 9m', west: '[222p<] 777s 444m 88m 12p, fishing' }),
      'south kongs 3p',
    );
    expect(ruleAgainst(game, 'west wins')).toBe('robbed-kong');
    expect(refereed(game).events.at(-1)).toMatchObject({ type: 'drew', from: 'box' });
  });
});
