/** A server of the build for pages with a worker, whose answers a test may replace; and a browser that visits it. */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { offline } from '#i18n/offline.ts';
import { createServer } from '../../src/cli/serve.ts';
import { isKeepable } from '../../src/offline/list.ts';
import { folder } from './pages.ts';

/** Answers in place of the build. @returns whether it has answered, or will */
export type Instead = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server that a test tells what to serve. */
export interface Host {
  /** The folder on the host that the build is for, with slashes around. */
  readonly root: string;
  /** The address of a path of the site. */
  readonly at: (path: string) => string;
  /** From now on this build is served. */
  readonly serve: (build: string) => void;
  /** From now on this is asked first; nothing is where it is null. */
  readonly answer: (instead: Instead | null) => void;
  readonly close: () => Promise<unknown>;
}

/** Starts one on a free port, with the build that is tested. */
export async function hosting(): Promise<Host> {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const root = /data-base="([^"]*)"/.exec(home)?.[1] ?? '/';
  const built = (build: string) => createServer(build, root === '/' ? '/' : root.slice(0, -1));
  let site = built(folder);
  let instead: Instead | null = null;
  const server = createHttpServer((request, response) => {
    // Nothing comes from a browser's own store: what is not kept by the worker is asked for.
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: object) =>
      writeHead(status, { ...headers, 'cache-control': 'no-store' })) as typeof response.writeHead;
    if (instead?.(request, response)) return;
    site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${root}`;
  return {
    root,
    at: (path) => address + path.slice(1),
    serve: (build) => {
      site = built(build);
    },
    answer: (to) => {
      instead = to;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

/** The addresses of what the workers of this site keep, from its root. */
export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('sparrow pages'));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** A browser of its own, whose worker runs and has kept the first page with all that it had loaded by then. */
export async function visiting(browser: Browser, { at, root }: Host, path: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(at(path));
  await page.evaluate(() => navigator.serviceWorker.ready);
  const missing = async (): Promise<string[]> => {
    const kept = await keptIn(page);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return [root + path.slice(1), ...loaded].filter(
      (each) => !kept.includes(each) && isKeepable(each.slice(root.length)),
    );
  };
  await expect.poll(missing).toEqual([]);
  return page;
}

/** Waits until the section of a course says that all of the course is kept: fetching its files takes a busy machine long. */
export const waitUntilKept = (section: Locator): Promise<void> =>
  expect(section.getByText(offline.keep.kept)).toBeVisible({ timeout: 180_000 });
