/** The games that stand beside each other, and what content/common says of them. */
import { getCollection } from 'astro:content';
import { isCompared } from '../../compare/table.ts';
import { courses } from '../site/courses.ts';
import { firstLocale } from '../site/paths.ts';

/** Of entries of content/common, this file: in a language, or else in the first. @throws where it is in neither */
export function commonIn<T extends { readonly id: string }>(
  locale: string,
  entries: readonly T[],
  file: string,
): T {
  const written = (lang: string) => entries.find(({ id }) => id === `${lang}/common/${file}`);
  const found = written(locale) ?? written(firstLocale);
  if (!found) throw new Error(`content/common/${file}.yaml is missing.`);
  return found;
}

/** The comparison, and the games that it has, in the order of their courses. @throws where it is missing */
export async function comparedIn(locale: string) {
  const comparison = commonIn(locale, await getCollection('comparisons'), 'compare').data;
  const known = await courses(locale);
  return { comparison, courses: known.filter(({ ruleset }) => isCompared(comparison, ruleset)) };
}
