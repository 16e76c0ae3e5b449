import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/engine/events.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { heardAtOnce, soundOf, spokenOf } from '../../src/islands/Play/sounds.ts';
import { hongKong } from '../fixtures/rulesets.ts';

const { terms } = await hongKong();
const context = { reader: 0, dealer: 0, terms } as const;
const discarded: TableEvent = { type: 'discarded', seat: 1, tile: 13, says: null };

describe('Sounds of the table', () => {
  test('a tile drawn and a tile discarded sound apart', () => {
    expect(soundOf({ type: 'drew', seat: 1, tile: -1, from: 'wall', why: 'turn' })).toBe('draw');
    expect(soundOf(discarded)).toBe('discard');
    expect(soundOf({ type: 'drawn', rule: 'x' })).toBe('end');
  });

  test('what moves no tile is still', () => {
    expect(
      soundOf({
        type: 'unclaimed',
        offer: { tile: 1, from: 0, as: 'discard', says: null, last: false, opening: false, afterCall: null },
      }),
    ).toBeNull();
  });

  test('where all happens at once one hears how it ended, else who took the reader’s tile, else the last of it', () => {
    const drew: TableEvent = { type: 'drew', seat: 2, tile: -1, from: 'wall', why: 'turn' };
    const taken = (from: Seat): TableEvent => ({
      type: 'awarded',
      offer: { tile: 13, from, as: 'discard', says: null, last: false, opening: false, afterCall: null },
      stand: [{ seat: 2, call: 'pung' }],
      lost: [],
    });
    const ended: TableEvent = { type: 'drawn', rule: 'x' };
    expect(heardAtOnce([taken(0), discarded, ended, { type: 'said', seat: 1, word: 'x' }], 0)).toBe(ended);
    const mine = taken(0);
    expect(heardAtOnce([discarded, mine, drew], 0)).toBe(mine);
    expect(heardAtOnce([taken(1), discarded, drew], 0)).toBe(drew);
    expect(heardAtOnce([], 0)).toBeNull();
  });

  test('a discard is said with its tile, and with the word that goes with it', () => {
    expect(spokenOf(discarded, context)).toBe('5 of dots');
    expect(spokenOf({ ...discarded, says: 'Fishing' }, context)).toBe('Fishing. 5 of dots');
  });

  test('a kong is said as this table calls it, and a draw is not said', () => {
    expect(spokenOf({ type: 'konged', seat: 0, tile: 1, how: 'concealed', stands: true }, context)).toBe(
      'Gong',
    );
    expect(spokenOf({ type: 'drew', seat: 1, tile: -1, from: 'wall', why: 'turn' }, context)).toBeNull();
  });
});
