import { describe, expect, test } from 'vitest';
import type { Meld } from '../../src/engine/melds.ts';
import { parseTile, parseTiles } from '../../src/notation/tiles.ts';
import { giverAt, keysOf, laidOut, sideOf } from '../../src/ui/Table/places.ts';

describe('seats round the drawn table', () => {
  test('the next seat sits at the left where play runs clockwise, else at the right', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat as 0, 0, 'clockwise'))).toEqual([
      'bottom',
      'left',
      'top',
      'right',
    ]);
    expect([0, 1, 2, 3].map((seat) => sideOf(seat as 0, 0, 'counter-clockwise'))).toEqual([
      'bottom',
      'right',
      'top',
      'left',
    ]);
  });

  test('whoever sits at the bottom, the seat across is the one after the next', () => {
    for (const you of [0, 1, 2, 3] as const) {
      expect(sideOf(((you + 2) % 4) as 0, you, 'clockwise')).toBe('top');
      expect(giverAt(you, ((you + 2) % 4) as 0, 'clockwise')).toBe('opposite');
    }
  });

  test('clockwise, the seat that plays before one sits at one’s right', () => {
    expect(giverAt(1, 0, 'clockwise')).toBe('right');
    expect(giverAt(1, 0, 'counter-clockwise')).toBe('left');
  });
});

describe('tiles of a meld', () => {
  const shown = (meld: Meld, giver: Parameters<typeof laidOut>[1]) =>
    laidOut(meld, giver)
      .map(({ kind, across, stacked }) => (stacked ? '+' : across ? '~' : kind < 0 ? '_' : '|'))
      .join('');
  const pung: Meld = { kind: 'pung', tile: 5, tiles: [5, 5, 5], from: 1 };
  const kong = (how: 'claimed' | 'promoted'): Meld => ({
    kind: 'kong',
    how,
    tile: 5,
    tiles: [5, 5, 5, 5],
    from: 1,
  });

  test('the claimed tile lies across where its giver sits', () => {
    expect(shown(pung, 'left')).toBe('~||');
    expect(shown(pung, 'opposite')).toBe('|~|');
    expect(shown(pung, 'right')).toBe('||~');
    expect(shown(kong('claimed'), 'right')).toBe('|||~');
  });

  test('without a giver none lies across', () => {
    expect(shown(pung, null)).toBe('|||');
  });

  test('the fourth tile of a promoted kong lies on the third', () => {
    expect(shown(kong('promoted'), 'opposite')).toBe('|~+|');
  });

  test('of a concealed kong the outer tiles lie face down', () => {
    expect(shown({ kind: 'kong', how: 'concealed', tile: 5, tiles: [5, 5, 5, 5], shown: true }, null)).toBe(
      '_||_',
    );
  });

  test('of a chow the claimed tile lies across, not its lowest', () => {
    const [a, b, c] = parseTiles('345p');
    const chow: Meld = {
      kind: 'chow',
      tile: a ?? 0,
      tiles: [a ?? 0, b ?? 0, c ?? 0],
      from: 3,
      claimed: parseTile('5p'),
    };
    expect(laidOut(chow, 'left').map(({ kind }) => kind)).toEqual(parseTiles('5p 3p 4p'));
  });
});

test('a tile keeps its name while another copy of it goes', () => {
  expect(keysOf(parseTiles('55p 6p'))).toEqual(['13.0', '13.1', '14.0']);
});
