/** Every shape of a whole hand is asked about; those that chance would hardly deal, where their rule is asked for. */
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../src/engine/counts.ts';
import { readingsOf } from '../../src/engine/win.ts';
import { parseTile } from '../../src/notation/tiles.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import { scoringHandOf } from '../../src/puzzles/whole-hands.ts';
import type { HandOneShort } from '../../src/questions/waits/winning-kinds.ts';
import type { ScoredHand } from '../../src/questions/worth/rules.ts';
import { runs } from '../scale.ts';
import { ask, conceptFor, PAIRS, roomFor } from './concepts.ts';

const MANY = runs(500);
/** How many questions that a shape’s own rule decides are looked through for a hand of it. */
const FOR_RULE = 60;

/** What each of these concepts asks about, as a whole hand. */
const WHOLE: Readonly<Record<string, (asked: unknown, key: readonly string[]) => ShownHand | null>> = {
  win: (asked, [key]) => (key === 'yes' ? (asked as ShownHand) : null),
  worth: (asked) => (asked as ScoredHand).hand,
  waits: (asked, [first]) =>
    first === undefined ? null : { ...(asked as HandOneShort), winning: parseTile(first) },
};

describe('Hands of every shape that the game has', () => {
  test.each(PAIRS.filter(([concept]) => WHOLE[concept]))('are asked about: %s, %s', (concept, ruleset) => {
    const rules = roomFor(ruleset).ruleset;
    const met = new Set<string>();
    for (let number = 0; number < MANY; number++) {
      // No easy question of what a hand is worth is about a rare one.
      const grade = number % 2 === 0 ? 2 : 3;
      const { subject, key } = ask(concept, ruleset, number, { grade });
      const hand = WHOLE[concept]?.(subject, key);
      if (hand) for (const { shape } of readingsOf(rules, scoringHandOf(hand))) met.add(shape);
    }
    expect(conceptFor(concept).has(rules)).toBe(true);
    for (const { id, rule } of rules.wins.shapes) {
      for (let number = 0; number < FOR_RULE && !met.has(id); number++) {
        const { subject, key } = ask(concept, ruleset, number, { grade: 3, rules: [rule] });
        const hand = WHOLE[concept]?.(subject, key);
        if (hand) for (const { shape } of readingsOf(rules, scoringHandOf(hand))) met.add(shape);
      }
    }
    expect([...met].sort()).toEqual(rules.wins.shapes.map(({ id }) => id).sort());
  });

  test('are dealt of tiles that the game has, none of them a fifth time', () => {
    for (const ruleset of new Set(PAIRS.map(([, id]) => id))) {
      const { ruleset: rules } = roomFor(ruleset);
      for (let number = 0; number < MANY; number++) {
        const { subject } = ask('win', ruleset, number);
        const counts = countTiles([...(subject as ShownHand).concealed, (subject as ShownHand).winning]);
        for (const [kind, n] of counts.entries()) expect(n).toBeLessThanOrEqual(rules.tiles[kind] ?? 0);
      }
    }
  });
});
