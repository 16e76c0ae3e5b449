/** Words are said by a voice of their own language, or not at all. */
import { expect, test } from 'vitest';
import { voiceFor } from '../../src/scripts/speech/voices.ts';

const voices = (...langs: readonly string[]) => langs.map((lang) => ({ lang }));

test('the words of a game in traditional characters are said in Cantonese, never in Mandarin', () => {
  expect(voiceFor(voices('en-GB', 'zh-CN', 'zh-HK'), 'zh-Hant')).toEqual({ lang: 'zh-HK' });
  expect(voiceFor(voices('yue-Hant-HK'), 'zh-Hant')).toEqual({ lang: 'yue-Hant-HK' });
  expect(voiceFor(voices('en-GB', 'zh-CN', 'zh-TW'), 'zh-Hant')).toBeNull();
});

test('those in simplified characters in Mandarin, Japanese ones in Japanese', () => {
  expect(voiceFor(voices('ja-JP', 'zh_CN'), 'zh-Hans')).toEqual({ lang: 'zh_CN' });
  expect(voiceFor(voices('zh-CN', 'ja-JP'), 'ja')).toEqual({ lang: 'ja-JP' });
});

test('where there is no voice for a language, none is taken', () => {
  for (const lang of ['zh-Hant', 'zh-Hans', 'ja', 'en', ''])
    expect(voiceFor(voices('en-GB'), lang)).toBeNull();
});
