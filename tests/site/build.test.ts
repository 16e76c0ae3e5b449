import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { base, site } from '../../src/build/base.ts';
import { plugin } from '../../src/build/lesson-integration.ts';
import { lostLinks } from '../../src/build/links.ts';
import { noticeFaults, packageOf } from '../../src/build/notices.ts';
import { plainText } from '../../src/components/site/text.ts';

const made: string[] = [];
/** A folder with these files in it, gone after the tests. */
function folder(files: Record<string, string>): string {
  const path = mkdtempSync(join(tmpdir(), 'sparrow-site-'));
  made.push(path);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true });
});

describe('the notice of others’ work', () => {
  const notice = readFileSync('NOTICE', 'utf8');
  const own = { name: 'solid-js', licence: 'MIT', copyright: 'Copyright (c) 2016-2025 Ryan Carniato' };

  test('names packages with whose they are, and has the words of their licence', () => {
    expect(noticeFaults(notice, own)).toEqual([]);
  });

  test.each([
    ['whose name is not there', { ...own, name: 'solid' }],
    ['whose author is not there', { ...own, copyright: 'Copyright (c) 2030 Somebody' }],
    ['that stands beside another one’s author', { ...own, name: 'xstate' }],
    ['that says not whose it is', { ...own, copyright: null }],
    ['under another licence', { ...own, licence: 'GPL-3.0' }],
  ])('is missed by a package %s', (_, licence) => {
    expect(noticeFaults(notice, licence)).toHaveLength(1);
  });

  test('is missed without the words of the licence', () => {
    expect(noticeFaults(notice.replaceAll('Permission is hereby granted', ''), own)).toEqual([
      expect.stringContaining('the words of MIT'),
    ]);
  });

  test('tells where the drawings of it are', () => {
    const files = notice.match(/src\/[\w./]+\w/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });

  test.each([
    ['/a/node_modules/solid-js/dist/solid.js', 'solid-js'],
    ['/a/node_modules/@astrojs/solid-js/dist/client.js', '@astrojs/solid-js'],
    ['/a/node_modules/a/node_modules/b/index.js?v=1', 'b'],
    ['\0vite/preload-helper.js', 'vite'],
    ['/a/src/islands/Play/Play.tsx', null],
    ['\0virtual:accents.css', null],
  ])('knows what is shipped by its modules: %s', (id, name) => {
    expect(packageOf(id)).toBe(name);
  });
});

describe('links', () => {
  const site = {
    'index.html':
      '<a href="/sub/learn/#one">a</a><link href="/sub/a.css"><a href="https://a.example/">b</a><a href="/de/" hreflang="de">c</a><a href="#top">',
    'learn/index.html': '<h1 id="one">1</h1><a href="../">up</a>',
    'a.css': '',
  };

  test('that lead nowhere are listed with their page', () => {
    expect(lostLinks(folder(site), '/sub/')).toEqual(['/: #top']);
    const worse = {
      ...site,
      'learn/index.html': '<a href="/learn/">a</a><a href="/sub/lear/">b</a><script src="b.js"></script>',
    };
    expect(lostLinks(folder(worse), '/sub/')).toEqual([
      '/: /sub/learn/#one',
      '/: #top',
      'learn/: /learn/',
      'learn/: /sub/lear/',
      'learn/: b.js',
    ]);
  });
});

describe('SITE_BASE', () => {
  test.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['sub', '/sub'],
    ['/sub/dir/', '/sub/dir'],
  ])('%s is %s', (given, root) => {
    expect(base({ SITE_BASE: given })).toBe(root);
  });

  test.each(['https://a.example/', '/a/../b', '/a b'])('%s is refused', (given) => {
    expect(() => base({ SITE_BASE: given })).toThrow('SITE_BASE');
  });
});

describe('SITE_URL', () => {
  test.each([
    [undefined, undefined],
    [' ', undefined],
    ['https://a.example', 'https://a.example'],
    ['http://a.example:8080/', 'http://a.example:8080'],
  ])('%s is %s', (given, host) => {
    expect(site({ SITE_URL: given })).toBe(host);
  });

  test.each(['a.example', 'https://a.example/school/', 'ftp://a.example', 'https://a.example/?x'])(
    '%s is refused, and told where a folder belongs',
    (given) => {
      expect(() => site({ SITE_URL: given })).toThrow('SITE_BASE');
    },
  );
});

