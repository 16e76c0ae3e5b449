/** Riichi: when it may be declared, what it costs, what it forbids, and the kan that is allowed after it. */
import { describe, expect, test } from 'vitest';
import { seenBy } from '../../../src/engine/view.ts';
import { allPass, cashOf, mayDo, ruleAgainst, whyNot } from '../../fixtures/tables.ts';
import { goes, READY, table, wonBy } from './table.ts';

const before = table({ turn: 'south', south: `${READY} C`, wall: '2m 3m 6p 7p 1p' });

describe('Declaring', () => {
  test('with a discard that leaves a concealed hand ready, and no other', () => {
    expect(mayDo(before, 'south')).toContain('south discards C and says riichi');
    expect(whyNot(before, 'south discards 2p and says riichi')).toEqual({
      rule: 'riichi-ready',
      tiles: [31],
    });
    expect(ruleAgainst(before, 'south says riichi')).toBe('riichi');
  });

  test('on one’s own turn alone', () => {
    const other = table({ turn: 'west', south: READY });
    expect(ruleAgainst(other, 'south discards 9s and says riichi')).toBe('in-turn');
    expect(ruleAgainst(other, 'south says riichi')).toBe('in-turn');
  });

  test('not with an open hand, nor a second time; a concealed kan leaves it concealed', () => {
    const open = table({ turn: 'south', south: '[345m<] 678m 23p 456s 99s C' });
    expect(ruleAgainst(open, 'south discards C and says riichi')).toBe('riichi-concealed');
    const twice = table({ turn: 'south', south: `${READY} C, riichi` });
    expect(ruleAgainst(twice, 'south discards C and says riichi')).toBe('riichi-freezes');
    const kan = table({ turn: 'south', south: '(1111s) 678m 23p 456s 99s C' });
    expect(ruleAgainst(kan, 'south discards C and says riichi')).toBe(null);
  });

  test('riichi-wall: a tile must be left; tables choose how many', () => {
    const said = 'south discards C and says riichi';
    const last = { turn: 'south', south: `${READY} C`, left: 0 } as const;
    expect(whyNot(table(last), said)).toEqual({ rule: 'riichi-wall', have: 0, need: 1 });
    expect(ruleAgainst(table({ ...last, left: 1 }), said)).toBe(null);
    expect(ruleAgainst(table({ ...last, options: { 'riichi-tiles': 0 } }), said)).toBe(null);
    expect(ruleAgainst(table({ ...last, left: 3, options: { 'riichi-tiles': 4 } }), said)).toBe(
      'riichi-wall',
    );
  });

  test('riichi-ready: a wait of which one holds all four is none, unless so agreed', () => {
    const south = '111m 234p 567p 888s 1s 9m';
    const said = 'south discards 9m and says riichi';
    expect(ruleAgainst(table({ turn: 'south', south }), said)).toBe(null);
    const empty = '(1111s) 234p 567p 888s 1m 9m';
    expect(ruleAgainst(table({ turn: 'south', south: empty }), said)).toBe(null);
    const none = '(5555s) 234p 567p 46s 99m 9m';
    expect(ruleAgainst(table({ turn: 'south', south: none }), said)).toBe('riichi-ready');
    expect(ruleAgainst(table({ turn: 'south', south: none, options: { 'empty-wait': 'ready' } }), said)).toBe(
      null,
    );
    const winds = 'EEEE 234p 567p 123m 9s';
    const keepsWinds = 'south discards 9s and says riichi';
    expect(ruleAgainst(table({ turn: 'south', south: winds }), keepsWinds)).toBe('riichi-ready');
    const here = table({ turn: 'south', south: winds, options: { 'empty-wait': 'ready' } });
    expect(ruleAgainst(here, keepsWinds)).toBe(null);
  });
});

describe('The bet', () => {
  test('it goes to the pot once the discard is let go', () => {
    const said = goes(before, 'south discards C and says riichi');
    expect(cashOf(said)[1]).toBe(30_000);
    const later = allPass(said);
    expect(cashOf(later)[1]).toBe(29_000);
    expect(later.table.cash.pot).toBe(1000);
  });

  test('P6 a discard that is taken for ron was no riichi, and costs nothing', () => {
    const south = '345m 678m 23p 456s 99s';
    const game = table({ turn: 'west', west: '234m 567p 789s 88s EE 4p', south });
    const won = allPass(goes(game, 'west discards 4p and says riichi', 'south wins'));
    expect(won.table.cash.pot).toBe(0);
    expect(cashOf(won)).toEqual([30_000, 31_000, 29_000, 30_000]);
    expect(seenBy(won.ruleset, won.table, 0).declarations[2]).toBe(null);
  });

  test('a discard that is called for a set stands, without ippatsu; the next one lies sideways', () => {
    const game = table({ turn: 'south', south: `${READY} C`, north: 'CC', wall: '2m 3m 1p' });
    const called = goes(game, 'south discards C and says riichi', 'north pungs', 'north discards E');
    expect(called.table.cash.pot).toBe(1000);
    const next = goes(called, 'east discards 2m');
    const drawn = allPass(next);
    expect(seenBy(drawn.ruleset, drawn.table, 0).seats[1].sideways).toEqual([]);
    const laid = goes(drawn, 'south discards 3m');
    const { river, sideways } = seenBy(laid.ruleset, laid.table, 0).seats[1];
    expect(sideways).toEqual([river.length - 1]);
  });

  test('riichi-bet: whoever has less borrows, unless it is forbidden', () => {
    const poor = { turn: 'south', south: `${READY} C` } as const;
    for (const [options, rule] of [
      [{}, null],
      [{ 'riichi-points': true }, 'riichi-bet'],
    ] as const) {
      const game = table({ ...poor, options });
      const { cash } = game.table;
      const [east, , west, north] = cash.seats;
      const less = {
        ...game,
        table: { ...game.table, cash: { ...cash, seats: [east, 900, west, north] as const } },
      };
      expect(ruleAgainst(less, 'south discards C and says riichi')).toBe(rule);
    }
  });
});

