/** `_headers`, for hosts that read one: what a policy inside the page cannot say. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Writes `_headers`: pages may be framed by their own site alone, but for /embed/frame/, framed anywhere. */
export function headers(): AstroIntegration {
  let root = '';
  return {
    name: 'sparrow-headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.base.replace(/\/$/, '');
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const folders = readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && entry.name !== '_astro')
          .map((entry) => entry.name);
        writeFileSync(join(folder, '_headers'), headersFile(root, folders));
      },
    },
  };
}

/**
 * The file's text. Hosts add up the headers of every pattern that fits, so a pattern for all pages
 * would also bind the frames: the folders are listed one by one.
 * @param root the site's root without a slash behind
 * @param folders the names of the folders at the root
 */
export function headersFile(root: string, folders: readonly string[]): string {
  const own = ["Content-Security-Policy: frame-ancestors 'self'", 'X-Frame-Options: SAMEORIGIN'];
  const rules: [string, readonly string[]][] = [
    [`${root}/*`, ['X-Content-Type-Options: nosniff', 'Referrer-Policy: same-origin']],
    [`${root}/`, own],
    ...folders.flatMap((name): [string, readonly string[]][] =>
      name === 'embed' ? [[`${root}/embed/`, own]] : [[`${root}/${name}/*`, own]],
    ),
    [`${root}/_astro/*`, ['Cache-Control: public, max-age=31536000, immutable']],
  ];
  return `${rules.map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`).join('\n')}`;
}
