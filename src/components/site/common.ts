/** Finds the entries of content/common. */
import { language } from '#i18n/language.ts';
import { firstLanguage } from './paths.ts';

/**
 * Picks the entry of a file in content/common: in the language of this build, else in the first language.
 * @throws Error where neither exists
 */
export function commonEntry<T extends { readonly id: string }>(entries: readonly T[], file: string): T {
  const written = (tag: string) => entries.find(({ id }) => id === `${tag}/common/${file}`);
  const found = written(language.tag) ?? written(firstLanguage);
  if (!found) throw new Error(`content/common/${file}.yaml is missing.`);
  return found;
}
