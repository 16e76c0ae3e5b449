/** Changchun, fifth chapter: what wins, condition by condition, each beside the hand that just misses it. */
import { describe, expect, test } from 'vitest';
import { isTerminal, kindsFrom, PLAYED } from '../../../src/engine/tiles.ts';
import { judgeHand, waits } from '../../../src/engine/win.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { held } from '../../fixtures/hands-held.ts';
import {
  type Game,
  happenedOf,
  mayDo,
  plays,
  ruleAgainst,
  seated,
  untilAsked,
  whyNot,
} from '../../fixtures/tables.ts';
import { changchun, winnersOf } from './rules.ts';

const rules = await changchun();
const different = await changchun({ 'different-pairs': true });

/** South has drawn the last tile of this hand. */
const drawn = (hand: string): Game => seated(rules, { turn: 'south', south: hand });
/** Why South may not win with it; null where South may. */
const against = (hand: string): string | null => ruleAgainst(drawn(hand), 'south wins');
/** The tiles that complete this hand, as text. */
const waitsOf = (hand: string): string => formatTiles(waits(rules, held(hand)));

describe('Four sets and a pair', () => {
  test.each([
    ['runs and a Peng', '123m 567p 888p 234s 55s'],
    ['Pengs alone', '111m 444p 777s 999s EE'],
    ['honours among them', '123m 567p 234s CCC EE'],
    ['an open Chi', '[324s<] 123m 555m 678p 99p'],
    ['an open Peng', '[777p^] 123m 456s 789s EE'],
    ['a Ming Gang', '[7777p^] 123m 456s 789s EE'],
    ['a Bu Gang', '[7777p^+] 123m 456s 789s EE'],
    ['an An Gang', '(7777p) 123m 456s 789s EE'],
    ['four melds', '[777p^] [324m<] (1111s) [NNNN>] 66s'],
    ['two equal runs', '112233m 456p 888s EE'],
    ['a pair beside a Peng of its neighbours', '111m 22m 333m 456p 789s'],
  ])('shape-standard: four sets and a pair, a Gang counted as three: %s', (_what, hand) => {
    expect(against(hand)).toBeNull();
  });

  test.each([
    ['one tile off', '123m 567p 888p 234s 56s'],
    ['a run round the corner', '891m 567p 888p 234s 55s'],
    ['a run of winds', 'ESW 567p 888p 234s 55m'],
    ['a run across suits', '12m 3p 567p 888p 234s 55s'],
    ['three pairs too many', '123m 567p 88p 22s 44s 55s'],
    ['thirteen orphans', '119m 19p 19s ESWNCFP'],
  ])('shape-standard: nothing else is a whole hand: %s', (_what, hand) => {
    const why = whyNot(drawn(hand), 'south wins');
    expect(why).toMatchObject({ rule: 'shape-standard' });
    expect(why).not.toHaveProperty('also');
  });
});

