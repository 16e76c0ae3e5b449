/** The house stands: every import goes the way the architecture says, and no room knows a game by its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { HOUSE, NAMELESS, STRIPPED } from './house.ts';
import { circlesIn, faultOf, importsOf, isOf, roomOf, type Source, withoutComments } from './imports.ts';
import { functionsOf, linesOf, type Measured } from './sizes.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));

const SOURCES: readonly Source[] = readdirSync(`${TOP}src`, { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.(ts|tsx|astro|mjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${TOP}${path}`, 'utf8') }));

const faults = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) =>
    importsOf(source).flatMap((each) => {
      const fault = faultOf(each);
      return fault === null ? [] : [`${each.path} imports ${each.what}: ${fault}`];
    }),
  );

const inRooms = (rooms: readonly string[]): readonly Source[] =>
  SOURCES.filter(({ path }) => rooms.includes(roomOf(path)));

describe('The house', () => {
  test('every folder of the sources is a room of it', () => {
    expect([...new Set(SOURCES.map(({ path }) => roomOf(path)))].filter((room) => !(room in HOUSE))).toEqual(
      [],
    );
    expect(SOURCES.length).toBeGreaterThan(100);
  });

  test('the README tells it as it is', () => {
    const there = new Set(
      readdirSync(`${TOP}src`, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      ),
    );
    const table = readFileSync(`${TOP}README.md`, 'utf8').matchAll(
      /^\| `src\/(\w+)` \|[^|]+\| ([^|]+) \|$/gm,
    );
    const rows = [...table].map(([, room = '', may = '']) => ({
      room,
      may: may === 'nothing' ? [] : may.split(', ').sort(),
    }));
    // Rooms that are still to be built stand in the plan alone.
    const wanted = [...there].map((room) => ({
      room,
      may: [
        ...(HOUSE[room]?.rooms ?? []).filter((other) => there.has(other)),
        ...(HOUSE[room]?.types ?? []).map((other) => `types of ${other}`),
      ].sort(),
    }));
    // A list, so that a room that stands there twice is seen.
    const byName = (a: { room: string }, b: { room: string }) => a.room.localeCompare(b.room);
    expect(rows.toSorted(byName)).toEqual(wanted.toSorted(byName));
  });

  test('no file of code is longer than 400 lines', () => {
    expect(SOURCES.flatMap((source) => (linesOf(source) > 400 ? [source.path] : []))).toEqual([]);
  });

  test('no function is longer than 100 lines of its own; where no markup is written, than 100 in all', () => {
    const measured = (source: Source): readonly Measured[] =>
      /\.tsx?$/.test(source.path) ? functionsOf(source) : [];
    const plain = new Set<string>(STRIPPED);
    const tooLong = SOURCES.flatMap((source) =>
      measured(source).flatMap(({ where, lines, own }) =>
        own > 100 || (plain.has(roomOf(source.path)) && lines > 100) ? [where] : [],
      ),
    );
    expect(tooLong).toEqual([]);
    const text = ['function a() {', ...new Array<string>(60).fill('  b();'), '  const c = () => {'];
    const nested = [...text, ...new Array<string>(60).fill('    d();'), '  };', '}', ''].join('\n');
    expect(functionsOf({ path: 'src/engine/a.ts', text: nested })).toEqual([
      { where: 'src/engine/a.ts:1 a', lines: 124, own: 63 },
      { where: 'src/engine/a.ts:62 c', lines: 62, own: 62 },
    ]);
  });

  test('every import goes where the room may go', () => {
    expect(faults(SOURCES)).toEqual([]);
  });

  test('no room may go where it never goes', () => {
    const unused = Object.entries(HOUSE).flatMap(([room, { rooms, types = [], packages }]) => {
      const imports = inRooms([room]).flatMap(importsOf);
      if (imports.length === 0) return [];
      const gone = new Set(imports.map(({ file }) => file && roomOf(file)));
      const had = imports.map(({ what }) => what);
      return [
        ...[...rooms, ...types].filter((other) => !gone.has(other)),
        ...packages.filter((name) => !had.some((what) => isOf(what, name))),
      ].map((what) => `${room}: ${what}`);
    });
    expect(unused).toEqual([]);
  });

  test('the engine imports nothing from outside itself', () => {
    const outside = inRooms(['engine'])
      .flatMap(importsOf)
      .filter(({ file }) => file === null || roomOf(file) !== 'engine');
    expect(outside).toEqual([]);
    expect(HOUSE.engine).toEqual({ rooms: [], packages: [] });
  });

  test('no files import one another in a circle; only what a ruleset consists of refers to the ruleset', () => {
    const parts = ['ruleset', 'clause', 'scoring', 'objections', 'steps'].map(
      (name) => `src/engine/${name}.ts`,
    );
    expect(circlesIn(SOURCES).filter((circle) => !circle.every((file) => parts.includes(file)))).toEqual([]);
    const circle = ['a', 'b'].map((name, i) => ({
      path: `src/engine/${name}.ts`,
      text: `import { x } from './${['b', 'a'][i]}.ts';`,
    }));
    expect(circlesIn(circle)).toEqual([['src/engine/a.ts', 'src/engine/b.ts']]);
  });

  test('what deals, reads and judges a question has no words and no picture: commands run it', () => {
    const own = (path: string) => /^src\/questions\/.*\.ts$/.test(path);
    const known = new Map(SOURCES.map((source) => [source.path, source]));
    const reached = new Set(
      SOURCES.flatMap(({ path }) => (/\/(?:rules|board)\.ts$/.test(path) && own(path) ? [path] : [])),
    );
    expect(reached.size).toBeGreaterThan(20);
    const follow = (path: string): string[] => {
      const source = known.get(path);
      return (source ? importsOf(source) : []).flatMap(({ what, file }) => {
        if (file === null) return what.startsWith('node:') ? [] : [`${path}: ${what}`];
        if (['i18n', 'ui', 'islands', 'compare'].includes(roomOf(file))) return [`${path}: ${what}`];
        if (!file.startsWith('src/questions/') || reached.has(file)) return [];
        reached.add(file);
        return follow(file);
      });
    };
    const faultsIn = [...reached].flatMap(follow);
    expect(faultsIn).toEqual([]);
  });

  test('a game is opened by the registry alone', () => {
    const opened = SOURCES.filter(({ path }) => roomOf(path) !== 'game')
      .flatMap(importsOf)
      .filter(({ file }) => file !== null && roomOf(file) === 'game');
    expect(opened).toEqual([]);
  });

  test('every file that is imported is there', () => {
    const known = new Set(
      readdirSync(`${TOP}src`, { recursive: true, encoding: 'utf8' }).map(
        (name) => `src/${name.replaceAll('\\', '/')}`,
      ),
    );
    const lost = SOURCES.flatMap(importsOf).filter(
      ({ file }) => file?.startsWith('src/') && !known.has(file),
    );
    expect(lost).toEqual([]);
  });

  test('a document of the site can stand alone: nothing of the frame around pages comes with it', () => {
    const reached = new Set(['src/layouts/Document.astro']);
    for (const path of reached) {
      const source = SOURCES.find((each) => each.path === path);
      for (const { file } of source ? importsOf(source) : []) if (file?.startsWith('src/')) reached.add(file);
    }
    expect([...reached].filter((path) => path.endsWith('.astro'))).toEqual([
      'src/layouts/Document.astro',
      'src/layouts/EarlyScript.astro',
    ]);
    expect(
      [...reached].filter((path) => /^src\/(?:scripts\/(?!early)|islands|views)\/|frame/.test(path)),
    ).toEqual([]);
    expect(reached).toContain('src/styles/global.css');
  });

  test('no game is known by its name where all games are played', () => {
    const named = inRooms(NAMELESS).flatMap(({ path, text }) =>
      gameIds
        .filter((id) => new RegExp(`(['"\`])${id}\\1`).test(withoutComments(text)))
        .map((id) => `${path}: ${id}`),
    );
    expect(named).toEqual([]);
  });

  test('games ask what a clause remembers by its handle, never by its id', () => {
    const named = SOURCES.filter(({ path }) => path.startsWith('src/rulesets/'))
      .filter(({ text }) => /\w\.memory\b/.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(named).toEqual([]);
  });

  test('what the commands run is plain TypeScript, without a bundler’s help', () => {
    const needs = inRooms(STRIPPED)
      .filter(({ path }) => !path.endsWith('/registry.ts'))
      .flatMap(({ path, text }) => {
        const code = withoutComments(text);
        const bundled = /import\.meta\.(glob|env)/.test(code) || path.endsWith('.tsx');
        const enums = /^\s*(export\s+)?(const\s+)?enum\s/m.test(code);
        const endless = importsOf({ path, text }).filter(
          ({ file }) => file !== null && !file.endsWith('.ts'),
        );
        return bundled || enums || endless.length > 0 ? [path] : [];
      });
    expect(needs).toEqual([]);
  });
});

describe('Browsers that refuse', () => {
  test.each([
    ['the address bar', /\bhistory\.(?:push|replace)State\b/, ['src/storage/address.ts']],
    [
      'the store',
      /\blocalStorage\b/,
      ['src/scripts/early/practice.ts', 'src/scripts/early/settings.ts', 'src/storage/storage.ts'],
    ],
  ])('are dealt with in one place: %s', (_, use, places) => {
    const users = SOURCES.filter(({ text }) => use.test(withoutComments(text))).map(({ path }) => path);
    expect(users.toSorted()).toEqual(places);
  });
});

describe('A wrong import is found', () => {
  test.each([
    ['src/engine/deal.ts', "import { x } from '../notation/tiles.ts';", 'engine may not import notation'],
    ['src/engine/deal.ts', "import fs from 'node:fs';", 'engine may not have "node:fs" from outside'],
    ['src/engine/deal.ts', "import 'xstate';", 'engine may not have "xstate" from outside'],
    ['src/bots/a.ts', "import type { A } from '../machines/table.ts';", 'bots may not import machines'],
    [
      'src/i18n/en/a.ts',
      "import { type A, b } from '../../bots/hint.ts';",
      'i18n may import types alone of bots',
    ],
    ['src/machines/a.ts', "export { x } from '../rulesets/choose.ts';", 'machines may not import rulesets'],
    [
      'src/machines/a.ts',
      "import elk from 'elkjs/lib/elk.bundled.js';",
      'machines may not have "elkjs/lib/elk.bundled.js" from outside',
    ],
    [
      'src/rulesets/british/index.ts',
      "import { x } from '../hong-kong/index.ts';",
      'a game may not import its sibling hong-kong',
    ],
    [
      'src/rulesets/british/index.ts',
      "import { x } from '../../notation/tiles.ts';",
      'game may not import notation',
    ],
    [
      'src/rulesets/parts/a.ts',
      "import { x } from '../british/index.ts';",
      'rulesets/parts may not import game',
    ],
    [
      'src/islands/Table/A.tsx',
      "const game = () => import('../../rulesets/british/index.ts');",
      'islands may not import game',
    ],
    [
      'src/islands/Table/A.tsx',
      "import { x } from '../../rulesets/parts/calls.ts';",
      'islands may not import rulesets/parts',
    ],
    [
      'src/storage/a.ts',
      "import {\n  a,\n  b,\n} from '../engine/tiles.ts';",
      'storage may not import engine',
    ],
    ['src/attic/a.ts', "import { x } from '../engine/tiles.ts';", 'src/attic is no room of the house'],
  ])('%s: %s', (path, text, fault) => {
    expect(faults([{ path, text }])).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ['src/rulesets/british/index.ts', "import { x } from './patterns.ts';"],
    ['src/rulesets/british/index.ts', "import { x } from '../parts/calls.ts';"],
    ['src/islands/Play/a.ts', "import { loadGame } from '../../rulesets/registry.ts';"],
    ['src/machines/graph-layout.ts', "import elk from 'elkjs/lib/elk.bundled.js';"],
    ['src/i18n/en/a.ts', "import type { A } from '../../bots/hint.ts';"],
    ['src/engine/deal.ts', "// import { x } from '../notation/tiles.ts';"],
    [
      'src/engine/deal.ts',
      '/** Built from "kinds × copies" pairs: import { x } from \'../notation/a.ts\' */',
    ],
  ])('and a right one is not: %s: %s', (path, text) => {
    expect(faults([{ path, text }])).toEqual([]);
  });
});
