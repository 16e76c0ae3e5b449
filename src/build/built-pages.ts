/** The files and pages of a build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type StartTag, tagsOf } from './page/tags.ts';

/** A built page: its address below the site's root ("learn/"), and its tags. */
export interface BuiltPage {
  readonly address: string;
  readonly tags: readonly StartTag[];
}

/** Every file below a folder, by its path from there with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The addresses of the pages below the build's folder, each with its file. */
export const pageFiles = (folder: string): { readonly address: string; readonly file: string }[] =>
  filesBelow(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ address: path.replace(/(^|\/)index\.html$/, '$1'), file: join(folder, path) }));

/** Every page below the build's folder. */
export const builtPages = (folder: string): BuiltPage[] =>
  pageFiles(folder).map(({ address, file }) => ({ address, tags: tagsOf(readFileSync(file, 'utf8')) }));
