/** A language is a folder of src/i18n/ with the topics of English, and a condition of package.json by which `#i18n` is it. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const ENGLISH = readdirSync(join(TOP, 'src/i18n/en'));

interface Package {
  imports: { '#i18n/*': string | Record<string, string> };
}

const packageOf = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The project once more, with a second language in which tiles have another name. */
function withLanguage(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['src', 'astro.config.mjs'])
    cpSync(join(TOP, part), join(folder, part), { recursive: true });
  symlinkSync(join(TOP, 'node_modules'), join(folder, 'node_modules'));
  const own = join(folder, 'src/i18n', tag);
  mkdirSync(own);
  for (const topic of ENGLISH) writeFileSync(join(own, topic), `export * from '../en/${topic}';`);
  writeFileSync(join(own, 'language.ts'), `export const language = { tag: '${tag}', name: 'Deutsch' };`);
  writeFileSync(
    join(own, 'names.ts'),
    `import { names as english } from '../en/names.ts'; export const names = { ...english, tileName: () => 'Stein' };`,
  );
  const { imports, ...rest } = packageOf(TOP);
  const both = { ...imports, '#i18n/*': { [tag]: `./src/i18n/${tag}/*`, default: './src/i18n/en/*' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...rest, imports: both }));
  return folder;
}

const run = (folder: string, conditions: readonly string[], script: string): string =>
  execFileSync(process.execPath, [...conditions, '--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

describe('Languages', () => {
  test('each has every topic, and is what #i18n is under its own name', () => {
    const tags = readdirSync(join(TOP, 'src/i18n'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    );
    for (const tag of tags) expect(readdirSync(join(TOP, 'src/i18n', tag))).toEqual(ENGLISH);
    const named = packageOf(TOP).imports['#i18n/*'];
    const folders = typeof named === 'string' ? { default: named } : named;
    expect(Object.values(folders).sort()).toEqual(tags.map((tag) => `./src/i18n/${tag}/*`).sort());
    expect(folders['default']).toBe('./src/i18n/en/*');
  });

  test('a second one is spoken by commands and by builds that ask for it, and by no others', () => {
    const folder = withLanguage('de');
    const said = `
      const { spokenOf } = await import('./src/islands/Play/sounds.ts');
      console.log(spokenOf({ type: 'discarded', seat: 0, tile: 13, says: null }, {}));`;
    expect(run(folder, [], said)).toBe('5 of dots');
    expect(run(folder, ['--conditions=de'], said)).toBe('Stein');
    const built = `
      import { build } from 'vite';
      const { default: config } = await import('./astro.config.mjs');
      const { output } = await build({
        configFile: false,
        logLevel: 'silent',
        resolve: config.vite.resolve,
        build: { write: false, minify: false, lib: { entry: 'src/islands/Play/sounds.ts', formats: ['es'] } },
      }).then((made) => [made].flat()[0]);
      console.log(output[0].code.includes('Stein'));`;
    expect(run(folder, [], built)).toBe('false');
    expect(run(folder, ['--conditions=de'], built)).toBe('true');
  });
});
