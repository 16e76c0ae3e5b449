import { describe, expect, test } from 'vitest';
import { wordSets } from '../../src/store/settings.ts';
import { languageOf, reworded, termSets } from '../../src/words/terms.ts';

describe('words by the set a reader chose', () => {
  test('every set can be chosen, and is named by its chow', () => {
    expect(['own', ...Object.keys(termSets)]).toEqual([...wordSets]);
    for (const [name, { words }] of Object.entries(termSets)) {
      if (name !== 'han') expect(words.chow).toBe(name);
    }
  });

  test.each([
    ['Pung', 'pung', 'seung', false, 'Pong'],
    ['pung', 'pung', 'chi', false, 'peng'],
    ['Pungs', 'pung', 'chi', true, 'Pengs'],
    ['Hooo', 'win', 'chow', false, 'Mah-jong'],
    ['Kongs', 'kong', 'han', true, '槓'],
    ['Jong', 'pair', 'chi', false, 'Jong'],
    ['Pung', 'pung', 'own', false, 'Pung'],
    ['Pung', 'pung', 'toString', false, 'Pung'],
  ])('%s (%s) in %s is said %s', (own, term, set, plural, said) => {
    expect(reworded(own, term, set, plural)).toBe(said);
  });

  test('Chinese words are marked as Chinese', () => {
    expect(languageOf('han')).toBe('zh-Hant');
    expect(languageOf('chi')).toBeUndefined();
    expect(languageOf(undefined)).toBeUndefined();
  });
});
