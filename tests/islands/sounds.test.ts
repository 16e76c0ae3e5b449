import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/engine/events.ts';
import { soundOf, spokenOf } from '../../src/islands/Play/sounds.ts';
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
