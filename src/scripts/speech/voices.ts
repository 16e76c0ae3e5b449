/** Chooses the voice that says a word as its game does. */

/**
 * The voices for the characters of a course, best first. The words of the games in traditional characters are Cantonese:
 * a Mandarin voice would say others.
 */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  'zh-Hant': ['zh-hk', 'yue'],
  'zh-Hans': ['zh-cn', 'cmn'],
  ja: ['ja'],
};

/** The first voice that fits; null where the browser has none. @param lang the language of the characters */
export function voiceFor<V extends { readonly lang: string }>(voices: readonly V[], lang: string): V | null {
  for (const wanted of WANTED[lang] ?? []) {
    // Some devices write "zh_HK".
    const found = voices.find((voice) => voice.lang.toLowerCase().replace('_', '-').startsWith(wanted));
    if (found) return found;
  }
  return null;
}
