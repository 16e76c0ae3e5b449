/** Installs packed packages into a fresh folder, and uses them there: in every Node that can be had, and by a type checker. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A Node to try: what it is called, and how it is started; those without a way are fetched by npm. */
const NODES = [
  { title: 'the one of this command', run: [process.execPath] },
  { title: 'the one on the path', run: ['node'] },
  { title: '20', run: ['npm', 'exec', '--yes', '--package=node@20', '--', 'node'] },
  { title: '22', run: ['npm', 'exec', '--yes', '--package=node@22', '--', 'node'] },
] as const;

/** Libraries whose JSX and templates know the element, once the types for them are imported. */
const LIBRARIES = ['@types/react@19', 'vue@3', 'solid-js@1', 'preact@10'];

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

function run(folder: string, [command = '', ...of]: readonly string[]): string {
  // What npm tells its scripts would be taken for this folder's own.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  return execFileSync(command, of, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Packs a package. @returns the path of the file, and its size in bytes */
function pack(folder: string, into: string): { path: string; size: number } {
  const [packed] = JSON.parse(run(folder, ['npm', 'pack', '--json', '--pack-destination', into]));
  return { path: join(into, packed.filename), size: packed.size };
}

/**
 * Tries the packages of these folders. @returns a line for each thing that was tried
 * @throws Error for what does not work
 */
export function tryPackages(folders: readonly string[]): string[] {
  const work = mkdtempSync(join(tmpdir(), 'sparrow-packages-'));
  try {
    const packed = folders.map((folder) => pack(resolve(folder), work));
    writeFileSync(join(work, 'package.json'), '{ "private": true, "type": "module" }\n');
    run(work, ['npm', 'install', ...QUIET, ...packed.map(({ path }) => path)]);
    copyFileSync('src/packages/trial/use.mjs.txt', join(work, 'use.mjs'));
    return [
      ...packed.map(({ path, size }) => `${path.slice(work.length + 1)}: ${(size / 1000).toFixed(1)} kB`),
      ...NODES.map(({ title, run: node }) => `Node ${title}: ${tryNode(work, node)}`),
      `types: ${tryTypes(work)}`,
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function tryNode(work: string, node: readonly string[]): string {
  let version: string;
  try {
    version = run(work, [...node, '--version']).trim();
  } catch {
    return 'cannot be had here, skipped';
  }
  run(work, [...node, 'use.mjs']);
  return `${version} works`;
}

/** Checks the types by the ways in which modules are found: those of Node and of bundlers, with the types for libraries. */
function tryTypes(work: string): string {
  try {
    run(work, ['npm', 'install', ...QUIET, 'typescript@5.9', ...LIBRARIES]);
  } catch {
    return 'no registry answers, skipped';
  }
  copyFileSync('src/packages/trial/use.ts.txt', join(work, 'use.ts'));
  copyFileSync('src/packages/trial/use.tsx.txt', join(work, 'jsx.tsx'));
  const checked = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--target', 'es2022', 'use.ts', 'jsx.tsx'];
  const ways = [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ];
  for (const way of ways) {
    try {
      run(work, [join(work, 'node_modules/.bin/tsc'), ...way, ...checked]);
    } catch (error) {
      throw new Error(`types by ${way.join(' ')}:\n${(error as { stdout?: string }).stdout ?? error}`);
    }
  }
  return 'TypeScript 5.9 finds them, and so do React, Preact, Solid and Vue';
}
