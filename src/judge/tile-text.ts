import type { TileNotation } from '../evaluation/told/fields.ts';
import { formatRefereeTiles, parseTilesWithReds } from '../notation/referee.ts';
import { formatTiles } from '../notation/tile-text.ts';
import { parseTiles } from '../notation/tiles.ts';

export const TILE_TEXTS: Readonly<Record<'own' | 'referee', TileNotation>> = {
  own: { parse: parseTiles, format: (tiles) => formatTiles(tiles) },
  referee: { parse: parseTilesWithReds, format: formatRefereeTiles },
};
