/** Lists the languages of the site, one per folder of src/i18n/. A build has one language and links to the others. */
import { language } from '#i18n/language.ts';
import { at, firstLanguage } from './paths.ts';

const folders = import.meta.glob<{ language: typeof language }>('../../i18n/*/language.ts', { eager: true });

/** All languages: the first one, then the others by tag. */
export const languages: readonly (typeof language)[] = Object.values(folders)
  .map((folder) => folder.language)
  .sort(
    (a, b) => Number(b.tag === firstLanguage) - Number(a.tag === firstLanguage) || (a.tag < b.tag ? -1 : 1),
  );

const folderOf = (tag: string): string => (tag === firstLanguage ? '' : `/${tag}`);

/**
 * The address of a page in another language. Every language but the first has a folder named by its tag:
 * inLanguage("de", "/learn/") gives "/de/learn/".
 */
export function inLanguage(tag: string, path: `/${string}`): string {
  const own = folderOf(language.tag);
  const root = at('/').slice(0, -1);
  return `${root.endsWith(own) ? root.slice(0, root.length - own.length) : root}${folderOf(tag)}${path}`;
}