describe('Afterwards', () => {
  const declared = goes(before, 'south discards C and says riichi', 'west discards 2m', 'north discards 3m');

  test('riichi-freezes: the drawn tile is discarded, and nothing is called', () => {
    const drawn = allPass(goes(declared, 'east discards 6p'));
    expect(mayDo(drawn, 'south')).toEqual(['south discards 7p']);
    expect(ruleAgainst(drawn, 'south discards 3m')).toBe('riichi-freezes');
    expect(ruleAgainst(goes(declared, 'east discards 6p'), 'south pungs')).toBe('riichi-freezes');
  });

  test('ippatsu: with the own next draw at the latest, and nothing in between', () => {
    const game = table({ turn: 'south', south: `${READY} C`, wall: '2m 3m 6p 1p' });
    const said = goes(game, 'south discards C and says riichi');
    const drawn = goes(said, 'west discards 2m', 'north discards 3m', 'east discards 6p', 'south wins');
    expect(wonBy(drawn)).toEqual(['riichi 1 + ippatsu 1 + concealed-tsumo 1 + pinfu 1']);
    const late = goes(
      table({ turn: 'south', south: `${READY} C`, wall: '2m 3m 6p 7p 8p 1p' }),
      'south discards C and says riichi',
      'west discards 2m',
      'north discards 3m',
      'east discards 6p',
      'south discards 7p',
      'west discards 8p',
      'north discards 1p',
      'south wins',
    );
    expect(wonBy(late)).toEqual(['riichi 1 + pinfu 1']);
  });

  test('a concealed kan of anybody ends it, one’s own too', () => {
    const game = table({ turn: 'south', south: `${READY} C`, west: '1111s', wall: '2m', box: '1p', left: 9 });
    const kan = allPass(goes(game, 'south discards C and says riichi', 'west kongs 1s'));
    expect(kan.table.memory['riichi']).toMatchObject({ 1: { is: 'stands', ippatsu: false } });
  });

  test('double-riichi: with the first discard of all, the go-around unbroken', () => {
    const fresh = table({ turn: 'south', south: `${READY} C`, fresh: true, wall: '1p' });
    const won = goes(fresh, 'south discards C and says riichi', 'west discards 1p', 'south wins');
    expect(wonBy(won)).toEqual(['double-riichi 2 + ippatsu 1 + pinfu 1']);
  });

  test('ura-dora: seen by nobody before, and by everybody once a winner in riichi looks', () => {
    const game = table({ turn: 'west', west: '1p', south: `${READY}, riichi`, dora: '2m', ura: '8s' });
    expect(seenBy(game.ruleset, game.table, null).indicators).toEqual({ open: [1], under: [] });
    const won = goes(game, 'west discards 1p', 'south wins');
    const over = allPass(won);
    expect(wonBy(over)).toEqual(['riichi 1 + pinfu 1 + dora 1 + ura-dora 2']);
    expect(seenBy(over.ruleset, over.table, 3).indicators).toEqual({ open: [1], under: [25] });
    const plain = allPass(
      goes(
        table({ turn: 'west', west: '1p', south: READY, dora: '2m', ura: '8s' }),
        'west discards 1p',
        'south wins',
      ),
    );
    expect(wonBy(plain)).toEqual(['pinfu 1 + dora 1']);
    expect(seenBy(plain.ruleset, plain.table, 3).indicators.under).toEqual([]);
  });
});

describe('riichi-kan', () => {
  /** Whether the tile that is drawn last may make a kan. */
  const may = (hand: string, tile: string, drew: string, options = {}): boolean =>
    ruleAgainst(
      table({ turn: 'south', south: `${hand} ${drew}, riichi`, drew, options }),
      `south kongs ${tile}`,
    ) === null;

  test.each([
    ['44m 78m 234s 666678p', '6p', '9s', false, 'it was not drawn just now'],
    ['3334m 567p 888s EEE', '3m', '3m', false, 'only 4m would be left'],
    ['1112444m 678p 999s', '1m', '1m', false, '3m can be read as 1-2-3'],
    ['1112444m 678p 999s', '4m', '4m', false, 'and as 2-3-4'],
    ['1112444m 678p 999s', '9s', '9s', true, 'nothing changes'],
    ['777888999p 23m 55s', '7p', '7p', false, 'three triplets can be three runs'],
    ['777888999p 23m 55s', '9p', '9p', false, 'all of them'],
    ['111m 456p 7899s EEE', '1m', '1m', true, 'the waits stay'],
    ['111m 456p 7899s EEE', 'E', 'E', true, 'they stay'],
  ])('%s, %s after %s: %s, %s', (hand, tile, drew, allowed) => {
    expect(may(hand, tile, drew)).toBe(allowed);
  });

  test('where the waits alone count, and where it is never allowed', () => {
    expect(may('1112444m 678p 999s', '1m', '1m', { 'kan-in-riichi': 'same-waits' })).toBe(true);
    expect(may('3334m 567p 888s EEE', '3m', '3m', { 'kan-in-riichi': 'same-waits' })).toBe(false);
    expect(may('111m 456p 7899s EEE', 'E', 'E', { 'kan-in-riichi': 'never' })).toBe(false);
  });
});
