/** Two-Five-Eight, third chapter: what may be made of another player's discard. */
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../../src/engine/seats.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { left } from '../../../src/engine/table.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import {
  type Game,
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

const FIVE_DOTS = parseTile('5p');
/** Waits for the 5 of dots alone. */
const WAITING = '123m 456m 789m 111s 5p';
const WAITING_TOO = '123s 456s 789s 999m 5p';

const winnersOf = ({ table: { stage } }: Game): number[] =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners.map((win) => win.seat)
    : [];

describe('Calls on a discard', () => {
  test.each(['south', 'west', 'north'] as const)(
    'call-pung: with two identical tiles in hand any other seat may call Pung: %s',
    (caller) => {
      const game = plays(seated(rules, { east: '5p', [caller]: '55p' }), 'east discards 5p');
      expect(mayDo(game)).toEqual([`${caller} pungs`, `${caller} passes`]);
      const called = untilAsked(plays(game, `${caller} pungs`));
      const hand = called.table.seats[awaitedSeats(called.table)[0] ?? 0];
      expect(hand.melds).toEqual([{ kind: 'pung', tile: FIVE_DOTS, tiles: parseTiles('555p'), from: 0 }]);
      expect(hand.concealed).toHaveLength(11);
    },
  );

  test('call-pung: you lay the three open and then discard a tile, without drawing', () => {
    const game = untilAsked(
      plays(seated(rules, { east: '5p', west: '55p 1m' }), 'east discards 5p', 'west pungs'),
    );
    expect(whoActs(game.table)).toEqual({ phase: 'deciding', awaits: [2] });
    expect(happenedOf(game, 'drew')).toEqual([]);
    expect(game.table.seats[0].river).not.toContain(FIVE_DOTS);
    expect(plays(game, 'west discards 1m').table.seats[2].concealed).toHaveLength(10);
  });

  test('soft-kong: with three identical tiles in hand you may call Kong, lay all four open, draw and play on', () => {
    const game = untilAsked(
      plays(seated(rules, { east: '5p', west: '555p', tail: '9s' }), 'east discards 5p', 'west kongs 5p'),
    );
    expect(game.table.seats[2].melds).toEqual([
      { kind: 'kong', how: 'claimed', tile: FIVE_DOTS, tiles: parseTiles('5555p'), from: 0 },
    ]);
    expect(happenedOf(game, 'drew')).toEqual([
      { type: 'drew', seat: 2, tile: parseTile('9s'), from: 'tail', why: 'kong' },
    ]);
    expect(whoActs(game.table)).toEqual({ phase: 'deciding', awaits: [2] });
    expect(plays(game, 'west discards 9s').table.seats[2].concealed).toHaveLength(10);
  });

  test('soft-kong: with three like it you may also call Pung and keep the fourth', () => {
    const game = plays(seated(rules, { east: '5p', west: '555p' }), 'east discards 5p');
    expect(mayDo(game, 'west')).toEqual(expect.arrayContaining(['west pungs', 'west kongs 5p']));
    expect(untilAsked(plays(game, 'west pungs')).table.seats[2].concealed).toContain(FIVE_DOTS);
  });

  test('no-claimed-sheung: a Sheung is never called from a discard, not even by the next player', () => {
    const game = plays(
      seated(rules, { east: '5p', south: '46p', west: '67p', north: '34p' }),
      'east discards 5p',
    );
    expect(mayDo(game)).toEqual([]);
    expect(ruleAgainst(game, 'south chows 46p')).toBe('no-claimed-sheung');
    expect(ruleAgainst(game, 'west chows 67p')).toBe('no-claimed-sheung');
    expect(ruleAgainst(game, 'north chows 34p')).toBe('no-claimed-sheung');
  });

  test('no-claimed-sheung: the tile you win with may complete a Sheung', () => {
    const game = plays(seated(rules, { east: '5p', west: '123m 456m 789m 46p 22s' }), 'east discards 5p');
    expect(mayDo(game, 'west')).toEqual(['west wins', 'west passes']);
    expect(winnersOf(untilAsked(plays(game, 'west wins')))).toEqual([2]);
  });

  test.each(['south', 'west', 'north'] as const)(
    'call-hooo: any other seat that the discard completes may call Hooo: %s',
    (caller) => {
      const game = plays(seated(rules, { east: '5p', [caller]: WAITING }), 'east discards 5p');
      expect(mayDo(game)).toEqual([`${caller} wins`, `${caller} passes`]);
      const won = untilAsked(plays(game, `${caller} wins`));
      expect(won.table.stage).toMatchObject({
        phase: 'ended',
        outcome: { is: 'won', from: 0, winners: [{ how: { by: 'discard', tile: FIVE_DOTS, from: 0 } }] },
      });
    },
  );

  test('call-hooo: the tile of a won discard stays where it lies, and the hand that won is shown', () => {
    const won = untilAsked(
      plays(seated(rules, { east: '5p', west: WAITING }), 'east discards 5p', 'west wins'),
    );
    expect(won.table.seats[0].river.at(-1)).toBe(FIVE_DOTS);
    expect(won.table.seats[2].concealed).toHaveLength(13);
    expect(won.table.revealed).toEqual([2]);
  });

  test('after-call: play goes on from the caller; whoever sits between is skipped', () => {
    const game = seated(rules, { east: '5p', west: '55p 1m', wall: '9s' });
    const played = untilAsked(plays(game, 'east discards 5p', 'west pungs', 'west discards 1m'));
    expect(awaitedSeats(played.table)).toEqual([3]);
    expect(happenedOf(played, 'drew')).toMatchObject([{ seat: 3, tile: parseTile('9s') }]);
  });

  test('after-call: after a Pung by North on a discard of South it is East’s turn next', () => {
    const game = seated(rules, { turn: 'south', south: '5p', north: '55p 1m' });
    const played = untilAsked(plays(game, 'south discards 5p', 'north pungs', 'north discards 1m'));
    expect(awaitedSeats(played.table)).toEqual([0]);
  });

  test('priority: a Hooo takes the tile before a Pung, though the Pung sits nearer', () => {
    const game = plays(seated(rules, { east: '5p', south: '55p', north: WAITING }), 'east discards 5p');
    expect(awaitedSeats(game.table)).toEqual([1, 3]);
    const done = refereed(plays(game, 'south pungs', 'north wins'));
    expect(done.events.at(-1)).toMatchObject({
      type: 'awarded',
      stand: [{ seat: 3, call: 'win' }],
      lost: [{ bid: { seat: 1, call: 'pung' }, rule: 'priority' }],
    });
    expect(winnersOf(done)).toEqual([3]);
    expect(done.table.seats[1].melds).toEqual([]);
  });

  test('priority: a Hooo takes the tile before a Kong, whoever answers first', () => {
    const kong = plays(
      seated(rules, { east: '5p', north: '555p', south: '123m 456m 789m 46p 22s' }),
      'east discards 5p',
    );
    for (const order of [
      ['north kongs 5p', 'south wins'],
      ['south wins', 'north kongs 5p'],
    ]) {
      const done = refereed(plays(kong, ...order));
      expect(winnersOf(done)).toEqual([1]);
      expect(done.events.at(-1)).toMatchObject({ lost: [{ bid: { seat: 3 }, rule: 'priority' }] });
    }
  });

  test('priority: a Pung stands when the one who could win lets it go', () => {
    const game = plays(seated(rules, { east: '5p', south: '55p', north: WAITING }), 'east discards 5p');
    const done = untilAsked(plays(game, 'north passes', 'south pungs'));
    expect(done.table.seats[1].melds).toMatchObject([{ kind: 'pung', tile: FIVE_DOTS, from: 0 }]);
  });

  test('all-winners: when one discard completes several hands, each player who calls Hooo wins', () => {
    const game = plays(
      seated(rules, { east: '5p', south: WAITING, north: WAITING_TOO }),
      'east discards 5p',
      'north wins',
      'south wins',
    );
    const won = untilAsked(game);
    expect(winnersOf(won)).toEqual([1, 3]);
    expect(won.table.revealed).toEqual([1, 3]);
    expect(happenedOf(won, 'awarded')).toMatchObject([{ stand: [{ seat: 1 }, { seat: 3 }], lost: [] }]);
  });

  test('all-winners: three may win on one tile', () => {
    const game = plays(
      seated(rules, {
        east: '5p',
        south: WAITING,
        west: '222m 333m 234s 678s 5p',
        north: '123s 456s 999s 888m 5p',
      }),
      'east discards 5p',
      'south wins',
      'west wins',
      'north wins',
    );
    expect(winnersOf(untilAsked(game))).toEqual([1, 2, 3]);
  });

  test('all-winners: who lets the win go does not share in it', () => {
    const game = plays(
      seated(rules, { east: '5p', south: WAITING, north: WAITING_TOO }),
      'east discards 5p',
      'north passes',
      'south wins',
    );
    expect(winnersOf(untilAsked(game))).toEqual([1]);
  });

  test('a claimed tile lies in the meld and no longer among the discards; the wall is as it was', () => {
    const game = seated(rules, { east: '5p', west: '55p' });
    const called = untilAsked(plays(game, 'east discards 5p', 'west pungs'));
    expect(left(called.table.wall)).toBe(left(game.table.wall));
    expect(SEATS.flatMap((seat) => called.table.seats[seat].river)).not.toContain(FIVE_DOTS);
  });
});
