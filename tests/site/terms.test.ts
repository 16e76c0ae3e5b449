import { describe, expect, test } from 'vitest';
import { callsIn, callsText, languageOf, rewordedText, termIn, termSets } from '../../src/i18n/terms.ts';
import { wordSets } from '../../src/storage/settings.ts';

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
    expect(termIn(own, term, set, plural)).toBe(said);
  });

  const hongKong = { chow: 'Seung', pung: 'Pong', kong: 'Gong', win: 'Win' };
  const british = { chow: 'Chow', pung: 'Pung', kong: 'Kong', win: 'Mah-Jong' };

  test.each([
    [
      'North answers Seung. Two Pongs and a Gong.',
      hongKong,
      'chow',
      'North answers Chow. Two Pungs and a Kong.',
    ],
    [
      '§ call-seung, Seung-like, Pongo and seung stay.',
      hongKong,
      'chow',
      '§ call-seung, Seung-like, Pongo and seung stay.',
    ],
    ['Win, or call Win.', hongKong, 'chi', 'Win, or call Win.'],
    ['A Kong in Hong Kong, and Mah-Jong.', british, 'chi', 'A Gang in Hong Kong, and Hu.'],
    ['Two Kongs.', british, 'han', 'Two 槓.'],
    ['Two Kongs.', british, 'own', 'Two Kongs.'],
    ['Two Kongs.', british, undefined, 'Two Kongs.'],
  ])('of a text: “%s”', (text, calls, set, said) => {
    expect(rewordedText(text, calls, set)).toBe(said);
  });

  test('the calls of a page’s game come back from its attribute', () => {
    expect(callsIn(callsText(hongKong))).toEqual(hongKong);
    expect([callsIn(undefined), callsIn('Chow,Pung')]).toEqual([null, null]);
  });

  test('Chinese words are marked as Chinese', () => {
    expect(languageOf('han')).toBe('zh-Hant');
    expect(languageOf('chi')).toBeUndefined();
    expect(languageOf(undefined)).toBeUndefined();
  });
});
