/** What a seat sees and hears (`one-source`). */
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/engine/events.ts';
import type { SeatHand } from '../../src/engine/table.ts';
import { FACE_DOWN } from '../../src/engine/tiles.ts';
import { heardBy, seenBy } from '../../src/engine/view.ts';
import { parseTile, parseTiles } from '../../src/notation/tiles.ts';
import { hongKong, twoFiveEight } from '../fixtures/rulesets.ts';
import { type Game, mayDo, plays, refereed, seated, untilAsked } from '../fixtures/tables.ts';

const rules = await twoFiveEight();

const WAITING = '123m 456m 789m 111s 5p';
/** West may call Pung, North Hooo. */
const afterDiscard = plays(
  seated(rules, { east: '5p', south: '4689p 1579m 13579s', west: '55p', north: WAITING }),
  'east discards 5p',
);

const see = ({ table }: Game, seat: 0 | 1 | 2 | 3 | null) => seenBy(rules, table, seat);

describe('What a seat sees', () => {
  test('its own tiles, and of the others only how many they hold', () => {
    const view = see(afterDiscard, 1);
    expect(view.seats[1].concealed).toEqual(afterDiscard.table.seats[1].concealed);
    for (const other of [0, 2, 3] as const) {
      expect(view.seats[other].concealed).toEqual(new Array<number>(13).fill(FACE_DOWN));
    }
  });

  test('whether anybody is ever paid at this table', async () => {
    expect(see(afterDiscard, 1).paid).toBe(true);
    for (const [payment, paid] of [
      ['half-spicy', true],
      ['none', false],
    ] as const) {
      const there = await hongKong({ payment });
      expect(seenBy(there, seated(there, { turn: 'east' }).table, 0).paid).toBe(paid);
    }
  });

  test('the discards, the wall’s length, who is East and what everyone has', () => {
    const view = see(afterDiscard, 1);
    expect(view.seats[0].river.at(-1)).toBe(parseTile('5p'));
    expect(view).toMatchObject({
      dealer: 0,
      round: 0,
      box: null,
      cash: { seats: [0, 0, 0, 0] },
      direction: 'clockwise',
    });
    expect(view.wall).toBe(afterDiscard.table.wall.end - afterDiscard.table.wall.next);
    expect(JSON.stringify(view)).not.toContain('"order"');
  });

  test('an open table shows all, and what everyone may do', () => {
    const view = see(afterDiscard, null);
    expect(view.seats.map((hand) => hand.concealed)).toEqual(
      afterDiscard.table.seats.map((hand) => hand.concealed),
    );
    expect(view.stage).toMatchObject({ phase: 'collecting', pending: [2, 3] });
    expect(view.legal).toHaveLength(mayDo(afterDiscard).length);
  });

  test('not who else is asked about a discard: who is not asked sees it lie there', () => {
    expect(see(afterDiscard, 1).stage).toMatchObject({
      phase: 'waiting',
      seat: null,
      pending: [],
      answers: [],
    });
    expect(see(afterDiscard, 0).stage).toMatchObject({
      phase: 'waiting',
      seat: null,
      pending: [],
      answers: [],
    });
  });

  test('who is asked sees just that, and its own calls', () => {
    const view = see(afterDiscard, 2);
    expect(view.stage).toMatchObject({ phase: 'collecting', pending: [2], answers: [] });
    expect(view.legal.map(({ do: call }) => call)).toEqual(['pung', 'pass']);
  });

  test('its own answer and no other; then it waits like everyone', () => {
    const answered = plays(afterDiscard, 'west passes');
    expect(see(answered, 2).stage).toMatchObject({
      phase: 'waiting',
      pending: [2],
      answers: [{ seat: 2, call: 'pass' }],
    });
    expect(see(answered, 3).stage).toMatchObject({ phase: 'collecting', pending: [3], answers: [] });
    expect(see(answered, 1)).toEqual(see(afterDiscard, 1));
  });

  test('a tile that nobody takes lies there in the same way until the next draw, asked about or not', () => {
    const passed = plays(afterDiscard, 'west passes', 'north passes');
    expect(see(passed, 1)).toEqual(see(afterDiscard, 1));
    expect(see(refereed(passed), 1)).toEqual(see(afterDiscard, 1));
    expect(see(refereed(passed), 2)).toEqual(see(plays(afterDiscard, 'west passes'), 2));
    const unasked = plays(seated(rules, { east: '5p', south: '4689p 1579m 13579s' }), 'east discards 5p');
    expect(see(unasked, 1).stage).toEqual(see(afterDiscard, 1).stage);
  });

  test('its own drawn tile, and of another’s only that it drew', () => {
    const game = untilAsked(plays(seated(rules, { east: '5p', wall: '9s' }), 'east discards 5p'));
    expect(see(game, 1).stage.drew).toBe(parseTile('9s'));
    expect(see(game, 2).stage).toMatchObject({ phase: 'deciding', seat: 1, drew: null });
    expect(see(game, 2).seats[1].concealed).toHaveLength(14);
  });

  test('at the end the winner’s hand, and no other', () => {
    const won = untilAsked(plays(afterDiscard, 'west passes', 'north wins'));
    const view = see(won, 1);
    expect(view.seats[3].concealed).toEqual(won.table.seats[3].concealed);
    expect(view.seats[2].concealed.every((tile) => tile === FACE_DOWN)).toBe(true);
  });

  test('after a drawn hand nobody’s', () => {
    const over = untilAsked(plays(seated(rules, { east: '5p', left: 0 }), 'east discards 5p'));
    const view = see(over, 1);
    for (const other of [0, 2, 3] as const) {
      expect(view.seats[other].concealed.every((tile) => tile === FACE_DOWN)).toBe(true);
    }
  });

  test('a Kong that lies face down as a face-down Kong, and one’s own as it is', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 1m', drew: '1m' });
    const hand: SeatHand = {
      ...game.table.seats[1],
      melds: [{ kind: 'kong', how: 'concealed', tile: 10, tiles: [10, 10, 10, 10], shown: false }],
    };
    const { seats } = game.table;
    const table = { ...game.table, seats: [seats[0], hand, seats[2], seats[3]] as const };
    const down = new Array<number>(4).fill(FACE_DOWN);
    expect(seenBy(rules, table, 2).seats[1].melds).toMatchObject([{ tile: FACE_DOWN, tiles: down }]);
    expect(seenBy(rules, table, 1).seats[1].melds).toEqual(hand.melds);
    expect(seenBy(rules, table, null).seats[1].melds).toEqual(hand.melds);
  });
});

