/** The languages of the site: one for each folder of src/i18n/ that has the interface's words. */
import type { InterfaceWords } from '../../i18n/interface.ts';
import { firstLocale } from './paths.ts';

const folders = import.meta.glob<{ words: InterfaceWords }>('../../i18n/*/interface.ts', { eager: true });

const byLocale = new Map(
  Object.entries(folders).map(([path, { words }]) => [path.split('/').at(-2) ?? firstLocale, words]),
);

/** Every language's folder name, the first language first. */
export const locales: readonly string[] = [...byLocale.keys()].sort(
  (a, b) => Number(b === firstLocale) - Number(a === firstLocale) || (a < b ? -1 : 1),
);

/**
 * The interface's words in a language.
 * @throws when there is no such language
 */
export function wordsIn(locale: string): InterfaceWords {
  const words = byLocale.get(locale);
  if (!words) throw new Error(`There is no language "${locale}" in src/i18n/.`);
  return words;
}

/** The language that a page's `[...locale]` parameter stands for. */
export const localeOf = (parameter: string | undefined): string => parameter ?? firstLocale;

/** One static path a language, for pages without another parameter. */
export const localePaths = (): { params: { locale: string | undefined } }[] =>
  locales.map((locale) => ({ params: { locale: parameterOf(locale) } }));

/** The `[...locale]` parameter of a language. */
export const parameterOf = (locale: string): string | undefined =>
  locale === firstLocale ? undefined : locale;
