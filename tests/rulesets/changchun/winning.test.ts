/** Changchun, fifth chapter: what wins, condition by condition, each beside the hand that just misses it. */
import { describe, expect, test } from 'vitest';
import { judgeHand, waits } from '../../../src/engine/win.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { handFromText } from '../../fixtures/scoring-hand.ts';
import { type Game, ruleAgainst, seated, whyNot } from '../../fixtures/tables.ts';
import { changchun } from './rules.ts';

const rules = await changchun();

/** South has drawn the last tile of this hand. */
const drawn = (hand: string): Game => seated(rules, { turn: 'south', south: hand });
/** Why South may not win with it; null where South may. */
const against = (hand: string): string | null => ruleAgainst(drawn(hand), 'south wins');
/** The tiles that complete this hand, as text. */
const waitsOf = (hand: string): string => formatTiles(waits(rules, handFromText(hand)));

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
  test('best-reading: only the readings that meet every condition are scored', () => {
    const { table } = drawn('112233m 445566p 99s');
    const verdict = judgeHand({ ruleset: rules, table }, 1, handFromText('112233m 445566p 99s'), {
      by: 'discard',
      tile: parseTile('9s'),
      from: 0,
      last: false,
      opening: false,
    });
    expect(verdict).toMatchObject({ wins: true, readings: [{ shape: 'seven-pairs' }] });
  });
});
