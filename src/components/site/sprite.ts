/** The drawings of the tiles a page shows, put on it once, whoever put the tiles there. */

import type { Ruleset } from '../../engine/ruleset.ts';
import { formatTiles } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { KINDS, symbolId } from '../../views/Tile/faces/kinds.ts';
import { spriteMarkup } from '../../views/Tile/faces/sprite.ts';

const kindOfSymbol = new Map(
  Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind): [string, number][] => [
    [symbolId(kind), kind],
    [symbolId(kind, true), kind],
  ]),
);

/** Every tile that may come up at tables of these rules, as an element around them says it: `data-sprite="…"`. */
export const spriteOf = (...rulesets: readonly Pick<Ruleset, 'tiles'>[]): string =>
  formatTiles(
    Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) =>
      rulesets.some(({ tiles }) => (tiles[kind] ?? 0) > 0),
    ),
  );

/**
 * Puts the sprite at the end of a page. Beside the tiles in its markup it holds those that an island will need
 * later: an element says them as `data-sprite="123456789p 5s"`. The plain drawings are on it where something of the
 * page is drawn plain whoever reads it; all others fetch them once they have chosen them (scripts/settings/plain.ts).
 * @throws NotationError where `data-sprite` is no tiles
 */
export function withSprite(html: string): string {
  const kinds = new Set<number>();
  for (const [, id] of html.matchAll(/<use\b[^>]*\shref="#(t-[\w-]+)"/g)) {
    const kind = kindOfSymbol.get(id ?? '');
    if (kind !== undefined) kinds.add(kind);
  }
  for (const [, tiles = ''] of html.matchAll(/\sdata-sprite="([^"]*)"/g)) {
    for (const kind of tiles.split(/\s+/).filter(Boolean).flatMap(parseTiles)) kinds.add(kind);
  }
  const missing = [...kinds].filter((kind) => kind >= 0 && !html.includes(`<symbol id="${symbolId(kind)}"`));
  const end = html.lastIndexOf('</body>');
  if (missing.length === 0 || end < 0) return html;
  const drawn = html.includes('data-tiles="plain"') ? 'both' : 'classic';
  return html.slice(0, end) + spriteMarkup(missing, drawn) + html.slice(end);
}
