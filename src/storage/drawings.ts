/** Where drawings of tiles lie, from the site's root: pages bring those that they show, and fetch what comes later. */

/** As they are drawn of old: all tiles but flowers and seasons. */
export const SET_TILES = 'tiles.json';

/** Flowers and seasons alone: their drawings are the heaviest, and most hands show none. */
export const BONUS_TILES = 'bonus-tiles.json';

/** The plain drawings, for readers who chose them. */
export const PLAIN_TILES = 'plain-tiles.json';

/** Everything that can be drawn. */
export const DRAWINGS: readonly string[] = [SET_TILES, BONUS_TILES, PLAIN_TILES];
