/** What content/common says. */
import { language } from '#i18n/language.ts';
import { firstLanguage } from './paths.ts';

/** Of these entries that of a file: in the language of this build, or else in the first. @throws where it is in neither */
export function commonEntry<T extends { readonly id: string }>(entries: readonly T[], file: string): T {
  const written = (tag: string) => entries.find(({ id }) => id === `${tag}/common/${file}`);
  const found = written(language.tag) ?? written(firstLanguage);
  if (!found) throw new Error(`content/common/${file}.yaml is missing.`);
  return found;
}
