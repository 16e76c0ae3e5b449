/** Questions in a row, as whoever is asked them sees them. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/engine/table.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { same } from '../../src/puzzles/same-answers.ts';
import { series } from '../../src/puzzles/series.ts';
import { asking, conceptFor, gamesWith, manyOf, PAIRS, roomFor } from './concepts.ts';

/** What a reader looks at, whoever's it is: tiles in the hand and on the table, and what has been said. */
const LOOKED_AT = [
  'hand',
  'discard',
  'passed',
  'river',
  'melds',
  'bonus',
  'dora',
  'ura',
  'others',
  'facts',
  'table',
  'action',
  'seats',
  'calls',
];

const lookedAt = (told: { readonly [key: string]: Json }): string =>
  JSON.stringify(LOOKED_AT.map((part) => told[part] ?? null));

const inARow = (concept: string, ruleset: string, count: number, rules: readonly string[] = []) => {
  const next = series(
    conceptFor(concept),
    roomFor(ruleset),
    asking(concept, ruleset, 0, { grade: 1, rules }),
  );
  return Array.from({ length: count }, () =>
    conceptFor(concept).describe(next.next().value.subject, formatTiles),
  );
};

describe('Of sixty questions in a row no two show the same tiles', () => {
  test.each(PAIRS.filter(([concept]) => concept !== 'tile'))('%s, %s', (concept, ruleset) => {
    const count = manyOf(concept, 60);
    const seen = inARow(concept, ruleset, count).map(lookedAt);
    expect(new Set(seen).size).toBe(count);
  });

  test.each(gamesWith('tile'))('a tile is not asked again before ten others: %s', (ruleset) => {
    const faces = inARow('tile', ruleset, 60).map(({ tile }) => String(tile));
    for (const [i, face] of faces.entries()) expect(faces.slice(Math.max(0, i - 10), i)).not.toContain(face);
  });

  test('where a rule is decided by a few hands alone, they come again, the one of longest ago first', () => {
    const hands = inARow('win', 'british', 60, ['gates-of-heaven']).map(lookedAt);
    for (const [i, hand] of hands.entries()) expect(hands[i - 1]).not.toBe(hand);
  });
});

test('an answer is a set: what is said twice is said, and what is left out is missed', () => {
  expect(same(['points', 'points', 'total 34'], ['total 34', 'points'])).toBe(true);
  expect(same(['points', 'points', 'total 34'], ['dragon', 'points', 'total 34'])).toBe(false);
  expect(same(['points', 'total 34'], ['points', 'dragon', 'total 34'])).toBe(false);
  expect(same([], [])).toBe(true);
});
