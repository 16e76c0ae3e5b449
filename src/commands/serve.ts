/** `npm start`: the built site on a loopback address, built first where the build is missing or out of date. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { base } from '../integrations/base.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['src', 'content', 'public', 'astro.config.mjs', 'package.json'];

/**
 * A server for a built site, as a plain static host would be: no CORS header, the site's own page for a
 * lost address, folders by their trailing slash.
 * @param folder the build
 * @param root where the site lives on the host: "/" or "/sub/dir"
 */
export function createServer(folder: string, root = '/'): Server {
  const mount = root === '/' ? '' : root;
  const files = sirv(folder, { dev: true, etag: true, dotfiles: false });
  return createHttpServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    if (!path.startsWith(`${mount}/`)) {
      if (path === mount || path === '/') return redirect(response, `${mount}/`);
      return lost(folder, request, response);
    }
    const inside = path.slice(mount.length);
    if (!inside.endsWith('/') && isFolder(folder, inside)) {
      return redirect(response, `${path}/${query === undefined ? '' : `?${query}`}`);
    }
    request.url = query === undefined ? inside : `${inside}?${query}`;
    files(request, response, () => lost(folder, request, response));
  });
}

/** Starts listening on a loopback address; port 0 takes a free one. Resolves with the site's address. */
export function listen(server: Server, port: number, root = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${taken}${root === '/' ? '/' : `${root}/`}`);
    });
  });
}

/** Whether the build is missing, older than one of its sources, or made for another root. */
export function isStale(folder: string, root: string, from = project): boolean {
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return true;
  const madeFor = /<html[^>]*\sdata-base="([^"]*)"/.exec(readFileSync(home, 'utf8'))?.[1];
  if (madeFor !== (root === '/' ? '/' : `${root}/`)) return true;
  const built = statSync(home).mtimeMs;
  return sources.some((source) => newest(join(from, source)) > built);
}

/** Builds the site in a process of its own. @throws when the build fails */
export function build(): void {
  const astro = join(project, 'node_modules/astro/bin/astro.mjs');
  const { status } = spawnSync(process.execPath, [astro, 'build', '--force'], {
    cwd: project,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site could not be built.');
}

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const here = statSync(path);
  if (!here.isDirectory()) return here.mtimeMs;
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs)
    .reduce((latest, time) => Math.max(latest, time), here.mtimeMs);
}

function isFolder(folder: string, path: string): boolean {
  try {
    return existsSync(join(folder, decodeURIComponent(path), 'index.html'));
  } catch {
    return false;
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { location: to.replace(/^\/{2,}/, '/') }).end();
}

function lost(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const page = join(folder, '404.html');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' || !existsSync(page) ? undefined : readFileSync(page));
}

if (import.meta.main) {
  try {
    const root = base();
    const folder = join(project, 'dist');
    if (isStale(folder, root)) build();
    const address = await listen(createServer(folder, root), Number(process.env.PORT ?? 4321), root);
    console.log(`Sparrow School is at ${address}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
