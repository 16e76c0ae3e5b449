/** The drawings of the tiles that a page shows, once a page. */
import { parseTiles } from '../../notation/tiles.ts';
import { KINDS, symbolId } from '../../ui/Tile/faces/kinds.ts';
import { spriteMarkup } from '../../ui/Tile/faces/sprite.ts';
import type { StartTag } from './tags.ts';

const kindOfSymbol = new Map(
  Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind): [string, number][] => [
    [symbolId(kind), kind],
    [symbolId(kind, true), kind],
  ]),
);

/**
 * The sprite of a page with these tags, for its end. Beside the tiles in its markup it holds those that an island will
 * need later: an element says them as `data-sprite="123456789p 5s"`. The plain drawings are on it where something of the
 * page is drawn plain whoever reads it; all others fetch them once they have chosen them (scripts/settings/plain.ts).
 * @returns markup, empty for a page without tiles
 * @throws NotationError where `data-sprite` is no tiles
 */
export function spriteFor(tags: readonly StartTag[]): string {
  const kinds = new Set<number>();
  const drawn = new Set<string>();
  for (const { name, attributes } of tags) {
    if (name === 'symbol') drawn.add(attributes['id'] ?? '');
    const shown = name === 'use' ? kindOfSymbol.get(attributes['href']?.slice(1) ?? '') : undefined;
    if (shown !== undefined) kinds.add(shown);
    for (const tiles of attributes['data-sprite']?.split(/\s+/).filter(Boolean) ?? [])
      for (const kind of parseTiles(tiles)) kinds.add(kind);
  }
  const missing = [...kinds].filter((kind) => kind >= 0 && !drawn.has(symbolId(kind)));
  if (missing.length === 0) return '';
  const isPlain = tags.some(({ attributes }) => attributes['data-tiles'] === 'plain');
  return spriteMarkup(missing, isPlain ? 'both' : 'classic');
}
