/** The site's sheet, as the minifier leaves it, says nothing that one of today's browsers drops without a word. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './pages.ts';
import { expect, unwatched as test } from './site.ts';

/** The faults of a sheet, each behind the selector that it stands under. */
function sheetFaults(css: string): string[] {
  return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const declared = new Map(
      body.split(';').map((line): [string, string] => {
        const [name = '', ...value] = line.split(':');
        return [name.trim(), value.join(':').trim()];
      }),
    );
    const faults: string[] = [];
    const decoration = declared.get('text-decoration') ?? 'none';
    // Safari knows the shorthand with a thickness from 26.2 on; before that the line is not drawn at all.
    if (/\s/.test(decoration)) faults.push(`text-decoration:${decoration}, write its longhands`);
    const select = declared.get('user-select');
    if (select !== undefined && !declared.has('-webkit-user-select'))
      faults.push(`user-select:${select}, write -webkit-user-select beside it`);
    return faults.map((fault) => `${selector.trim()}: ${fault}`);
  });
}

test('what a browser of today drops is found', () => {
  const bad = [
    'a{text-decoration:underline 2px red}',
    '@media print{a{color:red;text-decoration:line-through 1.5px}}',
    '.tile{-webkit-user-select:none}.disc{user-select:none}',
  ];
  for (const css of bad) expect(sheetFaults(css), css).toHaveLength(1);
  const good =
    'a{text-decoration-line:underline;text-decoration-thickness:2px}.tile{-webkit-user-select:none;user-select:none}';
  expect(sheetFaults(good)).toEqual([]);
});

test('no script asks for a sheet', () => {
  const assets = join(folder, '_astro');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => /[\w-]\.css\b/.test(readFileSync(join(assets, name), 'utf8')))).toEqual([]);
});

test('the site has one sheet, and every browser understands it', () => {
  const assets = join(folder, '_astro');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  for (const name of sheets) expect(sheetFaults(readFileSync(join(assets, name), 'utf8')), name).toEqual([]);
});