describe('What a seat hears', () => {
  const drew: TableEvent = { type: 'drew', seat: 1, tile: 26, from: 'wall', why: 'turn' };
  const pass: TableEvent = { type: 'answered', bid: { seat: 2, call: 'pass' } };

  test('at an open table everything', () => {
    for (const event of [drew, pass, ...afterDiscard.events]) expect(heardBy(event, null)).toBe(event);
  });

  test('that another drew, and not what', () => {
    expect(heardBy(drew, 2)).toEqual({ ...drew, tile: FACE_DOWN });
    expect(heardBy(drew, 1)).toEqual(drew);
  });

  test('its own answer, and nobody else’s', () => {
    expect(heardBy(pass, 2)).toEqual(pass);
    for (const seat of [0, 1, 3] as const) expect(heardBy(pass, seat)).toBeNull();
  });

  test('nothing of a discard that nobody took: the next draw tells', () => {
    const unclaimed = refereed(plays(afterDiscard, 'west passes', 'north passes')).events.at(-1);
    if (unclaimed?.type !== 'unclaimed') throw new Error('somebody took it');
    for (const seat of [0, 1, 2, 3] as const) expect(heardBy(unclaimed, seat)).toBeNull();
  });

  test('the calls that were made, once the tile is given', () => {
    const given = refereed(plays(afterDiscard, 'west pungs', 'north wins')).events.at(-1);
    if (given?.type !== 'awarded') throw new Error('nobody was given it');
    expect(heardBy(given, 1)).toEqual(given);
    expect(given).toMatchObject({ stand: [{ seat: 3 }], lost: [{ bid: { seat: 2, call: 'pung' } }] });
  });

  test('of tiles exchanged one’s own and those one is given', () => {
    const event: TableEvent = {
      type: 'exchanged',
      passedTiles: [parseTiles('123m'), parseTiles('123p'), parseTiles('123s'), null],
      to: [1, 2, 0, 3],
    };
    const down = [FACE_DOWN, FACE_DOWN, FACE_DOWN];
    expect(heardBy(event, 0)).toMatchObject({
      passedTiles: [parseTiles('123m'), down, parseTiles('123s'), null],
    });
    expect(heardBy(event, 3)).toMatchObject({ passedTiles: [down, down, down, null] });
    const choice = { do: 'exchange', seat: 0, tiles: parseTiles('123m') } as const;
    const chose: TableEvent = { type: 'chose', seat: 0, choice };
    expect(heardBy(chose, 0)).toEqual(chose);
    expect(heardBy(chose, 1)).toEqual({ ...chose, choice: null });
  });
});
