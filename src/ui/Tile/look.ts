import type { Kind } from '../../engine/tiles.ts';
import { escapeHtml } from '../../notation/markup.ts';
import { indexOf, symbolId } from './faces/kinds.ts';
import DRAWINGS from './tiles.svg?url';

/**
 * Widths of a tile. Steps: xs 20, s 27, m 36, l 44, xl 64 px. Places, by page width (under 700 px / from 700 / from
 * 1200): home 56/72/82, hand 44/46/52, exercise 44, meld 36/40/46, scene 40/34/36, pond 20/30/38, scene-pond 18/24/24,
 * other 18/24/27 (other seats' melds, bonus tiles), receipt 22. `text` is a flat tile of 24 × 30 px that fits into 32
 * px lines of text. Without a size the width is an ancestor's `--tile`, else 44 px.
 */
export type TileSize =
  | 'xs'
  | 's'
  | 'm'
  | 'l'
  | 'xl'
  | 'home'
  | 'hand'
  | 'exercise'
  | 'meld'
  | 'scene'
  | 'pond'
  | 'scene-pond'
  | 'other'
  | 'receipt'
  | 'text';

/** Seat of the owner relative to the reader; the foot of the face points there. */
export type TileTurn = 'none' | 'left' | 'over' | 'right';

/** `up` shows the face, `down` the back; `standing` is another seat's tile seen from above. */
export type TileFace = 'up' | 'down' | 'standing';

interface TileLook {
  /** Kind of the tile; -1 if its face is hidden. */
  kind: Kind;
  size?: TileSize | undefined;
  turn?: TileTurn | undefined;
  /** Default: up, or down for kind -1. */
  face?: TileFace | undefined;
  /** True if it is not part of the line in focus. */
  dim?: boolean | undefined;
  /** True if it is the tile in question. */
  lit?: boolean | undefined;
  refused?: boolean | undefined;
}

export interface TileText extends TileLook {
  /** Name, e.g. "5 of dots". Empty if surrounding text says it; the tile is then hidden from screen readers. */
  name: string;
  /** Shown on hover and focus: its name, and where programs are met, what they call it. */
  tip?: string | undefined;
}

/** The side of the tile that is visible. */
export function faceOf(look: TileLook): TileFace {
  return look.face ?? (look.kind < 0 ? 'down' : 'up');
}

/** Class and data attributes for tile.css. */
export function attributesOf(look: TileLook): Record<string, string | undefined> {
  const face = faceOf(look);
  return {
    class: look.size ? `tile tile-${look.size}` : 'tile',
    'data-face': face === 'up' ? undefined : face,
    'data-turn': look.turn === 'none' ? undefined : look.turn,
    'data-index': face === 'up' ? indexOf(look.kind) : undefined,
    'data-state': look.refused ? 'refused' : look.lit ? 'lit' : look.dim ? 'dim' : undefined,
  };
}

/**
 * URL of tiles.svg. Empty in a frame with an opaque origin, which may not reference other files; the frame's script
 * inserts the drawings into its own page.
 */
const FILE = globalThis.origin === 'null' ? '' : DRAWINGS;

/** Address of a face-up tile's symbol in tiles.svg, for all styles of faces; null for others. */
export const drawingOf = (look: TileLook): string | null =>
  faceOf(look) === 'up' ? `${FILE}#${symbolId(look.kind)}` : null;

/** The same tile as an HTML string, for pages and embeds: a named image without a button. */
export function tileMarkup(tile: TileText): string {
  const attributes = {
    ...attributesOf(tile),
    role: 'img',
    ...(tile.name ? { 'aria-label': tile.name } : { 'aria-hidden': 'true' }),
  };
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
  const drawing = drawingOf(tile);
  const face = drawing === null ? '' : `<svg aria-hidden="true"><use href="${drawing}"></use></svg>`;
  const label = tile.tip
    ? `<span class="tile-label" aria-hidden="true" data-text="${escapeHtml(tile.tip)}"></span>`
    : '';
  return `<span${written}>${face}${label}</span>`;
}
