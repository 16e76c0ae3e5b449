/** What pages weigh as they are sent: by what they ask for, and the files of the build that answer it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { folder } from './pages.ts';

/** The file of the build that an address of the site is answered with. */
function fileAt({ pathname }: URL): string {
  const path = decodeURIComponent(pathname);
  return join(folder, path.endsWith('/') ? `${path}index.html` : path);
}

/** Sizes of files by their paths: what several pages load is packed once. */
const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/** What a page loads from here on, fonts and icon aside, in bytes of brotli; asked for twice, it is sent once. */
export function weighing(page: Page, counts: (url: URL) => boolean = () => true): () => number {
  const files = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !/favicon|touch-icon|\.woff2/.test(url.href) && counts(url))
      files.add(fileAt(url));
  });
  return () => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}
