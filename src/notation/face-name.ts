/**
 * A tile's name where that of a rule would stand: what one knows of tiles is kept tile by tile, as of other questions it
 * is rule by rule. `8m` is the 8 of characters, `e` the east wind; no rule is called so.
 */
import type { Kind } from '../engine/tiles.ts';
import { formatTile, tileCalled } from './tile-text.ts';

/** The kind of question that is about one tile. */
export const NAMING = 'tile';

export const faceName = (kind: Kind): string => formatTile(kind).toLowerCase();

/** The tile of this name; null for a rule's. */
export const faceCalled = (name: string): Kind | null => tileCalled(name) ?? tileCalled(name.toUpperCase());
