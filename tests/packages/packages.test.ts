/** The packages as they would be installed: what they hold and weigh. `npm run packages` installs them and uses them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embedAttributes } from '../../src/notation/embed.ts';
import type { PackageFile } from '../../src/packages/bundle.ts';
import { EMBED, RULES } from '../../src/packages/list.ts';
import { codeOf, writeFiles } from '../../src/packages/write.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';

let folder = '';
let embed: readonly PackageFile[] = [];
let rules: readonly PackageFile[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sparrow-packages-test-'));
  embed = await codeOf(EMBED);
  rules = await codeOf(RULES);
  writeFiles(join(folder, EMBED.name), embed);
  writeFiles(join(folder, RULES.name), rules);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundled code has each import on a line of its own. */
const IMPORTED = /^(?:import|export)\b(?:[^'"\n]*\bfrom)?\s*["']([^"'\n]+)["'];?$/gm;

/** What a file of a package brings along, itself included. */
function reached(files: readonly PackageFile[], path: string, seen = new Set<string>()): Set<string> {
  seen.add(path);
  const text = files.find((file) => file.path === path)?.text ?? '';
  for (const [, what = ''] of text.matchAll(IMPORTED)) {
    const next = what.startsWith('.') ? posix.join(posix.dirname(path), what) : what;
    if (!seen.has(next)) reached(files, next, seen);
  }
  return seen;
}

const manifestOf = (files: readonly PackageFile[]) =>
  JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}');

/** Bytes of what a page loads that asks the judge about one game, minified and packed. */
async function weightOf(game: string): Promise<number> {
  const entry = 'virtual:page';
  const from = (name: string) => pathToFileURL(join(folder, RULES.name, name)).pathname;
  const page = `import { judgeOf } from '${from('index.js')}';
import game from '${from(`games/${game}.js`)}';
globalThis.judge = judgeOf([game]);`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? page : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'es' } },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''));
  return gzipSync(code.join('\n')).length;
}

describe('sparrow-mahjong', () => {
  test('needs nothing of Node and no package, its command apart', () => {
    for (const entry of Object.keys(manifestOf(rules).exports).filter((each) => !each.endsWith('.json'))) {
      const file = entry === '.' ? 'index.js' : `${entry.slice(2)}.js`;
      expect([...reached(rules, file)].filter((path) => !path.endsWith('.js'))).toEqual([]);
    }
    expect([...reached(rules, 'command.js')]).toContain('node:util');
    expect(manifestOf(rules).dependencies).toBeUndefined();
  });

  test('has every game, each by itself', () => {
    for (const id of gameIds) {
      expect(manifestOf(rules).exports).toHaveProperty([`./games/${id}`]);
      const others = [...reached(rules, `games/${id}.js`)].filter((path) => path.startsWith('games/'));
      expect(others).toEqual([`games/${id}.js`]);
    }
  });

  test.each(gameIds)('weighs at most 75 kB, packed, with %s', async (id) => {
    const weight = await weightOf(id);
    expect(weight).toBeGreaterThan(20_000);
    expect(weight).toBeLessThanOrEqual(75_000);
  });
});

describe('sparrow-embed', () => {
  test('can be imported where there is no document, and does nothing there', async () => {
    const { define } = await import(
      /* @vite-ignore */ pathToFileURL(join(folder, EMBED.name, 'index.js')).href
    );
    expect(() => define({ site: 'https://school.example/' })).not.toThrow();
    for (const { path, text } of embed.filter((file) => file.path.endsWith('.js')))
      expect(
        [...text.matchAll(IMPORTED)].filter(([, what]) => !what?.startsWith('.')),
        path,
      ).toEqual([]);
  });

  test('tells editors of every attribute of the element', () => {
    const list = JSON.parse(readFileSync(join(folder, EMBED.name, 'custom-elements.json'), 'utf8'));
    const [{ declarations, exports: exported }] = list.modules;
    expect(declarations[0].tagName).toBe('mahjong-embed');
    expect(exported[0].declaration.name).toBe(declarations[0].name);
    expect(declarations[0].attributes.map(({ name }: { name: string }) => name)).toEqual(
      embedAttributes().map(({ name }) => name),
    );
    expect(manifestOf(embed).customElements).toBe('./custom-elements.json');
  });
});
