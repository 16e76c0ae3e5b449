/** Writes the list of built files (`offline.json`) and the service worker (`sw.js`). */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  assetsIn,
  type FileList,
  HASH_LENGTH,
  INSTEAD,
  importsIn,
  isAsset,
  isKeepable,
  LIST,
  type SavedFile,
  type Shell,
} from '../offline/list.ts';
import { filesBelow } from './built-pages.ts';
import { bundle } from './bundle.ts';
import { tagsOf } from './page/tags.ts';

/** Address of the worker: at the root, because its scope is its own folder. */
const WORKER = 'sw.js';
/** Pages that the worker stores when it is installed. */
const FIRST = ['', 'learn/', INSTEAD];

/**
 * Integration that writes both files.
 * @param from the environment. SITE_OFFLINE=off builds a worker that removes itself and everything it stored.
 */
export function offline(from: Record<string, string | undefined> = process.env): AstroIntegration {
  let base = '/';
  return {
    name: 'sparrow-offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const list = listOf(folder);
        writeFileSync(join(folder, LIST), JSON.stringify(list));
        const isOff = from.SITE_OFFLINE === 'off';
        const script = await bundle(isOff ? 'offline/remove-worker.ts' : 'offline/worker.ts');
        const shell: Shell = {
          version: list.version,
          keep: shellOf(folder, base),
          known: Object.fromEntries(Object.entries(list.files).map(([address, [hash]]) => [address, hash])),
        };
        const assignment = isOff ? '' : `self.shell=${JSON.stringify(shell)};\n`;
        writeFileSync(join(folder, WORKER), assignment + script);
      },
    },
  };
}

/** Lists every file of a build that may be stored. */
export function listOf(folder: string): FileList {
  const files: Record<string, SavedFile> = {};
  for (const path of filesBelow(folder)) {
    const address = path.replace(/(^|\/)index\.html$/, '$1');
    if (!isKeepable(address)) continue;
    const bytes = readFileSync(join(folder, path));
    files[address] = [createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH), bytes.length];
  }
  return {
    version: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, HASH_LENGTH),
    files,
  };
}

/**
 * The addresses to store at installation: the first pages with the sheets, fonts and scripts they load, imports
 * included.
 */
function shellOf(folder: string, base: string): string[] {
  const found = new Set([...FIRST, 'favicon.svg']);
  const add = (address: string): void => {
    if (found.has(address)) return;
    found.add(address);
    const [, kind] = /\.(js|css)$/.exec(address) ?? [];
    if (!kind) return;
    const text = readFileSync(join(folder, address), 'utf8');
    for (const named of kind === 'js' ? importsIn(text) : assetsIn(text)) add(named);
  };
  for (const page of FIRST) {
    for (const { attributes } of tagsOf(readFileSync(join(folder, page, 'index.html'), 'utf8'))) {
      for (const name of ['href', 'src']) {
        const address = attributes[name]?.slice(base.length).replace(/#.*/, '') ?? '';
        if (isAsset(address)) add(address);
      }
    }
  }
  return [...found].sort();
}
