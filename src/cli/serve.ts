/**
 * `npm start` serves the built site on a loopback address, and first builds it where the build is missing or out of
 * date.
 */
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

/** Addresses that contain a content hash; these may be cached for ever. */
const HASHED_PATH = /^\/_astro\//;

/**
 * Creates a server for a built site that behaves like a plain static host: no CORS header, the site's 404 page, folders
 * with a trailing slash, GET and HEAD only.
 * @param folder the build
 * @param root path of the site on the host: "/" or "/sub/dir"
 * @param packed true where the build does not change; a file may then have a gzip twin beside it (`page.js.gz`)
 */
export function createServer(folder: string, root = '/', packed = false): Server {
  const mount = root === '/' ? '' : root;
  // Without `packed`, a build may be replaced while the server runs, so nothing is cached (`dev`).
  const files = sirv(folder, {
    dev: !packed,
    gzip: packed,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        HASHED_PATH.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
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
    if (!path.startsWith(`${mount}/`)) return sendNotFound(folder, request, response);
    const inside = path.slice(mount.length);
    if (!inside.endsWith('/') && existsSync(join(folder, inside, 'index.html'))) {
      return redirect(response, `${path}/${query}`);
    }
    request.url = inside;
    // Range requests are answered with the whole file, as all files are small.
    delete request.headers.range;
    files(request, response, () => sendNotFound(folder, request, response));
  });
}

/**
 * Normalises an address as browsers do: backslashes become slashes, dots are resolved, and repeated slashes become one.
 */
function addressOf(url = '/'): { readonly path: string; readonly query: string } {
  const parsed = URL.parse(url.startsWith('/') ? `http://site${url}` : url);
  return { path: (parsed?.pathname ?? '').replace(/\/{2,}/g, '/'), query: parsed?.search ?? '' };
}

/**
 * Listens on a loopback address; port 0 picks a free one. Resolves with the site's address, such as
 * "http://127.0.0.1:4321/".
 */
export function listen(server: Server, port: number, root = '/'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${taken}${root === '/' ? '/' : `${root}/`}`);
    });
  });
}

/** Is the build missing, older than one of its sources, or built for another root? */
export function isStale(folder: string, root: string, from = project): boolean {
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return true;
  const madeFor = /<html[^>]*\sdata-base="([^"]*)"/.exec(readFileSync(home, 'utf8'))?.[1];
  if (madeFor !== (root === '/' ? '/' : `${root}/`)) return true;
  const built = statSync(home).mtimeMs;
  return sources.some((source) => newest(join(from, source)) > built);
}

/** Builds the site in a child process, which prints its own messages. @throws Error when the build fails */
function build(folder: string): void {
  const command = fileURLToPath(new URL('build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [command, folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built.');
}

/** The options and effects of `npm start`; tests replace the effects. */
interface ServeOptions {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly isStale: () => boolean;
  readonly build: (folder: string) => void;
  readonly say: (line: string) => void;
}

/** Builds the site if needed, serves it, and prints its address. */
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

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
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
