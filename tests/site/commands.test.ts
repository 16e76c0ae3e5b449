import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFaults } from '../../src/commands/lock.ts';
import { createServer, isStale, listen } from '../../src/commands/serve.ts';

describe('the lock', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

  test('of this project is whole', () => {
    expect(lockFaults(read('package.json'), read('package-lock.json'))).toEqual([]);
  });

  test('is refused with a range, a missing platform, an address', () => {
    const faults = lockFaults(
      { dependencies: { a: '^1.0.0', b: '1.0.0' } },
      {
        packages: {
          '': {},
          'node_modules/b': { optionalDependencies: { 'b-linux': '1', 'b-mac': '1' } },
          'node_modules/b/node_modules/b-linux': { resolved: 'an address' },
        },
      },
    );
    expect(faults).toHaveLength(3);
    expect(faults.join('\n')).toMatch(/a is "\^1\.0\.0"[\s\S]*b-mac[\s\S]*resolved/);
  });
});

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparrow-serve-'));
  const server = createServer(folder, '/sub');
  let address = '';

  beforeAll(async () => {
    mkdirSync(join(folder, 'learn'));
    writeFileSync(join(folder, 'index.html'), '<html data-base="/sub/">home');
    writeFileSync(join(folder, '404.html'), 'lost');
    writeFileSync(join(folder, 'learn/index.html'), 'learn');
    address = await listen(server, 0, '/sub');
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string) => fetch(new URL(path, address), { redirect: 'manual' });

  test('gives pages under its root, without a header for other origins', async () => {
    const answer = await get('learn/');
    expect([answer.status, await answer.text()]).toEqual([200, 'learn']);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('leads to the root, and from a folder’s name to its page', async () => {
    expect((await get('/')).headers.get('location')).toBe('/sub/');
    expect((await get('/sub/learn?a=1')).headers.get('location')).toBe('/sub/learn/?a=1');
  });

  test.each([
    '/sub/nothing/',
    '/other/',
    '/sub/%E0%A4%A',
    '/sub/../../etc/passwd',
    '/sub/..%2f..%2fetc/passwd',
  ])('answers %s with its page for a lost address', async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'lost']);
  });

  test('knows when a build is out of date', () => {
    const sources = mkdtempSync(join(tmpdir(), 'sparrow-sources-'));
    mkdirSync(join(sources, 'src'));
    writeFileSync(join(sources, 'src/a.ts'), '');
    for (const path of ['src/a.ts', 'src']) utimesSync(join(sources, path), 1, 1);
    expect(isStale(folder, '/sub', sources)).toBe(false);
    expect(isStale(folder, '/', sources)).toBe(true);
    utimesSync(join(sources, 'src/a.ts'), 9e9, 9e9);
    expect(isStale(folder, '/sub', sources)).toBe(true);
    expect(isStale(join(folder, 'none'), '/sub', sources)).toBe(true);
    rmSync(sources, { recursive: true });
  });
});
