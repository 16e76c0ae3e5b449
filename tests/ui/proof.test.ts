import { describe, expect, test } from 'vitest';
import type { Reading } from '../../src/engine/score.ts';
import type { Win } from '../../src/engine/table.ts';
import { JOKER, type Kind } from '../../src/engine/tiles.ts';
import { groupsOf, jokerWord } from '../../src/ui/winning/proof.ts';

const won = (reading: Reading, placed: number, tile: Kind): Win => ({
  seat: 1,
  how: { by: 'discard', tile, from: 0, last: false, opening: false },
  score: { unit: 'points', total: 0, lines: [], uncounted: [], reading, placed },
});

describe('a winning hand laid apart', () => {
  test('shows a joker as a joker, beside the tile that completed the hand', () => {
    const reading: Reading = {
      shape: 'standard',
      sets: [{ kind: 'pung', tiles: [5, 5, 5] }],
      pair: 17,
      jokers: [{ as: 17, set: -1 }],
    };
    const [pung, pair] = groupsOf(won(reading, -1, 17), []);
    expect(pung).toEqual({ call: 'pung', laid: false, tiles: [5, 5, 5], jokers: [], won: -1 });
    expect(pair).toEqual({ call: 'pair', laid: false, tiles: [JOKER, 17], jokers: [17], won: 1 });
  });
  test('and one that was laid open with its set', () => {
    const meld = { kind: 'pung', tile: 4, tiles: [4, 4, JOKER], from: 2 } as const;
    const reading: Reading = { shape: 'standard', sets: [], pair: 8 };
    expect(groupsOf(won(reading, -1, 8), [meld])).toEqual([
      { call: 'pung', laid: true, tiles: [4, 4, JOKER], jokers: [4], won: -1 },
      { call: 'pair', laid: false, tiles: [8, 8], jokers: [], won: 1 },
    ]);
  });
  test('rings a joker that was drawn and won with', () => {
    const reading: Reading = {
      shape: 'standard',
      sets: [],
      pair: 17,
      jokers: [
        { as: 17, set: -1 },
        { as: 17, set: -1 },
      ],
    };
    expect(groupsOf(won(reading, -1, JOKER), [])).toEqual([
      { call: 'pair', laid: false, tiles: [JOKER, JOKER], jokers: [17], won: 1 },
    ]);
  });
  test('says what it stands for', () => {
    expect(jokerWord(17)).toBe('joker: 9 of dots');
  });
});
