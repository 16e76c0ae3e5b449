/** Hong Kong, first chapter: what it is played with, and how a hand begins. */
import { describe, expect, test } from 'vitest';
import { dealingOrder, startFrom } from '../../../src/engine/deal.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { tilesLeft } from '../../../src/engine/table.ts';
import { isBonus, isHonour, isSuited, JOKER, sizeOf } from '../../../src/engine/tiles.ts';
import { begin } from '../../../src/machines/play.ts';
import { formatRefereeTiles } from '../../../src/notation/referee.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
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
import { deals, seedOf } from '../../scale.ts';
import { worth } from './worth.ts';

const rules = await hongKong();

describe('Tiles and deal', () => {
  test('tiles: 144 tiles: three suits and seven honours four times, eight bonus tiles once', () => {
    expect(sizeOf(rules.tiles)).toBe(144);
    for (const [kind, copies] of rules.tiles.entries()) {
      expect(copies).toBe(kind === JOKER ? 0 : isBonus(kind) ? 1 : 4);
      if (copies === 4) expect(isSuited(kind) || isHonour(kind)).toBe(true);
    }
  });

  test('order-of-honours: winds East, South, West, North are 1 to 4, dragons red, green, white 1 to 3', () => {
    expect(formatRefereeTiles(parseTiles('ESWN'))).toBe('w1w2w3w4');
    expect(formatRefereeTiles(parseTiles('CFP'))).toBe('r1r2r3');
  });

  test('order-of-honours: flowers are plum, orchid, chrysanthemum, bamboo; seasons spring to winter', () => {
    expect(formatRefereeTiles(parseTiles('1234f'))).toBe('f1f2f3f4');
    expect(formatRefereeTiles(parseTiles('5678f'))).toBe('s1s2s3s4');
  });

  test.each(SEATS)(
    'order-of-honours: one’s own flower and season have the number of one’s seat, of %i',
    (seat) => {
      for (const other of SEATS) {
        const own = worth(rules, `[222p<] [777s^] 444m 88m 33p +3p ${other + 1}f ${other + 5}f`, { seat });
        expect(own.lines['own-flower']).toBe(seat === other ? 1 : undefined);
        expect(own.lines['own-season']).toBe(seat === other ? 1 : undefined);
      }
    },
  );

  test.each(SEATS)('deal: everyone gets 13, the dealer included: seat %i', (dealer: Seat) => {
    const order = dealingOrder(rules, dealer);
    for (const seat of SEATS) expect(order.filter((each) => each === seat)).toHaveLength(13);
    const { table } = dealt(rules, { dealer });
    for (const seat of SEATS) expect(table.seats[seat].concealed).toHaveLength(13);
    expect(tilesLeft(table.wall)).toBe(144 - 52);
  });

  test('deal: then East draws the first tile of a normal round', () => {
    const game = dealt(rules, { wall: '5m' });
    expect(whoActs(game.table)).toEqual({ phase: 'drawing', awaits: [] });
    const drawn = untilAsked(game);
    expect(happenedOf(drawn, 'drew')).toEqual([
      { type: 'drew', seat: 0, tile: parseTile('5m'), from: 'wall', why: 'turn' },
    ]);
    expect(whoActs(drawn.table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(drawn.table.seats[0].concealed).toHaveLength(14);
  });

  test('flowers-first: bonus tiles of the deal are exposed and replaced, East first, each until it holds none', () => {
    const game = untilAsked(
      dealt(rules, {
        east: '1f',
        south: '2f 5f',
        north: '8f',
        wall: '9m',
        // Drawn from the end: 3f and 7p for East, then 1s and 2s for South, then 3s for North.
        tail: '3s 2s 1s 7p 3f',
      }),
    );
    expect(
      game.events.map((event) =>
        event.type === 'laid' || event.type === 'drew'
          ? `${event.seat} ${event.type} ${formatTiles([event.tile])}`
          : '',
      ),
    ).toEqual([
      '0 laid 1f',
      '0 drew 3f',
      '0 laid 3f',
      '0 drew 7p',
      '1 laid 2f',
      '1 drew 1s',
      '1 laid 5f',
      '1 drew 2s',
      '3 laid 8f',
      '3 drew 3s',
      '0 drew 9m',
    ]);
    expect(game.table.seats.map((hand) => formatTiles(hand.bonus))).toEqual(['13f', '25f', '', '8f']);
  });

  test('flowers-first: with another dealer the dealer’s come first', () => {
    const game = untilAsked(dealt(rules, { dealer: 2, north: '8f', south: '2f' }));
    expect(happenedOf(game, 'laid').map(({ seat }) => seat)).toEqual([3, 1]);
  });

  test('flowers-first: nobody acts before, and nobody holds a bonus tile after', () => {
    const game = dealt(rules, { east: '1f' });
    expect(whoActs(game.table)).toEqual({ phase: 'dealing', awaits: [] });
    for (const line of ['east discards 1m', 'east discards 1f', 'east wins', 'east kongs 1m']) {
      expect(ruleAgainst(game, line)).toBe('flowers-first');
    }
    expect(ruleAgainst(game, 'south passes')).toBe('in-turn');
    for (let n = 0; n < deals(100); n++) {
      const { moments } = playedHand(rules, seedOf('flowers', n));
      for (const { table } of moments) {
        if (table.stage.phase === 'dealing') continue;
        const laying = table.stage.phase === 'drawing' ? table.stage.laying : null;
        const held = table.seats.flatMap((hand) => hand.concealed.filter(isBonus));
        expect(held).toEqual(laying === null ? [] : [laying]);
      }
    }
  });

  test('flowers-first: everyone sees which they are', () => {
    const { moments } = playedHand(rules, 'a flower for everyone');
    const laid = moments.filter(({ event }) => event.type === 'laid');
    expect(laid.length).toBeGreaterThan(0);
    for (const { event, after } of laid) {
      if (event.type === 'laid') expect(after.seats[event.seat].bonus).toContain(event.tile);
    }
  });

  test('flower-replaced: a bonus tile drawn is exposed at once and replaced, as often as needed; then the turn goes on', () => {
    const game = seated(rules, { east: '1m', wall: '3f', tail: '5p 7f' });
    const drawn = untilAsked(plays(game, 'east discards 1m'));
    expect(happenedOf(drawn, 'drew').map(({ tile, from, why }) => [formatTiles([tile]), from, why])).toEqual([
      ['3f', 'wall', 'turn'],
      ['7f', 'tail', 'bonus'],
      ['5p', 'tail', 'bonus'],
    ]);
    expect(happenedOf(drawn, 'laid').map(({ tile }) => formatTiles([tile]))).toEqual(['3f', '7f']);
    expect(whoActs(drawn.table)).toEqual({ phase: 'deciding', awaits: [1] });
    expect(drawn.table.seats[1].concealed).toHaveLength(14);
    expect(formatTiles(drawn.table.seats[1].bonus)).toBe('37f');
  });

  test('flower-replaced: nobody acts while a bonus tile is on its way to the table', () => {
    const drew = refereed(plays(seated(rules, { east: '1m', wall: '3f' }), 'east discards 1m'));
    expect(drew.table.stage).toMatchObject({ phase: 'drawing', laying: parseTile('3f') });
    expect(mayDo(drew)).toEqual([]);
    expect(ruleAgainst(drew, 'south discards 3f')).toBe('in-turn');
  });

  test('flower-replaced: a bonus tile as the last of the wall leaves nothing to draw, and the hand is drawn', () => {
    const over = untilAsked(plays(seated(rules, { east: '1m', wall: '3f', left: 1 }), 'east discards 1m'));
    expect(over.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn', rule: 'wall-out' } });
  });

  test('a deal of random tiles leaves everyone with thirteen, whatever flowers it had', () => {
    for (let n = 0; n < 200; n++) {
      let game = {
        ruleset: rules,
        table: begin(rules, startFrom(rules, seedOf('deal', n))),
        events: [] as never[],
      };
      game = untilAsked(game) as typeof game;
      for (const seat of SEATS) expect(game.table.seats[seat].concealed).toHaveLength(seat === 0 ? 14 : 13);
    }
  });
});
