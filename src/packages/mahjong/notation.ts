/** Tiles and hands as text. */
export type { Kind } from '../../engine/tiles.ts';
export { NotationError } from '../../notation/error.ts';
export { formatHand, parseHand, type WrittenHand } from '../../notation/hand.ts';
export { formatTile, formatTiles } from '../../notation/tile-text.ts';
export { parseTiles } from '../../notation/tiles.ts';