describe('a lesson in the build', () => {
  const root = '/home/somebody/school/';
  const { handler } = plugin(root).transform;
  const built = async (source: string, name = 'content/two-five-eight/09-new.mdx'): Promise<string> =>
    (await handler(source, `${root}${name}`))?.code ?? 'left alone';

  test('gets the components it names behind its last line, and each its place', async () => {
    expect(await built('---\na: 1\n---\n<T>5p</T> and\n<T>1p</T>\n')).toBe(
      [
        '---\na: 1\n---',
        '<T at="content/two-five-eight/09-new.mdx:4:1">5p</T> and',
        '<T at="content/two-five-eight/09-new.mdx:5:1">1p</T>\n',
        `import T from '${root}src/lessons/T/T.astro';\n`,
      ].join('\n'),
    );
    expect(await built('`<Nothing>` {/* <Nobody> */}')).toBe('`<Nothing>` {/* <Nobody> */}');
  });

  test('stops it with a bare hand in its prose, with file, line and hint', async () => {
    await expect(built('Fine.\n\nNow hold 55s.\n')).rejects.toThrow(
      'content/two-five-eight/09-new.mdx:3:10: a bare hand: “55s”\n  Write <T>55s</T>',
    );
  });

  test('tells the development server the file, line and column of its first fault', async () => {
    await expect(built('Fine.\n\nNow hold 55s.\n\nAnd 66s.\n')).rejects.toMatchObject({
      loc: { file: 'content/two-five-eight/09-new.mdx', line: 3, column: 10 },
    });
  });

  test('stops it with a number in the game’s own unit that nobody checks', async () => {
    await expect(built('It is worth 5 points.')).rejects.toThrow('a number that nobody checks: “5 points”');
    expect(await built('It is worth 3 fan.')).toContain('3 fan');
    await expect(built('It is worth 3 fan.', 'content/hong-kong/09-new.mdx')).rejects.toThrow('“3 fan”');
  });

  test('stops it with a component or a property that there is not, and all faults are told', async () => {
    const source = 'a\n\n<Scen id="x" />\n\n<Hand tils="123m" />\n';
    const told = await built(source).catch((error: Error) => error.message);
    expect(told.match(/09-new\.mdx:\d+:\d+: .*/g)).toEqual([
      '09-new.mdx:3:1: there is no component <Scen>',
      '09-new.mdx:5:1: <Hand> has no tiles',
      '09-new.mdx:5:7: <Hand> has no tils',
    ]);
    expect(told).toContain('Did you mean “Scene”?');
    expect(told).toContain('Did you mean “tiles”?');
  });

  test('is a file of content/ alone', async () => {
    expect(await built('Hold 55s.', 'src/pages/x.mdx')).toBe('left alone');
  });
});

test('the search index reads a lesson’s words and not its markup', () => {
  expect(
    plainText(
      'import A from "b";\n## A *pung*\n\nSee [the rule](/rules/#a), <T>5p</T> <Check ask="x > y" n={1} /> {/* no */}',
    ),
  ).toBe('A pung See the rule, 5p');
});

describe('the headers of a host that reads them', () => {
  const blocks = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8').split('\n\n');
  const framedByItself = blocks.flatMap((block) =>
    block.includes("frame-ancestors 'self'") ? (block.split('\n')[0] ?? []) : [],
  );

  test('let every page be framed by its own site alone, and frames by anybody', () => {
    const pages = new URL('../../src/pages/', import.meta.url);
    const names = readdirSync(pages, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.name.endsWith('.astro'))
      .map(({ name }) => name.replace(/\.astro$/, ''))
      .filter((name) => name !== '404');
    const own = names.map((name) => (name === 'index' ? '/' : name === 'embed' ? '/embed/' : `/${name}/*`));
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter((path) => !framedByItself.includes(path))).toEqual([]);
    expect(framedByItself).not.toContain('/*');
    expect(framedByItself).not.toContain('/embed/*');
  });
});
