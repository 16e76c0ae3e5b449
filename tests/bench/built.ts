/** The built site, served for as long as something is measured on it in a browser. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchArguments } from '../../src/cli/browser.ts';
import { createServer, listen } from '../../src/cli/serve.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Where the site lives on its host, as the build says: "/" or "/sub/dir/". */
const rootOf = (html: string): string => html.match(/<html[^>]* data-base="([^"]*)"/)?.[1] ?? '/';

/** A copy of the build in which text is packed, as every public host of static sites sends it. */
function packedCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sparrow-bench-'));
  cpSync(dist, folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css|json|svg)$/.test(path)) continue;
    const file = join(folder, path);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
  }
  return folder;
}

/**
 * @param measure is given the browser and the site's address
 * @returns what was measured, or null where there is no build
 */
export async function onBuilt<T>(
  measure: (browser: Browser, address: string) => Promise<T>,
): Promise<T | null> {
  const home = join(dist, 'index.html');
  if (!existsSync(home)) return null;
  const base = rootOf(readFileSync(home, 'utf8'));
  const root = base === '/' ? '/' : base.replace(/\/$/, '');
  const folder = packedCopy();
  const server = createServer(folder, root, true);
  const address = await listen(server, 0, root);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArguments] });
  try {
    return await measure(browser, address);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
}
