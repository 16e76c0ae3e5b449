/** The files of a folder as a plain static host answers with them. Whatever is asked, nothing here throws. */
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  // NOTICE and LICENSE.
  '': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Addresses with a hash of their content in them: what is kept of them never goes stale. */
const HASHED = /^\/_astro\//;

/**
 * The path that a request means inside the folder: unescaped, without dots that lead up; null where it
 * means none.
 */
export function pathIn(folder: string, path: string): string | null {
  try {
    const inside = join(resolve(folder), decodeURIComponent(path));
    return `${inside}${sep}`.startsWith(`${resolve(folder)}${sep}`) && !inside.includes('\0') ? inside : null;
  } catch {
    return null;
  }
}

/**
 * Answers with the file of this path, a folder's with its index.html.
 * @returns whether there is one; nothing is answered where there is none
 */
export async function sendFile(
  folder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const file = pathIn(folder, path.endsWith('/') ? `${path}index.html` : path);
  const found = file === null ? null : await read(file);
  if (file === null || found === null) return false;
  const { content, changed } = found;
  const etag = `W/"${content.length.toString(36)}-${changed.getTime().toString(36)}"`;
  response.setHeader('etag', etag);
  response.setHeader('last-modified', changed.toUTCString());
  response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  send(content, request, response);
  return true;
}

async function read(file: string): Promise<{ readonly content: Buffer; readonly changed: Date } | null> {
  try {
    const [content, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return { content, changed: mtime };
  } catch {
    // Not there, a folder, or gone since: to whoever asks it is all one.
    return null;
  }
}

/** The whole of it, or the one range that was asked for. */
function send(content: Buffer, { headers, method }: IncomingMessage, response: ServerResponse): void {
  const range = method === 'HEAD' ? 'whole' : byteRange(headers.range, content.length);
  if (range === 'beyond') {
    response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
    return;
  }
  const part = range === 'whole' ? content : content.subarray(range.from, range.to + 1);
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('content-length', part.length);
  if (range === 'whole') response.writeHead(200);
  else {
    response.writeHead(206, { 'content-range': `bytes ${range.from}-${range.to}/${content.length}` });
  }
  response.end(method === 'HEAD' ? undefined : part);
}

/** Which bytes of a file are meant, from 0, both included; `beyond` where it has none of them. */
type Range = 'whole' | 'beyond' | { readonly from: number; readonly to: number };

/** A Range header as RFC 9110 has it: one that cannot be read, or names several parts, asks for the whole. */
export function byteRange(header: string | undefined, size: number): Range {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'whole';
  if (first === '') {
    const many = Math.min(Number(last), size);
    return many === 0 ? 'beyond' : { from: size - many, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'beyond' : { from, to };
}
