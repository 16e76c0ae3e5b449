/** Changchun, fifth chapter: what wins, condition by condition, each beside the hand that just misses it. */
import { describe, expect, test } from 'vitest';
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

describe('Seven pairs', () => {
  test('different-pairs: with the option four identical tiles are not two of the seven pairs', () => {
    const verdict = (hand: string) =>
      ruleAgainst(seated(different, { turn: 'south', south: hand }), 'south wins');
    expect(verdict('1111m 77m 22p 55p 33s 88s')).toBe('shape-standard');
    expect(verdict('1111m 7777p 3333s 88s')).toBe('shape-standard');
    expect(verdict('11m 44m 77m 22p 55p 33s 88s')).toBeNull();
  });
});

describe('A yao jiu', () => {
  test('yao-jiu: the same hand, one tile apart: with the 1 it wins, with the 4 it does not', () => {
    expect(against('23m 567m 888p 345s 66s 1m')).toBeNull();
    expect(against('23m 567m 888p 345s 66s 4m')).toBe('yao-jiu');
    expect(waitsOf('23m 567m 888p 345s 66s')).toBe('1m');
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
});

describe('Seeing a hand', () => {
  test('quad-must-be-declared: or they are two pairs of seven', () => {
    const game = drawn('111m 55p 77p 22s 44s 88s 1m');
    expect(mayDo(game, 'south')).toEqual(expect.arrayContaining(['south wins', 'south kongs 1m']));
    const konged = untilAsked(plays(game, 'south kongs 1m'));
    expect(ruleAgainst(konged, 'south wins')).toBe('shape-standard');
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

  test('zi-mo: a hand that is complete need not be won', () => {
    expect(mayDo(drawn('123m 567p 888p 234s 55s'), 'south')).toContain('south discards 5s');
  });
});
