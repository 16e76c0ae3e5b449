/** Changchun, third chapter: what may be made of another player's discard, and whose it is. */
import { describe, expect, test } from 'vitest';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { left } from '../../../src/engine/table.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import {
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
import { changchun, WAITING, WAITING_TOO, winnersOf } from './rules.ts';

const rules = await changchun();
const several = await changchun({ 'several-winners': true });
const FIVE_DOTS = parseTile('5p');

/** Three sets are open: a Chi, a Peng and a Ming Gang. */
const THREE_OPEN = '[324m<] [777p^] [EEEE>]';

describe('Play goes on from the caller', () => {
  test('after-claim: after a Peng you discard without drawing, and the seat after you comes next', () => {
    const game = seated(rules, { east: '5p', west: '55p C', wall: '9s' });
    const called = untilAsked(plays(game, 'east discards 5p', 'west pungs'));
    expect(whoActs(called.table)).toEqual({ phase: 'deciding', awaits: [2] });
    expect(happenedOf(called, 'drew')).toEqual([]);
    const played = untilAsked(plays(called, 'west discards C'));
    expect(happenedOf(played, 'drew')).toMatchObject([{ seat: 3, tile: parseTile('9s') }]);
  });

  test('after-claim: whoever sits between the discarder and you is skipped', () => {
    const game = seated(rules, { turn: 'south', south: '5p', north: '55p C' });
    const played = untilAsked(plays(game, 'south discards 5p', 'north pungs', 'north discards C'));
    expect(awaitedSeats(played.table)).toEqual([0]);
  });

  test('after-claim: after a Chi you discard without drawing too', () => {
    const game = seated(rules, { east: '5p', south: '46p C', wall: '9s' });
    const called = untilAsked(plays(game, 'east discards 5p', 'south chows 46p'));
    expect(whoActs(called.table)).toEqual({ phase: 'deciding', awaits: [1] });
    expect(called.table.seats[1].concealed).toHaveLength(11);
    const played = untilAsked(plays(called, 'south discards C'));
    expect(happenedOf(played, 'drew')).toMatchObject([{ seat: 2, tile: parseTile('9s') }]);
  });
});

describe('Calling Chi', () => {
  test('chi-left: if the player on your left discards a tile and you hold two that make three in a row, you may call Chi', () => {
    const game = plays(seated(rules, { east: '5p', south: '3467p' }), 'east discards 5p');
    expect(mayDo(game).sort()).toEqual([
      'south chows 34p',
      'south chows 46p',
      'south chows 67p',
      'south passes',
    ]);
    const called = untilAsked(plays(game, 'south chows 46p'));
    expect(called.table.seats[1].melds).toEqual([
      { kind: 'chow', tile: parseTile('4p'), tiles: parseTiles('456p'), claimed: FIVE_DOTS, from: 0 },
    ]);
    expect(called.table.seats[0].river).not.toContain(FIVE_DOTS);
    expect(called.table.seats[1].concealed).toEqual(expect.arrayContaining(parseTiles('37p')));
  });

  test.each([
    ['east', 'south'],
    ['south', 'west'],
    ['west', 'north'],
    ['north', 'east'],
  ] as const)('chi-left: what %s discards only %s may Chi', (giver, taker) => {
    const two = '46p 147m';
    const hands = { east: two, south: two, west: two, north: two, [giver]: '5p' };
    const game = plays(seated(rules, { turn: giver, ...hands }), `${giver} discards 5p`);
    for (const seat of ['east', 'south', 'west', 'north'] as const) {
      const against = seat === giver ? 'in-turn' : seat === taker ? null : 'chi-left';
      expect(ruleAgainst(game, `${seat} chows 46p`)).toBe(against);
    }
  });
});

