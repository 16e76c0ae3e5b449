/** Where drawings of tiles lie, from the site's root: pages bring those that they show, and fetch what comes later. */

/** As they are drawn of old: all tiles. */
export const ALL_TILES = 'tiles.json';

/** The plain drawings, for readers who chose them. */
export const PLAIN_TILES = 'plain-tiles.json';
