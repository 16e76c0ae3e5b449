/** A later build of the same site, in which every sheet, script and font has another name and the pages name those. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { offline } from '../../src/build/offline.ts';

const TEXT = /\.(?:html|js|css|json|webmanifest)$/;
/** What nobody opens to whom both builds are served: comparisons, and frames of other people's pages. */
const UNOPENED = /^[\\/](?:(?:compare|embed)(?:[\\/]|$)|sw\.js$)/;
const ASSET = /[\w.@-]+\.(?:js|css|woff2)\b/g;

/**
 * Copies a build and gives its assets other names and contents, without its comparisons and frames.
 * @param root the folder on the host that it was built for, with slashes around
 * @returns the folder it lies in
 */
export async function anotherBuild(folder: string, root: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'another-build-'));
  cpSync(folder, copy, { recursive: true, filter: (path) => !UNOPENED.test(path.slice(folder.length)) });
  const assets = join(copy, '_astro');
  const names = new Map(
    readdirSync(assets).map((name) => [name, name.replace(/\.(js|css|woff2)$/, '_.$1')] as const),
  );
  for (const path of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(path)) continue;
    const file = join(copy, path);
    const text = readFileSync(file, 'utf8').replace(ASSET, (name) => names.get(name) ?? name);
    writeFileSync(file, /\.(?:js|css)$/.test(path) ? `${text}\n/* another build */\n` : text);
  }
  for (const [name, other] of names) renameSync(join(assets, name), join(assets, other));
  // The list of files and the worker are made as a build makes them.
  const { hooks } = offline({});
  const project = pathToFileURL(`${process.cwd()}/`);
  const config = { root: project, base: root } as never;
  await hooks['astro:config:done']?.({ config } as never);
  await hooks['astro:build:done']?.({ dir: pathToFileURL(`${copy}/`) } as never);
  return copy;
}
