/** Each page carries the drawings of exactly the tiles it shows, once, whoever put them there. */
import { defineMiddleware } from 'astro:middleware';
import { KINDS, symbolId } from './islands/Tile/faces/kinds.ts';
import { spriteMarkup } from './islands/Tile/faces/sprite.ts';
import { parseTiles } from './notation/tiles.ts';

const kindOfSymbol = new Map(
  Array.from({ length: KINDS }, (_, kind) => [
    [symbolId(kind), kind],
    [symbolId(kind, true), kind],
  ]).flat() as [string, number][],
);

/**
 * Puts the sprite at the end of a page. Beside the tiles in its markup it holds those that an island will need
 * later: an element says them as `data-sprite="123456789p 5s"`.
 */
export function withSprite(html: string): string {
  const kinds = new Set<number>();
  for (const [, id] of html.matchAll(/<use\b[^>]*\shref="#(t-[\w-]+)"/g)) {
    const kind = kindOfSymbol.get(id ?? '');
    if (kind !== undefined) kinds.add(kind);
  }
  for (const [, tiles] of html.matchAll(/\sdata-sprite="([^"]*)"/g)) {
    for (const kind of parseTiles(tiles ?? '')) kinds.add(kind);
  }
  const missing = [...kinds].filter((kind) => !html.includes(`<symbol id="${symbolId(kind)}"`));
  if (missing.length === 0) return html;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : html.slice(0, end) + spriteMarkup(missing) + html.slice(end);
}

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withSprite(await response.text()), response);
});
