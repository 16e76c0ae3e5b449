/** What the built sheets may not say: declarations that one of today's browsers drops without a word. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './html.ts';

/** Reads every sheet as it was built, after whatever the minifier made of it; the build fails over each fault. */
export function sheets(): AstroIntegration {
  return {
    name: 'sparrow-sheets',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const faults = filesBelow(folder)
          .filter((path) => path.endsWith('.css'))
          .flatMap((path) =>
            sheetFaults(readFileSync(join(folder, path), 'utf8')).map((fault) => `${path}: ${fault}`),
          );
        if (faults.length > 0)
          throw new Error(`Not every browser understands these:\n  ${faults.join('\n  ')}`);
      },
    },
  };
}

/** The faults of one sheet, each with the rule it stands in. */
export function sheetFaults(css: string): string[] {
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
