/** Lists what was built, and builds the worker that answers for the network: `sw.js` and `offline.json`. */
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

/** Where the worker lies: it answers for what lies beside and below it. */
const WORKER = 'sw.js';
/** Pages that are there from the first visit on. */
const FIRST = ['', 'learn/', INSTEAD];

/**
 * @param from the environment: with SITE_OFFLINE=off the worker of earlier builds is thrown away by every browser
 *   that has it, with all that it kept
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
        const script = await bundle(isOff ? 'offline/none.ts' : 'offline/worker.ts');
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

/** Every file of a build that may be kept. */
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

/** The first pages with what they load at once: sheets, fonts, scripts and what those import. */
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
