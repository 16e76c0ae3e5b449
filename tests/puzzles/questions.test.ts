/** Questions without end: each is proved by the rules that decide it, and the same for the same seed. */
import { beforeAll, describe, expect, test } from 'vitest';
import { copiesOf } from '../../src/engine/counts.ts';
import { offerOf } from '../../src/engine/selectors.ts';
import { JOKER } from '../../src/engine/tiles.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import { mistakenWins } from '../../src/puzzles/proof/mistakes.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { series } from '../../src/puzzles/series.ts';
import { winsUnder } from '../../src/puzzles/whole-hands.ts';
import type { TriedAction } from '../../src/questions/may/attempt.ts';
import { conceptIds, loadConcept } from '../../src/questions/registry.node.ts';
import { loadConcept as loadInSite } from '../../src/questions/registry.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { runs, SEED } from '../scale.ts';
import { ask, asking, conceptFor, manyOf, PAIRS, roomFor } from './concepts.ts';

/** A handful of each: what many are needed for has its own numbers. */
const SOME = 12;

describe('Every concept', () => {
  test('is found by its folder, for the site as for the commands', async () => {
    expect(conceptIds).toContain('win');
    for (const id of conceptIds) expect(await loadInSite(id)).toBe(await loadConcept(id));
    await expect(loadConcept('luck')).rejects.toThrow('there is no concept "luck"');
  });

  describe.each(PAIRS)('%s, %s', (concept, ruleset) => {
    test('the same seed asks the same for ever, another asks something else', () => {
      const length = manyOf(concept, SOME);
      const first = Array.from({ length }, (_, n) => ask(concept, ruleset, n));
      expect(Array.from({ length }, (_, n) => ask(concept, ruleset, n, {}))).toEqual(first);
      const other = Array.from({ length }, (_, n) => ask(concept, ruleset, n, { seed: `${SEED}, else` }));
      expect(other.map(({ subject }) => subject)).not.toEqual(first.map(({ subject }) => subject));
    });

    test('what is right is among the choices, and there is something right or it is said that nothing is', () => {
      for (let n = 0; n < SOME; n++) {
        const { key, choices } = ask(concept, ruleset, n);
        expect(new Set(key).size).toBe(key.length);
        if (choices === null) expect(key.length).toBeGreaterThan(0);
        else for (const right of key) if (!right.startsWith('total')) expect(choices).toContain(right);
        if (choices) expect(new Set(choices).size).toBe(choices.length);
      }
    });

    test('what is asked is plain data: written down and read again it has the same answers', () => {
      for (let n = 0; n < SOME; n++) {
        const { subject, key } = ask(concept, ruleset, n);
        const { ruleset: rules, table } = roomFor(ruleset);
        const again: unknown = JSON.parse(JSON.stringify(subject));
        expect(conceptFor(concept).key(again, rules, table)).toEqual(key);
      }
    });
  });
});

describe('A rule decides a question', () => {
  test('who knows every rule but that one gets it wrong, and who lacks any other gets it right', () => {
    for (const [concept, ruleset] of PAIRS) {
      const { relaxations, table } = roomFor(ruleset);
      const { key: answers, parts } = conceptFor(concept);
      for (let n = 0; n < SOME; n++) {
        const { subject, key, decides } = ask(concept, ruleset, n);
        for (const { rule, part, ruleset: without } of relaxations) {
          if (!parts.includes(part) || decides.includes(rule)) continue;
          expect(answers(subject, without, table), `${concept} ${ruleset} ${n}: without ${rule}`).toEqual(
            key,
          );
        }
      }
    }
  });

  test('it can be asked for: such questions are found and turn on it', () => {
    for (const [ruleset, rule] of [
      ['changchun', 'three-suits'],
      ['changchun', 'yao-jiu'],
      ['changchun', 'triplet-or-dragon-pair'],
      ['two-five-eight', 'jong-258'],
      ['hong-kong', 'three-fan'],
      ['british', 'one-chow'],
    ] as const) {
      for (let n = 0; n < 5; n++) {
        expect(ask('win', ruleset, n, { rules: [rule] }).decides).toContain(rule);
        expect(ask('win', ruleset, n, { without: [rule] }).decides).not.toContain(rule);
      }
    }
  });
});

describe('Is it a win', () => {
  describe.each(gameIds)('%s', (ruleset) => {
    const many = runs(5000);
    let all: Question[] = [];
    /** The mistaken ideas by which each hand that does not win would. */
    let mistaken: ReturnType<typeof mistakenWins>[number][][] = [];
    beforeAll(() => {
      const generator = roomFor(ruleset);
      const next = series(conceptFor('win'), generator, asking('win', ruleset, 0, { grade: 2 }));
      all = Array.from({ length: many }, () => next.next().value);
      const ideas = mistakenWins(generator);
      mistaken = all.flatMap(({ subject, key }) =>
        key[0] === 'yes'
          ? []
          : [ideas.filter((idea) => winsUnder(subject as ShownHand, idea.ruleset, generator.table))],
      );
    });

    test('four to six of ten hands are wins', () => {
      const wins = all.filter(({ key }) => key[0] === 'yes').length / many;
      expect(wins).toBeGreaterThan(0.4);
      expect(wins).toBeLessThan(0.6);
    });

    test('each hand that does not win would by one mistaken idea, and by no other', () => {
      for (const ideas of mistaken) expect(ideas.map(({ id }) => id)).toHaveLength(1);
    });

    test('every mistaken idea that the game allows turns up', () => {
      const met = new Set(mistaken.flat());
      const missing = mistakenWins(roomFor(ruleset)).filter((idea) => !met.has(idea));
      expect(missing.map(({ id }) => id)).toEqual([]);
    });
  });
});

describe('May I', () => {
  test.each(gameIds)('what is tried takes tiles that are there, or one more: %s', (ruleset) => {
    for (let number = 0; number < 4 * SOME; number++) {
      const { table, action } = ask('may', ruleset, number).subject as TriedAction;
      const { concealed, melds } = table.seats[action.seat];
      const held = (tile: number) => copiesOf(concealed, tile);
      if ('jokers' in action) expect(held(JOKER)).toBeGreaterThanOrEqual(action.jokers ?? 0);
      if (action.do === 'discard') expect(held(action.tile)).toBeGreaterThan(0);
      if (action.do === 'chow') for (const tile of action.using) expect(held(tile)).toBeGreaterThan(0);
      if (action.do === 'pung') expect(held(offerOf(table)?.tile ?? -1)).toBeGreaterThan(0);
      if (action.do === 'kong' && !melds.some(({ tile }) => tile === action.tile))
        expect(held(action.tile)).toBeGreaterThan(1);
    }
  });
});
