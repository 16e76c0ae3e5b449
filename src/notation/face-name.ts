/**
 * Names a tile where a rule id would stand, because tile knowledge is recorded per tile as other knowledge is per rule.
 * `8m` is the 8 of characters, `e` the east wind; no rule has such an id.
 */
import type { Kind } from '../engine/tiles.ts';
import { formatTile, tileCalled } from './tile-text.ts';

/** The question kind about naming a tile. */
export const TILE_QUESTION = 'tile';

export const faceName = (kind: Kind): string => formatTile(kind).toLowerCase();

/** Returns the tile with this name; null for a rule id. */
export const faceCalled = (name: string): Kind | null => tileCalled(name) ?? tileCalled(name.toUpperCase());