describe('Seven pairs', () => {
  test('shape-seven-pairs: seven pairs of identical tiles are a whole hand too', () => {
    expect(against('11m 44m 77m 22p 55p 33s 88s')).toBeNull();
    expect(against('11m 44m 77m 22p 55p 33s 89s')).toBe('shape-standard');
  });

  test('shape-seven-pairs: four identical tiles that were not called as a Gang count as two of the seven pairs', () => {
    expect(against('1111m 77m 22p 55p 33s 88s')).toBeNull();
    expect(against('1111m 7777p 22p 33s 88s')).toBeNull();
    expect(against('1111m 7777p 3333s 88s')).toBeNull();
  });

  test('different-pairs: with the option four identical tiles are not two of the seven pairs', () => {
    const verdict = (hand: string) =>
      ruleAgainst(seated(different, { turn: 'south', south: hand }), 'south wins');
    expect(verdict('1111m 77m 22p 55p 33s 88s')).toBe('shape-standard');
    expect(verdict('1111m 7777p 3333s 88s')).toBe('shape-standard');
    expect(verdict('11m 44m 77m 22p 55p 33s 88s')).toBeNull();
  });

  test('shape-seven-pairs: three of a kind and a single tile are not two pairs', () => {
    expect(against('111m 7m 44m 22p 55p 33s 88s')).toBe('shape-standard');
  });

  test.each([
    ['an An Gang', '(1111m) 77m 22p 55p 33s 88s 9s'],
    ['a Peng', '[111m^] 77m 22p 55p 33s 88s 9s'],
    ['a Chi', '[312m<] 77m 22p 55p 33s 88s 9s'],
  ])('shape-seven-pairs: there must be no set on the table: not %s', (_what, hand) => {
    expect(against(hand)).toBe('shape-standard');
  });

  test('shape-seven-pairs: they need all three suits and a yao jiu, and no three of a kind', () => {
    expect(against('11m 44m 77m 22p 55p 66p 88p')).toBe('three-suits');
    expect(against('22m 44m 77m 22p 55p 33s 88s')).toBe('yao-jiu');
    expect(against('11m 44m 77m 22p 55p 33s 88s')).toBeNull();
  });
});

describe('All three suits', () => {
  test.each([
    ['characters', '456p 888p 123s 789s 33p', '456p 888p 123s 789s 33m'],
    ['dots', '123m 888m 456s 789s 33s', '123m 888m 456s 789s 33p'],
    ['bamboo', '123m 456m 888p 234p 99p', '123m 456m 888p 234p 99s'],
  ])('three-suits: the whole hand has at least one tile of each suit: without %s', (_suit, misses, has) => {
    expect(against(misses)).toBe('three-suits');
    expect(against(has)).toBeNull();
  });

  test('three-suits: open sets count', () => {
    expect(against('[324s<] 123m 555m 678p 99p')).toBeNull();
    expect(against('(3333s) 123m 555m 678p 99p')).toBeNull();
    expect(against('[999p^] 123m 789m 456s EE')).toBeNull();
  });

  test('three-suits: honours are no suit', () => {
    expect(against('123m 456m 888p EEE CC')).toBe('three-suits');
    expect(against('EEE SSS WWW NNN CC')).toBe('three-suits');
  });

  test('three-suits: the refusal names every tile of the suits that are missing', () => {
    expect(whyNot(drawn('123m 456m 888p 234p 99p'), 'south wins')).toEqual({
      rule: 'three-suits',
      tiles: parseTiles('123456789s'),
    });
    expect(whyNot(drawn('123m 456m 888m 789m EE'), 'south wins')).toEqual({
      rule: 'three-suits',
      tiles: parseTiles('123456789p 123456789s'),
    });
  });
});

describe('A yao jiu', () => {
  test('yao-jiu: the same hand, one tile apart: with the 1 it wins, with the 4 it does not', () => {
    expect(against('23m 567m 888p 345s 66s 1m')).toBeNull();
    expect(against('23m 567m 888p 345s 66s 4m')).toBe('yao-jiu');
    expect(waitsOf('23m 567m 888p 345s 66s')).toBe('1m');
  });

  test.each([...kindsFrom(0, PLAYED).filter((kind) => isTerminal(kind) || kind >= 27)])(
    'yao-jiu: any 1, 9 or honour is one, also as the pair: kind %i',
    (kind) => {
      const pair = formatTiles([kind, kind]);
      expect(against(`234m 567m 888p 345s ${pair}`)).toBeNull();
    },
  );

  test.each(['2s', '3s', '4s', '5s', '6s', '7s', '8s'])('yao-jiu: a pair of %s is none', (tile) => {
    expect(against(`234m 567m 888p 567s ${tile}${tile}`)).toBe('yao-jiu');
  });

  test('yao-jiu: it may lie in an open set', () => {
    expect(against('[978p<] 234m 555m 345s 66s')).toBeNull();
    expect(against('[678p<] 234m 555m 345s 66s')).toBe('yao-jiu');
    expect(against('(EEEE) 234m 345s 678p 66s')).toBeNull();
  });

  test('yao-jiu: the refusal names all that would do', () => {
    expect(whyNot(drawn('234m 567m 888p 345s 66s'), 'south wins')).toEqual({
      rule: 'yao-jiu',
      tiles: parseTiles('19m 19p 19s ESWNCFP'),
    });
  });
});

