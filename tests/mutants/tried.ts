/** A copy of the sources in which one fault after another is made, and the tests that should notice it. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the tests need beside the packages. */
const COPIED = [
  'src',
  'content',
  'public',
  'tests',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'README.md',
];

/** After so long a fault that makes the tests hang is noticed. */
const HANGS = 600_000;

export interface Copy {
  /** Writes a file of the copy. */
  readonly write: (path: string, text: string) => Promise<void>;
  /** Whether one of these tests fails. They end with the first that does. */
  readonly fails: (tests: readonly string[], titled?: string) => Promise<boolean>;
  readonly remove: () => Promise<void>;
}

/** @param seed the seed of random tests, the same for all faults */
export async function copyOfSources(seed: string): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'sparrow-mutants-'));
  for (const name of COPIED) {
    await cp(name, join(folder, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    write: (path, text) => writeFile(join(folder, path), text),
    fails: (tests, titled) => failing(folder, seed, tests, titled),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function failing(cwd: string, seed: string, tests: readonly string[], titled?: string): Promise<boolean> {
  const command = ['run', '--project', 'unit', '--bail', '1', '--reporter', 'dot', ...tests];
  if (titled !== undefined) command.push('-t', titled);
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), ...command], {
      cwd,
      env: { ...process.env, SEED: seed },
      stdio: 'ignore',
      detached: true,
    });
    const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), HANGS);
    child.on('error', failed);
    child.on('close', (code) => {
      clearTimeout(late);
      done(code !== 0);
    });
  });
}
