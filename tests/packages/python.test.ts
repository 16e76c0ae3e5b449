/** The extension for Python-Markdown, by its own tests; where there is no Python-Markdown it is skipped, and says so. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writePython } from '../../src/packages/python.ts';

const python = [process.env['PYTHON'], 'python3', '/usr/bin/python3'].find(
  (each) => each !== undefined && spawnSync(each, ['-c', 'import markdown']).status === 0,
);
if (python === undefined) console.log('There is no Python-Markdown here: its extension is not tested.');

test.skipIf(python === undefined)('a page of Python-Markdown has elements and pictures of tiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparrow-python-'));
  try {
    writePython(folder);
    const { stderr, status } = spawnSync(python ?? '', ['-m', 'unittest'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(stderr).toMatch(/Ran [1-9]\d* tests/);
    expect(status, stderr).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
