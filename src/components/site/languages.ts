/** The languages of the site: one for each folder of src/i18n/. A build speaks one of them, and links to the others. */
import { language } from '#i18n/language.ts';
import { at, firstLanguage } from './paths.ts';

const folders = import.meta.glob<{ language: typeof language }>('../../i18n/*/language.ts', { eager: true });

/** Every language, the first one first. */
export const languages: readonly (typeof language)[] = Object.values(folders)
  .map((folder) => folder.language)
  .sort(
    (a, b) => Number(b.tag === firstLanguage) - Number(a.tag === firstLanguage) || (a.tag < b.tag ? -1 : 1),
  );

const folderOf = (tag: string): string => (tag === firstLanguage ? '' : `/${tag}`);

/** The address of a page in a language: each but the first has a folder on the host that is called by its tag. */
export function inLanguage(tag: string, path: `/${string}`): string {
  const own = folderOf(language.tag);
  const root = at('/').slice(0, -1);
  return `${root.endsWith(own) ? root.slice(0, root.length - own.length) : root}${folderOf(tag)}${path}`;
}