describe('A triplet, or a pair of dragons', () => {
  test('triplet-or-dragon-pair: the same hand, one tile apart: three 5s with the 6, runs alone with the 7', () => {
    expect(against('123m 5556m 678p 456s 6m')).toBeNull();
    expect(whyNot(drawn('123m 5556m 678p 456s 7m'), 'south wins')).toEqual({
      rule: 'triplet-or-dragon-pair',
      tiles: parseTiles('55m'),
    });
    expect(waitsOf('123m 5556m 678p 456s')).toBe('6m');
  });

  test.each([
    ['a Peng in hand', '123m 555m 678p 456s 99s'],
    ['an open Peng', '[555m^] 123m 678p 456s 99s'],
    ['a Ming Gang', '[5555m^] 123m 678p 456s 99s'],
    ['a Bu Gang', '[5555m^+] 123m 678p 456s 99s'],
    ['an An Gang', '(5555m) 123m 678p 456s 99s'],
    ['three winds', 'WWW 123m 678p 456s 99s'],
  ])('triplet-or-dragon-pair: one set of three or four of a kind will do: %s', (_what, hand) => {
    expect(against(hand)).toBeNull();
  });

  test.each(['C', 'F', 'P'])('triplet-or-dragon-pair: a pair of dragons will do as well: %s', (dragon) => {
    expect(against(`123m 456m 678p 345s ${dragon}${dragon}`)).toBeNull();
    expect(against(`[324m<] [867p<] 123m 345s ${dragon}${dragon}`)).toBeNull();
  });

  test.each(['E', 'S', 'W', 'N', '9s', '1p'])(
    'triplet-or-dragon-pair: a pair of winds, or any other, does not help: %s',
    (tile) => {
      expect(whyNot(drawn(`123m 456m 678p 345s ${tile}${tile}`), 'south wins')).toEqual({
        rule: 'triplet-or-dragon-pair',
        tiles: parseTiles(`${tile}${tile}`),
      });
    },
  );

  test('triplet-or-dragon-pair: three dragons are a triplet like any other', () => {
    expect(against('123m 678p 345s CCC 66s')).toBeNull();
  });

  test('triplet-or-dragon-pair: open runs are runs', () => {
    expect(against('[324m<] [867p<] 123m 345s 99s')).toBe('triplet-or-dragon-pair');
  });

  test('triplet-or-dragon-pair: seven pairs are free of it, and a pair of dragons is not asked of them', () => {
    expect(against('11m 44m 77m 22p 55p 33s 88s')).toBeNull();
  });

  test('several conditions: the answer names every one that the nearest reading breaks, in the rulebook’s order', () => {
    expect(whyNot(drawn('234m 567m 345p 678p 55p'), 'south wins')).toMatchObject({
      rule: 'three-suits',
      also: ['yao-jiu', 'triplet-or-dragon-pair'],
    });
    expect(whyNot(drawn('123m 567m 345p 678p 55p'), 'south wins')).toMatchObject({
      rule: 'three-suits',
      also: ['triplet-or-dragon-pair'],
    });
    expect(whyNot(drawn('234m 567m 345p 678s 55p'), 'south wins')).toMatchObject({
      rule: 'yao-jiu',
      also: ['triplet-or-dragon-pair'],
    });
  });

  test('several conditions: a hand that is seven pairs too is told what they lack alone', () => {
    expect(whyNot(drawn('223344m 556677p 88p'), 'south wins')).toMatchObject({
      rule: 'three-suits',
      also: ['yao-jiu'],
    });
  });
});

