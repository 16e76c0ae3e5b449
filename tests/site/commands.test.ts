import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import buildLog from '../../src/cli/build-log.ts';
import { failuresOfPages, failuresOfVitest } from '../../src/cli/failures.ts';
import { lockFaults } from '../../src/cli/lock.ts';
import { createServer, isStale, listen, start } from '../../src/cli/serve.ts';

describe('what failed is told once more at the end', () => {
  test('of Vitest: each test with its first lines, and a file that cannot be loaded', () => {
    const failed = {
      status: 'failed',
      fullName: 'Kongs are robbed',
      failureMessages: ['\u001b[31mError: no\u001b[39m\n    at /tests/a.ts:1:1\n\nwanted yes'],
    };
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(failuresOfVitest(report)).toEqual([
      { what: 'a.test.ts › Kongs are robbed', why: 'Error: no\nwanted yes' },
      { what: 'b.test.ts', why: 'no such module' },
    ]);
  });

  test('of pages: each by its file and titles, and what went wrong outside of them', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message: 'not focused' }] }] }],
    });
    const report = {
      errors: [{ message: 'no server' }],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('stands', true)],
          suites: [{ title: 'by keyboard', specs: [spec('answers', false)] }],
        },
      ],
    };
    expect(failuresOfPages(report)).toEqual([
      { what: 'outside of the tests', why: 'no server' },
      { what: 'a.spec.ts › by keyboard › answers', why: 'not focused' },
    ]);
    expect(failuresOfPages({})).toEqual([]);
  });
});

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

describe('a build', () => {
  test('is heard of only where something is wrong, and then it has failed', () => {
    const code = process.exitCode;
    const heard: string[] = [];
    const log = buildLog((text) => heard.push(text));
    try {
      process.exitCode = undefined;
      log.write({ level: 'info', message: 'built in 2 s' });
      log.write({ level: 'debug', message: 'x' });
      expect([heard, process.exitCode]).toEqual([[], undefined]);
      log.write({ level: 'warn', message: '\u001b[33mSomething\u001b[0m is odd\n' });
      expect([heard, process.exitCode]).toEqual([['Something is odd'], 1]);
    } finally {
      process.exitCode = code;
    }
  });
});

describe('npm start', () => {
  const started = async (isStale: boolean): Promise<string[]> => {
    const said: string[] = [];
    const server = await start({
      folder: tmpdir(),
      root: '/sub',
      port: 0,
      isStale: () => isStale,
      build: (folder) => said.push(`builds ${folder}`),
      say: (line) => said.push(line),
    });
    server.close();
    return said;
  };

  test('says in one line where the site is', async () => {
    expect(await started(false)).toEqual([
      expect.stringMatching(/^Sparrow School is at http:\/\/127\.0\.0\.1:\d+\/sub\/$/),
    ]);
  });

  test('builds the site first where it has changed', async () => {
    expect(await started(true)).toEqual([
      `builds ${tmpdir()}`,
      expect.stringContaining('Sparrow School is at'),
    ]);
  });

  test('and npm run build are commands of our own, which keep the bundler quiet and speak to nobody', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect([scripts.start, scripts.build]).toEqual(['node src/cli/serve.ts', 'node src/cli/build.ts']);
    expect(readFileSync('src/cli/build.ts', 'utf8')).toContain(
      "process.env['ASTRO_TELEMETRY_DISABLED'] = '1'",
    );
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

  /** As a client asks that does not tidy addresses as browsers do. */
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(address);
        request({ hostname, port, path, method, headers }, (answer) => {
          let text = '';
          answer.on('data', (piece: Buffer) => {
            text += piece;
          });
          answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
        })
          .on('error', reject)
          .end();
      },
    );

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

  test.each(['bytes=0-3', 'bytes=28-', 'bytes=5-2', 'bytes=-0', 'items=0-1', 'nonsense'])(
    'sends a file whole where the range %s is asked for, and lives on',
    async (range) => {
      const answer = await ask('/sub/index.html', 'GET', { range });
      expect([answer.status, answer.text]).toEqual([200, '<html data-base="/sub/">home']);
      expect((await ask('/sub/')).status).toBe(200);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    const { status, headers, text } = await ask('/sub/', method);
    expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', '']);
  });

  test('answers HEAD as GET, without the page', async () => {
    const [whole, head] = [await ask('/sub/learn/'), await ask('/sub/learn/', 'HEAD')];
    const { date: _, ...said } = whole.headers;
    expect([head.status, head.text, head.headers]).toEqual([200, '', { ...said, date: expect.any(String) }]);
    expect((await ask('/sub/nothing/', 'HEAD')).status).toBe(404);
  });

  test('answers 304 to whoever has it already', async () => {
    const { headers } = await ask('/sub/learn/');
    const { status, text } = await ask('/sub/learn/', 'GET', { 'if-none-match': headers.etag ?? '' });
    expect([status, text]).toEqual([304, '']);
  });

  test.each(['/\\x/..', '//x/..', '/\\x/../sub/learn', '/sub//learn', '//sub/learn', '/sub/\\\\x/../learn'])(
    'leads from %s to nowhere but itself',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  test.each(['/sub/%00', '/sub/a%00b/', '/sub/..%2f..%2f..%2fetc%2fpasswd', '/sub/%5c..%5c..%5cindex.html'])(
    'has nothing at %s',
    async (path) => {
      const { status, text } = await ask(path);
      expect([status, text]).toEqual([404, 'lost']);
    },
  );

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
