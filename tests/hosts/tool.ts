/** What it takes to build a page with a tool for documents: a folder, the tool, and where the page is then. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a tool works, and what its page is told. */
export interface Workshop {
  /** The tool's own folder. */
  readonly folder: string;
  /** The address of the site, with a slash at its end. */
  readonly site: string;
  /** Packed packages to install: of the element, for tools of npm. */
  readonly packed: string;
  /** The folder of the extension for Python-Markdown. */
  readonly python: string;
}

export interface Tool {
  readonly title: string;
  /** How blocks become elements: by a package of ours, or by the loader. */
  readonly way: 'package' | 'fences' | 'elements';
  /** Packages of npm with their versions; what comes from the system has none. */
  readonly install?: readonly string[];
  /** The program that the system must have, and how it is asked for its version. */
  readonly needs?: readonly string[];
  readonly build: (workshop: Workshop) => BuiltPage;
}

/** A folder to be served, and the path of its page. */
export interface BuiltPage {
  readonly folder: string;
  readonly path: string;
  /** Headers with which the page is sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Shown a slide at a time. */
  readonly slides?: boolean;
}

export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** What the newest Node of the tools needs; npm's own variables would be taken for the tool's. */
const environment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  ASTRO_TELEMETRY_DISABLED: '1',
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  ...more,
});

/** @throws Error with what the program printed */
export function run(
  folder: string,
  [command = '', ...of]: readonly string[],
  more: Readonly<Record<string, string>> = {},
): string {
  try {
    return execFileSync(command, of, {
      cwd: folder,
      encoding: 'utf8',
      env: environment(more),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 280_000,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${of.join(' ')}\n${stdout}${stderr}`.slice(-3000));
  }
}

/** Installs a tool's packages; those that are there already stay. */
export function install(folder: string, packages: readonly string[]): void {
  if (!existsSync(join(folder, 'package.json'))) write(folder, { 'package.json': '{ "private": true }' });
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  run(folder, ['npm', 'install', ...quiet, ...packages]);
}

/** Keeps the room of blocks until their script is there, by what tools write around them. */
export const FENCES_STYLE =
  ':is(pre.mahjong, pre:has(> .language-mahjong), .language-mahjong pre, .highlight-mahjong pre) { min-height: 740px }';

/** The script that shows fenced blocks without a plugin, and the style. */
export const fencesScript = (site: string): string =>
  `<style>${FENCES_STYLE}</style><script src="${site}embed/v1/mahjong.js" data-fences defer></script>`;
