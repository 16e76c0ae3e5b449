/** Every template of a refusal, in every rulebook, can be filled. */
import { describe, expect, test } from 'vitest';
import { fill, PLACEHOLDERS, valuesOf } from '#i18n/explain.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { ruleWordsOf } from '../fixtures/rule-words.ts';
import { dots, facts, fiveOfDots, south } from './sentences.ts';

const entries = ruleWordsOf('common', ...gameIds);

describe('every refusal template', () => {
  const all = {
    rule: 'x',
    tiles: [dots(7), dots(8), dots(9)],
    seats: [south],
    have: 1,
    need: 2,
    left: { is: 'tiles', tiles: [dots(7)], sets: 3, hasPair: true },
    idle: 1,
    helps: ['y'],
  } as const;
  const values = valuesOf(all, {
    ...facts,
    action: { seat: south, do: 'pung' },
    offer: fiveOfDots,
    moment: 'over',
    awaits: [south],
    helps: [{ id: 'y', title: 'A pattern', sentence: 'It counts.' }],
  });
  const templates = [...entries.values()].flatMap(({ id, refusal }) =>
    [refusal, ...(refusal?.cases ?? [])]
      .flatMap((said) => [said?.head, said?.text])
      .flatMap((text) => (text === undefined ? [] : [[id, text] as const])),
  );

  test.each(templates)('of %s can be filled: %s', (_id, text) => {
    expect(Object.values(values)).not.toContain(null);
    expect(Object.keys(values).sort()).toEqual([...PLACEHOLDERS].sort());
    // What is left over is a sentence by itself.
    const sentences = text.replace('{left}', '{left}.').match(/[.?]/g)?.length;
    expect(fill(text, values).match(/[.?]/g)?.length).toBe(sentences);
    expect(fill(text, values)).not.toMatch(/[{}]/);
  });

  test.each([...entries.values()].flatMap(({ id, refusal }) => (refusal ? [[id, refusal] as const] : [])))(
    'of %s has a head and a text that end as sentences',
    (_id, refusal) => {
      expect(refusal.head).toMatch(/\.$/);
      expect(refusal.text).toMatch(/\.$/);
    },
  );
});
