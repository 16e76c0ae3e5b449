/** HK-style Taiwanese, first chapter: the tiles, the dice, the deal, and flowers. */
import { describe, expect, test } from 'vitest';
import { dealingOrder, dealtTo, startFrom } from '../../../src/engine/deal.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { isBonus, sizeOf } from '../../../src/engine/tiles.ts';
import { begin } from '../../../src/machines/play.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { dealt, happenedOf, plays, ruleAgainst, seated, untilAsked } from '../../fixtures/tables.ts';
import { seedOf } from '../../scale.ts';
import { linesOf, payments, thrown } from './games.ts';

const rules = await taiwanese();
/** Three dice that mean nothing. */
const PLAIN = [2, 4, 5];

describe('Tiles and deal', () => {
  test('tiles: 144, four of each, and one of each flower and season', () => {
    expect(sizeOf(rules.tiles)).toBe(144);
    expect(rules.tiles.slice(0, 34).every((copies) => copies === 4)).toBe(true);
    expect(rules.tiles.slice(34, 42).every((copies) => copies === 1)).toBe(true);
    expect(rules.tiles[42]).toBe(0);
  });

  test('deal: sixteen tiles each, the dealer one more', () => {
    for (const seat of SEATS) {
      const start = startFrom(rules, seedOf('deal', seat), { dealer: seat });
      const { seats } = begin(rules, start);
      for (const other of SEATS) expect(seats[other].concealed).toHaveLength(other === seat ? 17 : 16);
      expect(dealtTo(rules, true)).toBe(17);
    }
  });

  test('deal: four times four tiles each, and the dealer’s last tile at the end', () => {
    const order = dealingOrder(rules, 1);
    expect(order).toHaveLength(65);
    const four = ([1, 2, 3, 0] as Seat[]).flatMap((seat) => [seat, seat, seat, seat]);
    expect(order.slice(0, 16)).toEqual(four);
    expect(order.slice(48, 65)).toEqual([...four, 1]);
  });

  test('dice: the dealer throws three before anything else, and most throws mean nothing', () => {
    const game = untilAsked(thrown(rules, PLAIN));
    expect(game.events[0]).toEqual({ type: 'rolled', dice: PLAIN });
    expect(payments(game)).toEqual([]);
    expect(startFrom(rules, seedOf('dice', 0)).dice).toHaveLength(3);
  });

  test.each([
    [
      [1, 2, 3],
      ['0>1 10 dice-123 cash', '0>2 10 dice-123 cash', '0>3 10 dice-123 cash'],
    ],
    [
      [3, 1, 2],
      ['0>1 10 dice-123 cash', '0>2 10 dice-123 cash', '0>3 10 dice-123 cash'],
    ],
    [[1, 1, 2], []],
    [[2, 3, 4], []],
  ])('dice-123: a 1, a 2 and a 3 in any order cost the dealer a base unit to each: %j', (dice, paid) => {
    expect(payments(untilAsked(thrown(rules, dice)))).toEqual(paid);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'dice-triplet: three alike bring the dealer a base unit from each: %i',
    (n) => {
      expect(payments(untilAsked(thrown(rules, [n, n, n], { dealer: 2 })))).toEqual([
        '3>2 10 dice-triplet cash',
        '0>2 10 dice-triplet cash',
        '1>2 10 dice-triplet cash',
      ]);
    },
  );
});

describe('Flowers', () => {
  const flowers = () => thrown(rules, PLAIN, { east: '1f 5f', west: '3f', north: '9p', tail: '4m 7f 2f 8s' });

  test('flowers-please: by seat, the dealer first; who has none left says Please', () => {
    const said = untilAsked(flowers()).events.flatMap((event) =>
      event.type === 'said'
        ? [`${event.seat} ${event.word}`]
        : event.type === 'laid'
          ? [`${event.seat} lays ${event.tile}`]
          : [],
    );
    expect(said).toEqual([
      '0 lays 34',
      '0 lays 38',
      '0 lays 35',
      '0 lays 40',
      '0 please',
      '1 please',
      '2 lays 36',
      '2 please',
      '3 please',
    ]);
  });

  test('flowers-please: afterwards nobody holds a bonus tile, and the hands are as long as before', () => {
    const { table } = untilAsked(flowers());
    expect(table.stage).toMatchObject({ phase: 'deciding', seat: 0 });
    for (const seat of SEATS) {
      expect(table.seats[seat].concealed.some(isBonus)).toBe(false);
      expect(table.seats[seat].concealed).toHaveLength(seat === 0 ? 17 : 16);
    }
    expect(table.seats[0].bonus).toHaveLength(4);
  });

  test('flowers-please: nobody discards, wins or declares a Kong before the last Please', () => {
    const game = thrown(rules, PLAIN, { east: '1f 2222m 345m 456p 789p 55s' });
    for (const line of ['east discards 5s', 'east wins', 'east kongs 2m', 'south wins']) {
      expect(ruleAgainst(game, line), line).toBe('flowers-please');
    }
    expect(ruleAgainst(untilAsked(game), 'east kongs 2m')).toBeNull();
  });

  test('flower-drawn: a bonus tile drawn later is laid and replaced from the tail, before anything else', () => {
    const game = plays(
      seated(rules, { east: 'C', south: '123m', wall: '3f', tail: '9s' }),
      'east discards C',
    );
    const drawn = untilAsked(game);
    expect(happenedOf(drawn, 'drew').map(({ tile, from }) => [tile, from])).toEqual([
      [36, 'wall'],
      [26, 'tail'],
    ]);
    expect(drawn.table.seats[1].bonus).toEqual([36]);
    expect(drawn.table.stage).toMatchObject({ phase: 'deciding', seat: 1, drew: { tile: 26 } });
  });

  test('flower-drawn: the supplement of a Kong comes from the tail too', () => {
    const game = untilAsked(
      plays(seated(rules, { turn: 'south', south: '2222m 9p', tail: '7s' }), 'south kongs 2m'),
    );
    expect(happenedOf(game, 'drew').map(({ tile, from, why }) => [tile, from, why])).toEqual([
      [24, 'tail', 'kong'],
    ]);
  });

  test('flower-drawn: a win with the replacement is an ordinary self-draw', () => {
    const game = seated(rules, { east: 'C', south: '123m 456m 78p 234s 55s 678s', wall: '3f', tail: '9p' });
    const won = plays(game, 'east discards C', 'south wins');
    expect(linesOf(won)).toEqual({ 'concealed-self-draw': 5, 'all-chows': 4 });
  });

  test('earthly: the dealer’s first discard is that also after a concealed Kong; a Kong makes heavenly impossible', () => {
    const game = untilAsked(
      dealt(rules, { east: '1111p 9p', south: '123m 456m 78p 234s 55s 678s', tail: 'N' }),
    );
    const konged = untilAsked(plays(game, 'east kongs 1p'));
    expect(linesOf(untilAsked(plays(konged, 'east discards 9p', 'south wins')))).toEqual({ earthly: 88 });
    const complete = untilAsked(dealt(rules, { east: '1111p 123m 456m 78p 234s 55s', tail: '9p' }));
    const won = plays(complete, 'east kongs 1p', 'east wins');
    expect(linesOf(won)).toEqual({ 'kong-replacement': 12, 'concealed-self-draw': 5 });
  });

  test('humanly: not after anybody’s call, nor after a Kong of one’s own; another’s concealed Kong does not matter', () => {
    const waits = '123m 456m 78p 234s 55s 678s';
    const first = untilAsked(dealt(rules, { east: '1111p E', south: waits, wall: '9p', tail: 'N' }));
    const after = plays(first, 'east kongs 1p', 'east discards E', 'south wins');
    expect(linesOf(after)).toEqual({ humanly: 88 });
    const called = untilAsked(dealt(rules, { east: 'E', north: 'EE W', south: waits, wall: '9p' }));
    const later = plays(called, 'east discards E', 'north pungs', 'north discards W', 'east discards 1p');
    expect(later.table.claims).toBe(1);
  });

  test('heavenly: the dealer’s dealt tiles count as they lie after the flowers', () => {
    const game = dealt(rules, { east: '1f 123m 456m 789p 234s 55s 67s', tail: '8s' });
    expect(linesOf(plays(game, 'east wins'))).toEqual({ heavenly: 88 });
  });
});
