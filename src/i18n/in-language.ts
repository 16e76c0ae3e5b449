/** Which languages a topic is written in: English always, and any other as soon as its folder has the topic. */

/**
 * @param languages the words of a topic, by the tag of their language: `{ en: english, de: german }`
 * @returns those of a language, or the English ones where it is not spoken yet
 */
export const inLanguage =
  <W>(languages: { readonly en: W } & Readonly<Record<string, W>>) =>
  (language: string): W =>
    languages[language] ?? languages.en;
