/** Hong Kong, second and third chapter: whose turn it is, and what may be made of a discard. */
import { describe, expect, test } from 'vitest';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { left } from '../../../src/engine/table.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import {
  allPass,
  type Game,
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

const rules = await hongKong();
const several = await hongKong({ 'several-winners': true });

const FIVE_DOTS = parseTile('5p');
/** Both wait for the 5 of dots, with more than enough fan. */
const WAITING = '123p 456p 46p 77p EEE';
const WAITING_TOO = '234p 678p 34p 99p WWW';
/** Complete with a 6 or 9 of dots, and worth 2 fan with a discard. */
const TOO_LITTLE = '123m 456m 78p 234s 55s';

const winnersOf = ({ table: { stage } }: Game): number[] =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners.map((win) => win.seat)
    : [];

describe('Rounds', () => {
  test('normal-round: the seat whose turn it is has drawn, and discards', () => {
    const game = untilAsked(plays(seated(rules, { east: '1m', wall: '9s' }), 'east discards 1m'));
    expect(happenedOf(game, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s'), from: 'wall' }]);
    expect(whoActs(game.table)).toEqual({ phase: 'deciding', awaits: [1] });
    const done = plays(game, 'south discards 9s');
    expect(done.table.seats[1].river).toEqual([parseTile('9s')]);
    expect(done.table.seats[1].concealed).toHaveLength(13);
  });

  test('normal-round: or declares a kong of its own', () => {
    const game = seated(rules, { turn: 'south', south: '7777p 1m' });
    expect(mayDo(game, 'south')).toContain('south kongs 7p');
  });

  test('normal-round: or wins', () => {
    const game = seated(rules, { turn: 'south', south: `${WAITING} 5p` });
    expect(mayDo(game, 'south')).toContain('south wins');
    expect(winnersOf(plays(game, 'south wins'))).toEqual([1]);
  });

  test('interrupt-round: exactly the seats that can use the discard are asked, the discarder never', () => {
    const game = plays(
      seated(rules, { east: '5p 5p 5p', south: '46p', west: '5p', north: '46p' }),
      'east discards 5p',
    );
    expect(whoActs(game.table)).toEqual({ phase: 'collecting', awaits: [1] });
  });

  test('interrupt-round: each answers with what its tiles allow, and may pass', () => {
    const game = plays(seated(rules, { east: '5p', south: '555p 467p 19m ESWNC' }), 'east discards 5p');
    expect(mayDo(game).sort()).toEqual(
      ['south chows 46p', 'south chows 67p', 'south kongs 5p', 'south passes', 'south pungs'].sort(),
    );
  });

  test('interrupt-round: whoever can only win is asked too', () => {
    const game = plays(seated(rules, { east: '5p', west: WAITING }), 'east discards 5p');
    expect(mayDo(game)).toEqual(['west wins', 'west passes']);
  });

  test('interrupt-round: who would be complete under the minimum is not asked for that', () => {
    const game = plays(seated(rules, { east: '9p', west: TOO_LITTLE }), 'east discards 9p');
    expect(game.table.stage.phase).toBe('drawing');
    expect(whyNot(game, 'west wins')).toMatchObject({ rule: 'three-fan', have: 2, need: 3 });
  });

  test('interrupt-round: under the minimum, and yet asked for what else the tile is good for', () => {
    const game = plays(seated(rules, { east: '6p', south: '123m 456m 78p 234s 66p' }), 'east discards 6p');
    expect(mayDo(game, 'south').sort()).toEqual(['south chows 78p', 'south passes', 'south pungs']);
    expect(ruleAgainst(game, 'south wins')).toBe('three-fan');
  });

  test('interrupt-round: no answer takes effect before all have answered', () => {
    const game = plays(
      seated(rules, { east: '5p', south: '46p', west: '55p' }),
      'east discards 5p',
      'west pungs',
    );
    expect(game.table.stage.phase).toBe('collecting');
    expect(game.table.seats[2].melds).toEqual([]);
    expect(untilAsked(plays(game, 'south passes')).table.seats[2].melds).toHaveLength(1);
  });

  test('pass: nobody has to call, a win neither', () => {
    const game = seated(rules, { east: '5p', south: '46p', west: WAITING, wall: '9s' });
    const passed = untilAsked(plays(game, 'east discards 5p', 'south passes', 'west passes'));
    expect(whoActs(passed.table)).toEqual({ phase: 'deciding', awaits: [1] });
    expect(passed.table.seats[0].river.at(-1)).toBe(FIVE_DOTS);
  });

  test('next-after-claim: after a Pong with its discard it is the turn of the seat after the claimer', () => {
    const game = seated(rules, { east: '5p', west: '55p E', wall: '9s' });
    const played = untilAsked(plays(game, 'east discards 5p', 'west pungs', 'west discards E'));
    expect(happenedOf(played, 'drew')).toMatchObject([{ seat: 3, tile: parseTile('9s') }]);
  });

  test('next-after-claim: after a Seung too, and seats between discarder and claimer are skipped', () => {
    const game = seated(rules, { turn: 'north', north: '5p', east: '46p E', wall: '9s' });
    const played = allPass(plays(game, 'north discards 5p', 'east chows 46p', 'east discards E'));
    expect(awaitedSeats(played.table)).toEqual([1]);
    const back = seated(rules, { turn: 'west', west: '5p', south: '55p E' });
    const again = untilAsked(plays(back, 'west discards 5p', 'south pungs', 'south discards E'));
    expect(awaitedSeats(again.table)).toEqual([2]);
  });

  test('next-after-claim: without a claim it is the seat after the discarder', () => {
    const game = allPass(plays(seated(rules, { turn: 'north', north: 'W' }), 'north discards W'));
    expect(awaitedSeats(game.table)).toEqual([0]);
  });

  test('turn-order: East, South, West, North, counter-clockwise', () => {
    expect(rules.direction).toBe('counter-clockwise');
    let game = seated(rules, { east: 'C', wall: 'F P N W' });
    const turns: number[] = [];
    for (const line of ['east discards C', 'south discards F', 'west discards P', 'north discards N']) {
      turns.push(...awaitedSeats(untilAsked(game).table));
      game = plays(game, line);
    }
    expect([...turns, ...awaitedSeats(untilAsked(game).table)]).toEqual([0, 1, 2, 3, 0]);
  });
});

describe('Calls', () => {
  test('seung-next: the seat after the discarder may call Seung', () => {
    const game = untilAsked(
      plays(seated(rules, { east: '5p', south: '46p' }), 'east discards 5p', 'south chows 46p'),
    );
    expect(game.table.seats[1].melds).toEqual([
      { kind: 'chow', tile: parseTile('4p'), tiles: parseTiles('456p'), from: 0, claimed: FIVE_DOTS },
    ]);
  });

  test.each(['west', 'north'] as const)('seung-next: no other seat may: %s', (seat) => {
    const game = plays(seated(rules, { east: '5p', [seat]: '46p' }), 'east discards 5p');
    expect(mayDo(game, seat)).toEqual([]);
    expect(whyNot(game, `${seat} chows 46p`)).toEqual({ rule: 'seung-next', seats: [0] });
  });

  test('seung-next: the tile may be the lowest, the middle or the highest of the run', () => {
    const game = plays(seated(rules, { east: '5p', south: '3467p' }), 'east discards 5p');
    expect(mayDo(game, 'south')).toEqual([
      'south chows 34p',
      'south chows 46p',
      'south chows 67p',
      'south passes',
    ]);
  });

  test.each(['south', 'west', 'north'] as const)('pong: with two alike any other seat may: %s', (caller) => {
    const game = plays(seated(rules, { east: '5p', [caller]: '55p' }), 'east discards 5p');
    expect(mayDo(game, caller)).toContain(`${caller} pungs`);
    const called = allPass(plays(game, `${caller} pungs`));
    const [seat = 0] = awaitedSeats(called.table);
    expect(called.table.seats[seat].melds).toEqual([
      { kind: 'pung', tile: FIVE_DOTS, tiles: parseTiles('555p'), from: 0 },
    ]);
  });

  test('exposed-gong: with three alike any other seat may call Gong, and draws from the tail', () => {
    const game = untilAsked(
      plays(seated(rules, { east: '5p', west: '555p', tail: '9s' }), 'east discards 5p', 'west kongs 5p'),
    );
    expect(game.table.seats[2].melds).toEqual([
      { kind: 'kong', how: 'claimed', tile: FIVE_DOTS, tiles: parseTiles('5555p'), from: 0 },
    ]);
    expect(happenedOf(game, 'drew')).toEqual([
      { type: 'drew', seat: 2, tile: parseTile('9s'), from: 'tail', why: 'kong' },
    ]);
  });

  test('claim-then-discard: a Pong and a Seung are followed by a discard without a draw', () => {
    for (const [hand, line] of [
      ['55p E', 'south pungs'],
      ['46p E', 'south chows 46p'],
    ] as const) {
      const game = seated(rules, { east: '5p', south: hand });
      const called = untilAsked(plays(game, 'east discards 5p', line));
      expect(happenedOf(called, 'drew')).toEqual([]);
      expect(left(called.table.wall)).toBe(left(game.table.wall));
      expect(new Set(mayDo(called, 'south').map((may) => may.split(' ')[1]))).toEqual(new Set(['discards']));
      expect(plays(called, 'south discards E').table.seats[1].concealed).toHaveLength(10);
    }
  });

  test('claim-then-discard: after a Gong the claimer has drawn and is in a normal round', () => {
    const game = seated(rules, { east: '5p', south: '555p 1111m', tail: '9s' });
    const called = untilAsked(plays(game, 'east discards 5p', 'south kongs 5p'));
    expect(mayDo(called, 'south')).toContain('south kongs 1m');
    expect(mayDo(called, 'south')).toContain('south discards 9s');
  });

  test('claim-then-discard: any tile may be discarded, one of the kind just called too', () => {
    const game = seated(rules, { east: '5p', south: '555p' });
    const called = untilAsked(plays(game, 'east discards 5p', 'south pungs'));
    expect(mayDo(called, 'south')).toContain('south discards 5p');
  });

  test('priority: Win goes before Gong and Pong', () => {
    for (const [hand, line] of [
      ['55p', 'south pungs'],
      ['555p', 'south kongs 5p'],
    ] as const) {
      const north = hand === '55p' ? WAITING : '123p 46p 777p EEE CC';
      const game = plays(seated(rules, { east: '5p', south: hand, north }), 'east discards 5p');
      const done = refereed(plays(game, line, 'north wins'));
      expect(winnersOf(done)).toEqual([3]);
      expect(done.events.at(-1)).toMatchObject({ lost: [{ bid: { seat: 1 }, rule: 'priority' }] });
    }
  });

  test('priority: Gong and Pong go before Seung, and the nearer seat does not help', () => {
    const pong = plays(seated(rules, { east: '5p', south: '46p', north: '55p' }), 'east discards 5p');
    const done = refereed(plays(pong, 'south chows 46p', 'north pungs'));
    expect(done.events.at(-1)).toMatchObject({
      stand: [{ seat: 3, call: 'pung' }],
      lost: [{ bid: { seat: 1, call: 'chow' }, rule: 'priority' }],
    });
    const gong = plays(seated(rules, { east: '5p', south: '46p', north: '555p' }), 'east discards 5p');
    expect(refereed(plays(gong, 'north kongs 5p', 'south chows 46p')).events.at(-1)).toMatchObject({
      stand: [{ seat: 3, call: 'kong' }],
    });
  });

  test('priority: a Win goes before a Seung', () => {
    const game = plays(seated(rules, { east: '5p', south: '46p', west: WAITING_TOO }), 'east discards 5p');
    expect(winnersOf(refereed(plays(game, 'south chows 46p', 'west wins')))).toEqual([2]);
  });

  test('priority: of two Wins the nearest after the discarder stands alone, whoever answers first', () => {
    const game = plays(
      seated(rules, { turn: 'west', west: '5p', north: WAITING, south: WAITING_TOO }),
      'west discards 5p',
    );
    for (const lines of [
      ['south wins', 'north wins'],
      ['north wins', 'south wins'],
    ]) {
      const done = refereed(plays(game, ...lines));
      expect(winnersOf(done)).toEqual([3]);
      expect(done.events.at(-1)).toMatchObject({
        lost: [{ bid: { seat: 1, call: 'win' }, rule: 'priority' }],
      });
    }
  });

  test('priority: who passes a win leaves it to the next', () => {
    const game = plays(
      seated(rules, { east: '5p', south: WAITING, north: WAITING_TOO }),
      'east discards 5p',
      'south passes',
      'north wins',
    );
    expect(winnersOf(untilAsked(game))).toEqual([3]);
  });

  test('several-winners: with the option all who call Win share the tile', () => {
    const game = plays(
      seated(several, { east: '5p', south: WAITING, west: '55p', north: WAITING_TOO }),
      'east discards 5p',
      'south wins',
      'west pungs',
      'north wins',
    );
    const done = refereed(game);
    expect(winnersOf(done)).toEqual([1, 3]);
    expect(done.events.at(-1)).toMatchObject({ lost: [{ bid: { seat: 2 }, rule: 'priority' }] });
    expect(untilAsked(done).table.revealed).toEqual([1, 3]);
  });

  test('several-winners: without a second winner nothing differs', () => {
    const game = plays(seated(several, { east: '5p', south: '46p', west: '55p' }), 'east discards 5p');
    expect(refereed(plays(game, 'south chows 46p', 'west pungs')).events.at(-1)).toMatchObject({
      stand: [{ seat: 2, call: 'pung' }],
    });
  });
});