describe('Calling Peng and Ming Gang', () => {
  test.each(['south', 'west', 'north'] as const)(
    'peng: if you hold two tiles of a kind and any other player discards a third, you may call Peng: %s',
    (caller) => {
      const game = plays(seated(rules, { east: '5p', [caller]: '55p' }), 'east discards 5p');
      expect(mayDo(game)).toEqual([`${caller} pungs`, `${caller} passes`]);
      const called = untilAsked(plays(game, `${caller} pungs`));
      const hand = called.table.seats[awaitedSeats(called.table)[0] ?? 0];
      expect(hand.melds).toEqual([{ kind: 'pung', tile: FIVE_DOTS, tiles: parseTiles('555p'), from: 0 }]);
      expect(hand.concealed).toHaveLength(11);
    },
  );

  test('peng: honours may be called as well', () => {
    const game = plays(seated(rules, { east: 'C', north: 'CC' }), 'east discards C');
    expect(mayDo(game)).toEqual(['north pungs', 'north passes']);
  });

  test.each(['south', 'west', 'north'] as const)(
    'ming-gang: if you hold three tiles of a kind and any other player discards the fourth, you may call Gang: %s',
    (caller) => {
      const game = plays(seated(rules, { east: '5p', [caller]: '555p', wall: '9s' }), 'east discards 5p');
      expect(mayDo(game).sort()).toEqual([`${caller} kongs 5p`, `${caller} passes`, `${caller} pungs`]);
      const konged = untilAsked(plays(game, `${caller} kongs 5p`));
      const seat = awaitedSeats(konged.table)[0] ?? 0;
      expect(konged.table.seats[seat].melds).toEqual([
        { kind: 'kong', how: 'claimed', tile: FIVE_DOTS, tiles: parseTiles('5555p'), from: 0 },
      ]);
      expect(happenedOf(konged, 'drew')).toMatchObject([{ seat, tile: parseTile('9s'), why: 'kong' }]);
      expect(konged.table.seats[seat].concealed).toHaveLength(11);
    },
  );

  test('ming-gang: after it your turn goes on, and then that of the seat after you', () => {
    const game = seated(rules, { east: '5p', west: '555p C' });
    const played = untilAsked(plays(game, 'east discards 5p', 'west kongs 5p', 'west discards C'));
    expect(awaitedSeats(played.table)).toEqual([3]);
  });

  test('ming-gang: with three like it you may also call Peng and keep the fourth', () => {
    const game = plays(seated(rules, { east: '5p', west: '555p' }), 'east discards 5p', 'west pungs');
    expect(untilAsked(game).table.seats[2].concealed).toContain(FIVE_DOTS);
  });
});

describe('Hu on a discard', () => {
  test.each(['south', 'west', 'north'] as const)(
    'dian-pao: if a discard is the one tile your hand still needs, you may call Hu for it, wherever you sit: %s',
    (caller) => {
      const game = plays(seated(rules, { east: '5p', [caller]: WAITING }), 'east discards 5p');
      expect(mayDo(game, caller)).toContain(`${caller} wins`);
      expect(untilAsked(plays(game, `${caller} wins`)).table.stage).toMatchObject({
        phase: 'ended',
        outcome: { is: 'won', from: 0, winners: [{ how: { by: 'discard', tile: FIVE_DOTS, from: 0 } }] },
      });
    },
  );

  test.each([
    ['a run', '123m 888m 22p 46p 678s', '5p'],
    ['a Peng', '123m 888m 22p 55p 678s', '5p'],
    ['the pair', '123m 888m 456p 9p 678s', '9p'],
    ['the last of seven pairs', '11m 33m 55p 7799p 22s 4s', '4s'],
  ])('dian-pao: it may complete any set, or the pair: %s', (_what, hand, tile) => {
    const game = plays(seated(rules, { east: tile, north: hand }), `east discards ${tile}`);
    expect(mayDo(game, 'north')).toContain('north wins');
  });
});