describe('Seeing a hand', () => {
  test('quad-must-be-declared: four identical tiles are one set only once you have called Gang with them', () => {
    expect(against('(1111m) 444p 777s 999m 88p')).toBeNull();
    expect(against('1111m 444p 777s 99m 88p')).toBe('shape-standard');
  });

  test('quad-must-be-declared: in hand, three make a set and the fourth goes into a run', () => {
    expect(against('333345s 123m 456p 99p')).toBeNull();
    expect(against('1111m 23m 456p 789s EE')).toBeNull();
  });

  test('quad-must-be-declared: or they are two pairs of seven', () => {
    const game = drawn('111m 55p 77p 22s 44s 88s 1m');
    expect(mayDo(game, 'south')).toEqual(expect.arrayContaining(['south wins', 'south kongs 1m']));
    const konged = untilAsked(plays(game, 'south kongs 1m'));
    expect(ruleAgainst(konged, 'south wins')).toBe('shape-standard');
  });

  test('best-reading: as four sets too little, as seven pairs enough', () => {
    expect(against('112233m 445566p 99s')).toBeNull();
    expect(against('[312m<] 123m 445566p 99s')).toBe('triplet-or-dragon-pair');
  });

  test('best-reading: as runs too little, as three of a kind enough', () => {
    expect(against('222333444m 678p 99s')).toBeNull();
    expect(against('[324m<] 223344m 678p 99s')).toBe('triplet-or-dragon-pair');
  });

  test('best-reading: only the readings that meet every condition are scored', () => {
    const { table } = drawn('112233m 445566p 99s');
    const verdict = judgeHand({ ruleset: rules, table }, 1, held('112233m 445566p 99s'), {
      by: 'discard',
      tile: parseTile('9s'),
      from: 0,
      last: false,
      opening: false,
    });
    expect(verdict).toMatchObject({ wins: true, readings: [{ shape: 'seven-pairs' }] });
  });
});

describe('Zi Mo', () => {
  test('zi-mo: if the tile you draw completes your hand, you may call Hu with it', () => {
    const game = seated(rules, { east: 'E', south: '123m 888m 22p 46p 678s', wall: '5p' });
    const won = plays(game, 'east discards E', 'south wins');
    expect(happenedOf(won, 'won')).toMatchObject([
      { win: { seat: 1, how: { by: 'draw', tile: parseTile('5p') } } },
    ]);
    expect(winnersOf(won)).toEqual([1]);
  });

  test.each([
    ['an An Gang', { turn: 'south', south: '9999m 123m 22p 46p 678s' }, ['south kongs 9m']],
    ['a Bu Gang', { turn: 'south', south: '[888m^] 123m 22p 46p 678s 8m' }, ['south kongs 8m']],
    ['a Ming Gang', { east: '8m', south: '888m 123m 22p 46p 678s' }, ['east discards 8m', 'south kongs 8m']],
  ] as const)('zi-mo: the tile drawn after a Gang included: %s', (_what, hands, lines) => {
    const won = plays(seated(rules, { ...hands, wall: '5p' }), ...lines, 'south wins');
    expect(happenedOf(won, 'won')).toMatchObject([{ win: { how: { by: 'draw', drew: { by: 'kong' } } } }]);
  });

  test('zi-mo: the last tile of the wall included', () => {
    const game = seated(rules, { east: 'E', south: '123m 888m 22p 46p 678s', wall: '5p', left: 1 });
    expect(winnersOf(plays(game, 'east discards E', 'south wins'))).toEqual([1]);
  });

  test('zi-mo: right after a call you have drawn nothing to win with', () => {
    const game = seated(rules, { east: '2p', south: '22p 123m 888m 678s 55s' });
    const called = untilAsked(plays(game, 'east discards 2p', 'south pungs'));
    expect(whyNot(called, 'south wins')).toEqual({ rule: 'zi-mo', seats: [1] });
  });

  test('zi-mo: a hand that is complete need not be won', () => {
    expect(mayDo(drawn('123m 567p 888p 234s 55s'), 'south')).toContain('south discards 5s');
  });
});
