/** Lists the files and pages of a build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type StartTag, tagsOf } from './page/tags.ts';

/** A built page: its address relative to the site's root ("learn/"), and its tags. */
export interface BuiltPage {
  readonly address: string;
  readonly tags: readonly StartTag[];
}

/** All files below a folder, as relative paths with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The HTML pages of a build: address and file. "learn/index.html" has the address "learn/". */
export const pageFiles = (folder: string): { readonly address: string; readonly file: string }[] =>
  filesBelow(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ address: path.replace(/(^|\/)index\.html$/, '$1'), file: join(folder, path) }));

/** The pages of a build with their parsed tags, one at a time: all at once they would fill the memory. */
export function* builtPages(folder: string): Generator<BuiltPage> {
  for (const { address, file } of pageFiles(folder))
    yield { address, tags: tagsOf(readFileSync(file, 'utf8')) };
}
