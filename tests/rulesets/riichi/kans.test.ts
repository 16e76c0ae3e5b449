/** Kans: when one may be made, what is turned and drawn, who robs it; and calls that are forbidden. */
import { describe, expect, test } from 'vitest';
import { left } from '../../../src/engine/table.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { copies, everyTile } from '../../fixtures/count.ts';
import { dealt, type Game, mayDo, ruleAgainst, seated, untilAsked, whyNot } from '../../fixtures/tables.ts';
import { rulesOf } from './rules.ts';
import { goes, READY, table, wonBy } from './table.ts';

const rules = rulesOf();

describe('dead-wall', () => {
  // From the front of the box: ura and dora of the fifth … of the first, then the replacement tiles, the last one first.
  const box = '1s1p 2s2p 3s3p 4s4p 5s5p 9999m';
  const game = seated(rules, {
    turn: 'east',
    east: '1111m CCC',
    south: '77p',
    box: box.replaceAll(' ', ''),
    left: 20,
  });

  test('after the deal 69 tiles are left, and one indicator lies open', () => {
    const { table: begun } = dealt(rules, {});
    expect(rules.direction).toBe('counter-clockwise');
    expect(begun.seats.map(({ concealed }) => concealed.length)).toEqual([14, 13, 13, 13]);
    expect(left(begun.wall)).toBe(69);
    expect(seenBy(rules, begun, 0).indicators.open).toHaveLength(1);
  });

  test('replacement, kan-dora: the next indicator, then the last tile; the wall loses one', () => {
    const seen = ({ ruleset, table: now }: Game) => seenBy(ruleset, now, 2).indicators.open;
    expect(seen(game)).toEqual([13]);
    const after = untilAsked(goes(game, 'east kongs 1m'));
    expect(seen(after)).toEqual([13, 12]);
    expect(left(after.table.wall)).toBe(19);
    expect(after.table.stage).toMatchObject({ phase: 'deciding', drew: { by: 'kong', tile: 8 } });
    expect(copies(everyTile(after.table))).toEqual([...rules.tiles]);
  });

  test('kan-dora-turns: of a called one with the discard, of a concealed one at once, or never', () => {
    const seen = (now: Game) => seenBy(now.ruleset, now.table, 2).indicators.open.length;
    const at = (turns: string, written: object) =>
      seated(rulesOf({ 'kan-dora-turns': turns }), { turn: 'east', left: 20, ...written });
    const concealed = (turns: string) => untilAsked(goes(at(turns, { east: '1111m' }), 'east kongs 1m'));
    expect(['at-once', 'open-with-discard', 'off'].map((turns) => seen(concealed(turns)))).toEqual([2, 2, 1]);
    const called = (turns: string) =>
      untilAsked(goes(at(turns, { east: 'C', south: 'CCC 1m' }), 'east discards C', 'south kongs C'));
    expect(['at-once', 'open-with-discard', 'off'].map((turns) => seen(called(turns)))).toEqual([2, 1, 1]);
    expect(seen(goes(called('open-with-discard'), 'south discards 1m'))).toBe(2);
  });

  test('kan-needs-a-tile: with one tile left a kan is allowed, with none it is not', () => {
    const one = seated(rules, { turn: 'east', east: '1111m', left: 1 });
    expect(ruleAgainst(one, 'east kongs 1m')).toBe(null);
    const after = untilAsked(goes(one, 'east kongs 1m'));
    expect(left(after.table.wall)).toBe(0);
    expect(ruleAgainst(seated(rules, { turn: 'east', east: '1111m', left: 0 }), 'east kongs 1m')).toBe(
      'kan-needs-a-tile',
    );
  });

  test('concealed-kan, added-kan: four of one’s own, or the fourth beside a pon', () => {
    expect(ruleAgainst(table({ turn: 'east', east: '111m' }), 'east kongs 1m')).toBe('concealed-kan');
    expect(ruleAgainst(table({ turn: 'east', east: '[111m<] 1m' }), 'east kongs 1m')).toBe(null);
    const called = table({ turn: 'east', east: '1m', south: '111m' });
    expect(ruleAgainst(goes(called, 'east discards 1m'), 'south kongs 1m')).toBe(null);
    expect(ruleAgainst(goes(called, 'east discards 1m'), 'west kongs 1m')).toBe('open-kan');
  });

  test('four-kans-at-most, whoever made them; kan-after-a-draw', () => {
    const four = { turn: 'east', east: '(1111s) (2222s) 3333s', west: '(9999m) (8888m)' } as const;
    expect(whyNot(seated(rules, four), 'east kongs 3s')).toEqual({
      rule: 'four-kans-at-most',
      have: 4,
      need: 4,
    });
    const called = seated(rules, { turn: 'east', east: '[CCC<] 3333s', drew: 'claimed' });
    expect(ruleAgainst(called, 'east kongs 3s')).toBe('kan-after-a-draw');
  });
});

