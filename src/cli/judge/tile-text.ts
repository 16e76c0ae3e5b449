import type { Kind } from '../../engine/tiles.ts';
import { formatRefereeTiles, parseTilesWithReds } from '../../notation/referee.ts';
import { formatTiles } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';

/** A tile notation, used for a whole run of the judge. */
export interface TileNotation {
  /** @throws NotationError */
  readonly parse: (text: string) => Kind[];
  readonly format: (tiles: readonly Kind[]) => string;
}

export const TILE_TEXTS: Readonly<Record<'own' | 'referee', TileNotation>> = {
  own: { parse: parseTiles, format: (tiles) => formatTiles(tiles) },
  referee: { parse: parseTilesWithReds, format: formatRefereeTiles },
};
