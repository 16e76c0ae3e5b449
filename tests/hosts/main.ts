/**
 * `npm run hosts` builds one file of fenced blocks with the tools in which people write, and opens each page in Chromium
 * beside the last `npm run build`: a line a tool. `-- vitepress hugo` takes only tools of these names; `-- --keep` writes what
 * the tools made of the blocks into `tests/hosts/built`, where a test of pages finds it.
 *
 * Tools of npm are installed into a temporary folder, with their versions; those of the system are Debian's. What is
 * not there is named and skipped.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sirv from 'sirv';
import { findBrowser, launchArguments } from '../../src/cli/browser.ts';
import { createServer, listen } from '../../src/cli/serve.ts';
import { EMBED } from '../../src/packages/list.ts';
import { writePython } from '../../src/packages/python.ts';
import { writePackage } from '../../src/packages/write.ts';
import { ADDRESSES } from './blocks.ts';
import { type Look, lookAt } from './look.ts';
import { NPM_TOOLS } from './npm-tools.ts';
import { SYSTEM_TOOLS } from './system-tools.ts';
import { type BuiltPage, install, run, type Tool, type Workshop } from './tool.ts';
import { trimmedPage } from './trim.ts';

const HEAD = ['tool', 'version', 'way', 'shown', 'shift', 'light', 'print', 'requests', 'faults'] as const;

/** The file of a tool in `built`: "mkdocs-material". */
const slugOf = ({ title }: Tool): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The version of a tool. @throws Error where the system has it not */
function versionOf({ install: packages = [], needs }: Tool): string {
  const [first = ''] = packages;
  if (needs)
    return (
      /\d+(?:\.\d+)+/.exec(execFileSync(needs[0] ?? '', needs.slice(1), { encoding: 'utf8' }))?.[0] ?? ''
    );
  return first.split('@').at(-1) ?? '';
}

async function serve({ folder, headers = {} }: BuiltPage): Promise<{ address: string; close: () => void }> {
  const files = sirv(folder, {
    dev: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const server = createHttpServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  // Another site than that of the widgets, as far as browsers go.
  const address = await listen(server, 0);
  return { address: address.replace('127.0.0.1', 'localhost'), close: () => server.close() };
}

function cellsOf(tool: Tool, version: string, look: Look): string[] {
  const all = ADDRESSES.length;
  return [
    tool.title,
    version,
    tool.way,
    `${look.shown} of ${all}`,
    look.shift.toFixed(3),
    look.follows ? 'follows' : 'NOT',
    `${look.printed} of ${all}`,
    String(look.requests),
    look.faults.length === 0 ? '–' : look.faults.map((fault) => fault.slice(0, 160)).join('; '),
  ];
}

async function tryTool(tool: Tool, browser: Browser, workshop: Workshop, keep: boolean): Promise<string[]> {
  let version: string;
  try {
    version = versionOf(tool);
    mkdirSync(workshop.folder, { recursive: true });
    const own = tool.way === 'package' && tool.install ? [workshop.packed] : [];
    if (tool.install) install(workshop.folder, [...tool.install, ...own]);
  } catch (error) {
    return [tool.title, 'cannot be had here, skipped', String(error).split('\n')[0] ?? ''];
  }
  try {
    const built = tool.build(workshop);
    const { address, close } = await serve(built);
    try {
      if (keep)
        writeFileSync(
          join('tests/hosts/built', `${slugOf(tool)}.html`),
          await trimmedPage(browser, `${address}${built.path}`, workshop.site),
        );
      return cellsOf(
        tool,
        version,
        await lookAt(browser, `${address}${built.path}`, workshop.site, built.slides),
      );
    } finally {
      close();
    }
  } catch (error) {
    return [tool.title, version, tool.way, 'FAILED', String(error)];
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false }, folder: { type: 'string' } },
});
if (!existsSync('dist/embed/v1/mahjong.js')) throw new Error('There is no build: npm run build');
const tools = [...SYSTEM_TOOLS, ...NPM_TOOLS].filter(
  (tool) => positionals.length === 0 || positionals.some((name) => slugOf(tool).includes(name)),
);
const work =
  values.folder === undefined ? mkdtempSync(join(tmpdir(), 'sparrow-hosts-')) : resolve(values.folder);
mkdirSync(work, { recursive: true });
const server = createServer('dist');
const site = await listen(server, 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArguments] });
try {
  await writePackage(EMBED, join(work, 'sparrow-embed'));
  const python = join(work, 'sparrow-markdown');
  writePython(python);
  const [packed] = JSON.parse(
    run(join(work, 'sparrow-embed'), ['npm', 'pack', '--json', '--pack-destination', work]),
  );
  console.log(`| ${HEAD.join(' | ')} |\n|${HEAD.map(() => ' --- |').join('')}`);
  for (const tool of tools) {
    const workshop = { folder: join(work, slugOf(tool)), site, packed: join(work, packed.filename), python };
    console.log(`| ${(await tryTool(tool, browser, workshop, values.keep)).join(' | ')} |`);
  }
} finally {
  await browser.close();
  server.close();
  if (values.folder === undefined) rmSync(work, { recursive: true, force: true });
}