describe('Robbing', () => {
  test('robbing: the tile of an added kan, with ippatsu, and no indicator turned', () => {
    const game = table({
      turn: 'west',
      west: '[444p^] C 4p',
      drew: '4p',
      south: `${READY}, riichi, ippatsu`,
    });
    const won = untilAsked(goes(game, 'west kongs 4p', 'south wins'));
    expect(wonBy(won)).toEqual(['riichi 1 + ippatsu 1 + pinfu 1 + robbing-a-kan 1']);
    expect(left(won.table.wall)).toBe(left(game.table.wall));
  });

  test('robbing-concealed: by thirteen orphans alone, and by nobody where it is not agreed', () => {
    const orphans = '19m 19p 19s ESWNCFF';
    const game = { turn: 'west', west: 'PPPP', drew: 'P', south: orphans } as const;
    expect(wonBy(goes(table(game), 'west kongs P', 'south wins'))).toEqual(['thirteen-orphans']);
    const other = table({ turn: 'west', west: '4444p', drew: '4p', south: READY });
    expect(ruleAgainst(goes(other, 'west kongs 4p'), 'south wins')).toBe('robbing-concealed');
    const never = table({ ...game, options: { 'orphans-rob': false } });
    expect(mayDo(untilAsked(goes(never, 'west kongs P')), 'south')).toEqual([]);
  });

  test('after-a-kan: on the replacement tile, and never under-the-sea beside it', () => {
    const game = seated(rules, {
      turn: 'south',
      south: '9999s 345m 678m 23p CC',
      drew: '9s',
      box: '1s1p2s2p3s3p4s4p5s5p7p7p7p1p',
      left: 1,
    });
    expect(wonBy(goes(game, 'south kongs 9s', 'south wins'))).toEqual(['concealed-tsumo 1 + after-a-kan 1']);
  });
});

describe('Calls', () => {
  test('chi: from the seat before alone', () => {
    const game = table({ turn: 'east', east: '4m', west: '56m' });
    expect(ruleAgainst(goes(game, 'east discards 4m'), 'west chows 56m')).toBe('chi');
  });

  test('swap-calling: neither the called kind nor the other end', () => {
    const called = (own: string, rest: string, options = {}): Game =>
      untilAsked(
        goes(
          table({ turn: 'east', east: '4m', south: `${own} ${rest}`, options }),
          'east discards 4m',
          `south chows ${own}`,
        ),
      );
    const may = (game: Game): string[] =>
      mayDo(game, 'south').map((line) => line.replace('south discards ', ''));
    const sides = called('56m', '4m 7m 9s');
    expect(ruleAgainst(sides, 'south discards 4m')).toBe('swap-calling');
    expect(ruleAgainst(sides, 'south discards 7m')).toBe('swap-calling');
    expect(may(sides)).not.toContain('4m');
    const middle = called('35m', '4m 2m 6m');
    expect(ruleAgainst(middle, 'south discards 4m')).toBe('swap-calling');
    for (const tile of ['2m', '6m']) expect(ruleAgainst(middle, `south discards ${tile}`)).toBe(null);
    expect(ruleAgainst(called('56m', '4m 7m', { 'swap-call': 'other-end' }), 'south discards 7m')).toBe(null);
    expect(ruleAgainst(called('56m', '4m 7m', { 'swap-call': 'other-end' }), 'south discards 4m')).toBe(
      'swap-calling',
    );
    expect(ruleAgainst(called('56m', '4m 7m', { 'swap-call': 'allowed' }), 'south discards 4m')).toBe(null);
  });

  test('swap-calling: a call after which nothing could be discarded is refused', () => {
    const south = '[EEE<] [SSS<] [WWW<] 4m 56m 7m';
    const asked = goes(table({ turn: 'east', east: '4m', south }), 'east discards 4m');
    expect(ruleAgainst(asked, 'south chows 56m')).toBe('swap-calling');
    const pon = goes(
      table({ turn: 'east', east: '4m', south: '[EEE<] [SSS<] [WWW<] 444m 9s' }),
      'east discards 4m',
    );
    expect(ruleAgainst(pon, 'south pungs')).toBe(null);
  });

  test('last-tile-for-a-win: the last discard is for ron alone', () => {
    const game = table({ turn: 'east', east: '4p', south: `${READY}`, west: '44p', left: 0 });
    const asked = goes(game, 'east discards 4p');
    expect(ruleAgainst(asked, 'west pungs')).toBe('last-tile-for-a-win');
    expect(wonBy(goes(asked, 'south wins'))).toEqual(['pinfu 1 + under-the-river 1']);
  });

  test('several-winners: all who win on one tile, the nearest alone, or none of three', () => {
    const game = {
      turn: 'east',
      east: '4p',
      south: READY,
      west: '345s 678s 23p 456m 88s',
      north: '234s 567m 23p 234m 55s',
    } as const;
    const all = (winners: string) =>
      goes(
        table({ ...game, options: { winners } }),
        'east discards 4p',
        'south wins',
        'west wins',
        'north wins',
      );
    expect(wonBy(all('all'))).toHaveLength(3);
    expect(wonBy(all('nearest'))).toHaveLength(1);
    expect(untilAsked(all('two')).table.stage).toMatchObject({
      outcome: { is: 'drawn', rule: 'winners' },
      following: { dealer: 0 },
    });
  });
});