describe('Which call comes first', () => {
  test('priority: of several calls for one tile Hu comes first, then Peng, then Chi', () => {
    const game = plays(
      seated(rules, { east: '5p', south: '46p', west: '55p', north: '456m 22m 111p 46p 123s' }),
      'east discards 5p',
    );
    expect(awaitedSeats(game.table)).toEqual([1, 2, 3]);
    const done = refereed(plays(game, 'south chows 46p', 'west pungs', 'north wins'));
    expect(done.events.at(-1)).toMatchObject({
      type: 'awarded',
      stand: [{ seat: 3, call: 'win' }],
      lost: [
        { bid: { seat: 1, call: 'chow' }, rule: 'priority' },
        { bid: { seat: 2, call: 'pung' }, rule: 'priority' },
      ],
    });
    expect(winnersOf(done)).toEqual([3]);
  });

  test('priority: without a Hu the Peng takes it before the Chi', () => {
    const game = seated(rules, { east: '5p', south: '46p', north: '55p' });
    const done = plays(game, 'east discards 5p', 'south chows 46p', 'north pungs');
    const called = untilAsked(done);
    expect(whoActs(called.table)).toEqual({ phase: 'deciding', awaits: [3] });
    expect(called.table.seats[1].melds).toEqual([]);
    expect(happenedOf(called, 'awarded')).toMatchObject([{ lost: [{ bid: { seat: 1 }, rule: 'priority' }] }]);
  });

  test('priority: a Gang takes it before the Chi as well', () => {
    const game = seated(rules, { east: '5p', south: '46p', west: '555p' });
    const done = untilAsked(plays(game, 'east discards 5p', 'west kongs 5p', 'south chows 46p'));
    expect(done.table.seats[2].melds).toMatchObject([{ kind: 'kong' }]);
  });

  test('priority: a Hu takes it before a Gang, whoever answers first', () => {
    const game = plays(seated(rules, { east: '5p', south: '555p', north: WAITING }), 'east discards 5p');
    for (const order of [
      ['south kongs 5p', 'north wins'],
      ['north wins', 'south kongs 5p'],
    ]) {
      expect(winnersOf(refereed(plays(game, ...order)))).toEqual([3]);
    }
  });

  test('priority: the Chi stands when the others let the tile lie', () => {
    const game = seated(rules, { east: '5p', south: '46p', west: '55p' });
    const done = untilAsked(plays(game, 'east discards 5p', 'west passes', 'south chows 46p'));
    expect(done.table.seats[1].melds).toMatchObject([{ kind: 'chow' }]);
  });

  test('claims-together: everyone who could call is asked, and nobody else', () => {
    const game = seated(rules, { east: '5p', south: '5p 147m', west: '46p', north: WAITING });
    expect(whoActs(plays(game, 'east discards 5p').table)).toEqual({ phase: 'collecting', awaits: [3] });
  });

  test('nearest-hu: if two players call Hu, the one whose turn would come first after the discarder wins, alone', () => {
    const game = plays(
      seated(rules, { turn: 'north', north: '5p', south: WAITING, west: WAITING_TOO }),
      'north discards 5p',
    );
    expect(awaitedSeats(game.table)).toEqual([1, 2]);
    for (const order of [
      ['west wins', 'south wins'],
      ['south wins', 'west wins'],
    ]) {
      const done = refereed(plays(game, ...order));
      expect(winnersOf(done)).toEqual([1]);
      expect(done.events.at(-1)).toMatchObject({
        stand: [{ seat: 1 }],
        lost: [{ bid: { seat: 2, call: 'win' }, rule: 'nearest-hu' }],
      });
      expect(untilAsked(done).table.revealed).toEqual([1]);
    }
  });

  test('nearest-hu: it is counted from the discarder, not from East', () => {
    const game = seated(rules, { turn: 'west', west: '5p', south: WAITING, north: WAITING_TOO });
    expect(winnersOf(untilAsked(plays(game, 'west discards 5p', 'south wins', 'north wins')))).toEqual([3]);
  });

  test('nearest-hu: of three it is the first, too', () => {
    const game = seated(rules, {
      east: '5p',
      south: WAITING,
      west: WAITING_TOO,
      north: '999m 456m 34p NN 789s',
    });
    const won = untilAsked(plays(game, 'east discards 5p', 'north wins', 'west wins', 'south wins'));
    expect(winnersOf(won)).toEqual([1]);
  });

  test('several-winners: with the option everybody who calls Hu wins, and the others’ calls lose to them', () => {
    const game = plays(
      seated(several, { turn: 'north', north: '5p', east: '55p', south: WAITING, west: WAITING_TOO }),
      'north discards 5p',
    );
    const done = refereed(plays(game, 'east pungs', 'west wins', 'south wins'));
    expect(winnersOf(done)).toEqual([1, 2]);
    expect(done.events.at(-1)).toMatchObject({
      lost: [{ bid: { seat: 0, call: 'pung' }, rule: 'priority' }],
    });
  });

  test('nearest-hu: when the nearer lets it go, the other wins', () => {
    const game = seated(rules, { turn: 'north', north: '5p', south: WAITING, west: WAITING_TOO });
    expect(winnersOf(untilAsked(plays(game, 'north discards 5p', 'south passes', 'west wins')))).toEqual([2]);
  });
});

