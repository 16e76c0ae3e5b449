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
import { base } from '../build/base.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'NOTICE', 'LICENSE'];

/** Addresses with a hash of their content in them: what is kept of them never goes stale. */
const HASHED = /^\/_astro\//;

/**
 * A server for a built site, as a plain static host would be: no CORS header, the site's own page for a
 * lost address, folders by their trailing slash. Pages can be read, nothing else.
 * @param folder the build
 * @param root where the site lives on the host: "/" or "/sub/dir"
 * @param packed the build does not change, and a file may have a packed twin beside it (`page.js.gz`)
 */
export function createServer(folder: string, root = '/', packed = false): Server {
  const mount = root === '/' ? '' : root;
  // A build may be replaced under a running server: nothing is remembered (`dev`).
  const files = sirv(folder, {
    dev: !packed,
    gzip: packed,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return createHttpServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { path, query } = addressOf(request.url);
    if (mount !== '' && (path === mount || path === '/')) return redirect(response, `${mount}/`);
    if (!path.startsWith(`${mount}/`)) return lost(folder, request, response);
    const inside = path.slice(mount.length);
    if (!inside.endsWith('/') && existsSync(join(folder, inside, 'index.html'))) {
      return redirect(response, `${path}/${query}`);
    }
    request.url = inside;
    // Files are small: each is sent whole, whatever part of it is asked for.
    delete request.headers.range;
    files(request, response, () => lost(folder, request, response));
  });
}

/** What a browser would make of an address: backslashes are slashes, dots lead up, one slash is enough. */
function addressOf(url = '/'): { readonly path: string; readonly query: string } {
  const parsed = URL.parse(url.startsWith('/') ? `http://site${url}` : url);
  return { path: (parsed?.pathname ?? '').replace(/\/{2,}/g, '/'), query: parsed?.search ?? '' };
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

/** Builds the site in a process of its own, which says what it does. @throws when the build fails */
function build(folder: string): void {
  const command = fileURLToPath(new URL('build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [command, folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built.');
}

/** What `npm start` does it with. */
interface ServeOptions {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly isStale: () => boolean;
  readonly build: (folder: string) => void;
  readonly say: (line: string) => void;
}

/** Builds the site where it has to be, serves it, and says where. */
export async function start({ folder, root, port, isStale, build, say }: ServeOptions): Promise<Server> {
  if (isStale()) build(folder);
  const server = createServer(folder, root);
  say(`Sparrow School is at ${await listen(server, port, root)}`);
  return server;
}

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const here = statSync(path);
  if (!here.isDirectory()) return here.mtimeMs;
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs)
    .reduce((latest, time) => Math.max(latest, time), here.mtimeMs);
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { location: to }).end();
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
    await start({
      folder,
      root,
      port: Number(process.env.PORT ?? 4321),
      isStale: () => isStale(folder, root),
      build,
      say: console.log,
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
