import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { FACE_DOWN, JOKER, KINDS } from '../../src/engine/tiles.ts';
import { bamboo, characters, dots } from './sentences.ts';

describe('tiles are named', () => {
  test('each kind has a name of its own', () => {
    const kinds = Array.from({ length: KINDS }, (_, kind) => kind);
    const names = new Set(kinds.map((kind) => words.tileName(kind)));
    expect(names.size).toBe(KINDS);
    expect([...names].every((name) => !name.includes('undefined') && name.trim() !== '')).toBe(true);
  });

  test.each([
    [characters(1), '1 of characters'],
    [dots(5), '5 of dots'],
    [bamboo(9), '9 of bamboo'],
    [27, 'east wind'],
    [31, 'red dragon'],
    [33, 'white dragon'],
    [34, 'plum (flower 1)'],
    [41, 'winter (season 4)'],
    [JOKER, 'joker'],
    [FACE_DOWN, 'face-down tile'],
  ])('kind %i is %s', (kind, full) => {
    expect(words.tileName(kind)).toBe(full);
  });

  test('a list counts equal tiles and takes a suit in one breath', () => {
    expect(words.tileList([dots(3), dots(4), dots(5)])).toBe('the 3, 4 and 5 of dots');
    expect(words.tileList([bamboo(7), bamboo(7), 31])).toBe('two 7s of bamboo and the red dragon');
    expect(words.tileList([dots(3), bamboo(3)])).toBe('the 3 of dots and the 3 of bamboo');
    expect(words.tileList([27, 28])).toBe('the east wind and the south wind');
    expect(words.tileList([])).toBe('');
  });

  test('counted tiles agree in number', () => {
    expect(words.countedTile(dots(5), 0)).toBe('no 5 of dots');
    expect(words.countedTile(dots(5), 1)).toBe('one 5 of dots');
    expect(words.countedTile(dots(5), 2)).toBe('two 5s of dots');
  });
});

describe('numbers', () => {
  test('are written with a true minus and their own plural', () => {
    expect(words.signed(-15)).toBe('−15');
    expect(words.signed(15)).toBe('+15');
    expect(words.signed(0)).toBe('0');
    expect(words.number(1234.5)).toBe('1,234.5');
    expect(words.amount(1, 'points')).toBe('1 point');
    expect(words.amount(5, 'point')).toBe('5 points');
    expect(words.amount(3, 'fan')).toBe('3 fan');
  });

  test('dates are written out', () => {
    expect(words.date(new Date(2026, 10, 20))).toBe('20 November 2026');
  });
});