describe('At most three open sets', () => {
  test('three-melds: with three of them open you may call neither Chi nor Peng nor a Ming Gang', () => {
    const chi = plays(seated(rules, { east: '9s', south: `${THREE_OPEN} 1m 4m 78s` }), 'east discards 9s');
    expect(whyNot(chi, 'south chows 78s')).toEqual({ rule: 'three-melds', have: 3, need: 3 });
    const peng = plays(seated(rules, { east: '5s', south: `${THREE_OPEN} 1m 4m 55s` }), 'east discards 5s');
    expect(ruleAgainst(peng, 'south pungs')).toBe('three-melds');
    const gang = plays(seated(rules, { east: '5s', south: `${THREE_OPEN} 1m 555s` }), 'east discards 5s');
    expect(ruleAgainst(gang, 'south kongs 5s')).toBe('three-melds');
    expect(ruleAgainst(gang, 'south pungs')).toBe('three-melds');
    for (const game of [chi, peng, gang]) expect(mayDo(game)).toEqual([]);
  });

  test('three-melds: a third may be called', () => {
    const game = seated(rules, { east: '5s', south: '[324m<] [777p^] 147m 55s' });
    expect(mayDo(plays(game, 'east discards 5s'), 'south')).toContain('south pungs');
  });

  test('three-melds: an An Gang is not open and does not count', () => {
    const game = seated(rules, { east: '5s', south: '(1111m) [324m<] [777p^] 4m 9p 55s' });
    const called = untilAsked(plays(game, 'east discards 5s', 'south pungs'));
    expect(called.table.seats[1].melds).toHaveLength(4);
  });

  test('three-melds: nor does it matter that three sets are open when a fourth of one’s own is called', () => {
    const game = seated(rules, { turn: 'south', south: `${THREE_OPEN} 5555s 1m`, drew: '1m' });
    expect(mayDo(game, 'south')).toContain('south kongs 5s');
  });

  test('three-melds: a Bu Gang adds no set and is always allowed', () => {
    const game = seated(rules, { turn: 'south', south: `${THREE_OPEN} 14m 9s 2s 7p` });
    const konged = untilAsked(plays(game, 'south kongs 7p'));
    expect(konged.table.seats[1].melds).toHaveLength(3);
    expect(whoActs(konged.table)).toEqual({ phase: 'deciding', awaits: [1] });
  });

  test('three-melds: Hu is never blocked, also when its tile completes a fourth set', () => {
    const game = plays(seated(rules, { east: '9s', south: `${THREE_OPEN} 55s 78s` }), 'east discards 9s');
    expect(mayDo(game)).toEqual(['south wins', 'south passes']);
    expect(winnersOf(untilAsked(plays(game, 'south wins')))).toEqual([1]);
  });

  test('a claimed tile lies in the set and no longer among the discards; the wall is as it was', () => {
    const game = seated(rules, { east: '5p', west: '55p' });
    const called = untilAsked(plays(game, 'east discards 5p', 'west pungs'));
    expect(left(called.table.wall)).toBe(left(game.table.wall));
    expect(called.table.seats[0].river).not.toContain(FIVE_DOTS);
  });
});
