/** Two-Five-Eight, fourth chapter: Kongs of one's own. */
import { describe, expect, test } from 'vitest';
import { left } from '../../../src/engine/table.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import {
  dealt,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
  whoActs,
} from '../../fixtures/tables.ts';

const rules = await twoFiveEight();
const withOption = await twoFiveEight({ 'promoted-kong': true });

const TWO_DOTS = parseTile('2p');

describe('Kongs of one’s own', () => {
  test('hard-kong: with all four tiles of a kind you may call Kong on your own turn, and draw a supplement', () => {
    const konged = untilAsked(
      plays(seated(rules, { turn: 'south', south: '2222p', tail: '9s' }), 'south kongs 2p'),
    );
    expect(konged.table.seats[1].melds).toEqual([
      { kind: 'kong', how: 'concealed', tile: TWO_DOTS, tiles: parseTiles('2222p'), shown: true },
    ]);
    expect(happenedOf(konged, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s'), why: 'kong' }]);
    expect(whoActs(konged.table)).toEqual({ phase: 'deciding', awaits: [1] });
    expect(konged.table.seats[1].concealed).toHaveLength(11);
  });

  test('hard-kong: any four alike will do, not only those completed by the tile just drawn', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 1m', drew: '1m' });
    expect(mayDo(game, 'south')).toContain('south kongs 2p');
  });

  test('hard-kong: East may use the tiles of the deal', () => {
    expect(mayDo(dealt(rules, { east: '2222p' }), 'east')).toContain('east kongs 2p');
  });

  test('hard-kong: a supplement counts as a draw: one Kong may follow another', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 333s', tail: '3s' });
    const first = untilAsked(plays(game, 'south kongs 2p'));
    expect(mayDo(first, 'south')).toContain('south kongs 3s');
    expect(untilAsked(plays(first, 'south kongs 3s')).table.seats[1].melds).toHaveLength(2);
  });

  test('hard-kong: the supplement of a soft Kong counts as a draw too', () => {
    const game = seated(rules, { east: '5p', south: '555p 333s', tail: '3s' });
    const konged = untilAsked(plays(game, 'east discards 5p', 'south kongs 5p'));
    expect(mayDo(konged, 'south')).toContain('south kongs 3s');
  });

  test('hard-kong: right after a called Pung you have not drawn, so you may not', () => {
    const game = seated(rules, { east: '5p', south: '55p 3333s' });
    const called = untilAsked(plays(game, 'east discards 5p', 'south pungs'));
    expect(mayDo(called, 'south')).not.toContain('south kongs 3s');
    expect(ruleAgainst(called, 'south kongs 3s')).toBe('hard-kong');
  });

  test('kong-shown: a concealed Kong is shown when it is called', () => {
    const konged = plays(seated(rules, { turn: 'south', south: '2222p' }), 'south kongs 2p');
    expect(konged.table.seats[1].melds).toMatchObject([{ how: 'concealed', shown: true }]);
  });

  test('no-promoted-kong: the fourth tile of an open Pung stays in your hand', () => {
    const game = seated(rules, { turn: 'south', south: '[222p<] 2p', drew: '2p' });
    expect(mayDo(game, 'south')).not.toContain('south kongs 2p');
    expect(ruleAgainst(game, 'south kongs 2p')).toBe('no-promoted-kong');
  });

  test('promoted-kong: with the option the drawn fourth tile may be added to your open Pung', () => {
    const game = seated(withOption, { turn: 'south', south: '[222p^] 2p', drew: '2p', tail: '9s' });
    expect(mayDo(game, 'south')).toContain('south kongs 2p');
    const konged = untilAsked(plays(game, 'south kongs 2p'));
    expect(konged.table.seats[1].melds).toEqual([
      { kind: 'kong', how: 'promoted', tile: TWO_DOTS, tiles: parseTiles('2222p'), from: 3 },
    ]);
    expect(happenedOf(konged, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s'), from: 'tail' }]);
    expect(konged.table.seats[1].concealed).toHaveLength(11);
  });

  test('promoted-kong: with the option it may be added on a later turn', () => {
    const game = seated(withOption, { turn: 'south', south: '[222p^] 2p 1m', drew: '1m' });
    expect(mayDo(game, 'south')).toContain('south kongs 2p');
  });

  test('promoted-kong: a promoted Kong cannot be robbed', () => {
    const game = plays(
      seated(withOption, { turn: 'south', south: '[222p^] 2p', west: '123m 456m 789m 13p 55s', drew: '2p' }),
      'south kongs 2p',
    );
    expect(game.events.at(-1)).toMatchObject({ type: 'konged', how: 'promoted', stands: true });
    expect(mayDo(game)).toEqual([]);
    expect(ruleAgainst(game, 'west wins')).toBe('no-robbing');
  });

  test('supplement-tail: the supplement comes from the far end of the wall, and the next draw from its head', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 1m', wall: '7m', tail: '8s 9s', drew: '1m' });
    const before = left(game.table.wall);
    const played = untilAsked(plays(game, 'south kongs 2p', 'south discards 1m'));
    expect(happenedOf(played, 'drew')).toMatchObject([
      { seat: 1, tile: parseTile('9s'), from: 'tail', why: 'kong' },
      { seat: 2, tile: parseTile('7m'), from: 'wall', why: 'turn' },
    ]);
    expect(left(played.table.wall)).toBe(before - 2);
  });

  test('supplement-tail: a second Kong draws the tile before the last', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 3333s', tail: '8s 9s' });
    const played = untilAsked(plays(game, 'south kongs 2p', 'south kongs 3s'));
    expect(happenedOf(played, 'drew').map(({ tile }) => tile)).toEqual(parseTiles('9s 8s'));
  });

  test('no-robbing: nobody may win with a tile of a Kong, nor call it', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: '2222p', west: '123m 456m 789m 13p 55s' }),
      'south kongs 2p',
    );
    expect(game.table.stage.phase).toBe('drawing');
    expect(mayDo(game)).toEqual([]);
    expect(ruleAgainst(game, 'west wins')).toBe('no-robbing');
    expect(ruleAgainst(game, 'west pungs')).toBe('no-robbing');
  });

  test('a Kong on an empty wall is allowed, and ends the hand drawn', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 1m', drew: '1m', left: 0 });
    expect(mayDo(game, 'south')).toContain('south kongs 2p');
    const konged = plays(game, 'south kongs 2p');
    expect(refereed(konged).events.at(-1)).toEqual({ type: 'drawn', rule: 'wall-out' });
  });
});
