import type { Kind } from '../../engine/tiles.ts';
import { escaped } from '../../notation/markup.ts';
import { hasPlain, indexOf, symbolId } from './faces/kinds.ts';
import DRAWINGS from './tiles.svg?url';

/**
 * How wide a tile is. Steps: xs 20, s 27, m 36, l 44, xl 64 px. Places, which change with the page's width
 * (under 700 px / from 700 / from 1200): home 56/72/82, hand 44/46/52, exercise 44, meld 36/40/46,
 * scene 40/34/36, pond 20/30/38, scene-pond 18/24/24, other 18/24/27 (others' melds, bonus tiles), receipt 22.
 * `text` is the flat tile for a line of text: 24 × 30, it fits lines of 32 px and leaves them so.
 * Without a size a tile is as wide as `--tile` of an ancestor says, else 44 px.
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

/** Where its owner sits, seen from the reader: the foot of the face points there. */
export type TileTurn = 'none' | 'left' | 'over' | 'right';

/** Up shows the face, down the back; standing is another player's tile seen from above. */
export type TileFace = 'up' | 'down' | 'standing';

interface TileLook {
  /** -1 is a tile whose face one may not see. */
  kind: Kind;
  size?: TileSize | undefined;
  turn?: TileTurn | undefined;
  /** Default: up, and down for kind -1. */
  face?: TileFace | undefined;
  /** Not in this line. */
  dim?: boolean | undefined;
  /** The tile in question, now. */
  lit?: boolean | undefined;
  refused?: boolean | undefined;
}

export interface TileText extends TileLook {
  /** "5 of dots"; empty where something around the tile says it: then the tile is hidden from readers. */
  name: string;
  /** Shown with the name on hover and focus. */
  notation?: string | undefined;
}

/** Which side of the tile is seen. */
export function faceOf(look: TileLook): TileFace {
  return look.face ?? (look.kind < 0 ? 'down' : 'up');
}

/** The tile's class and data attributes, which tile.css draws it by. */
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

/** A frame without an origin of its own may refer to no other file: what runs in it puts the drawings into its page. */
const FILE = globalThis.origin === 'null' ? '' : DRAWINGS;

/** The drawings in tiles.svg that a face-up tile refers to: one for all styles, or the classic and the plain one. */
export function drawingsOf(look: TileLook): { href: string; class?: string }[] {
  if (faceOf(look) !== 'up') return [];
  const classic = `${FILE}#${symbolId(look.kind)}`;
  if (!hasPlain(look.kind)) return [{ href: classic }];
  return [
    { href: classic, class: 'tile-classic' },
    { href: `${FILE}#${symbolId(look.kind, true)}`, class: 'tile-plain' },
  ];
}

/** The same tile as a string of HTML, for pages and embeds: a picture with a name, nothing to press. */
export function tileMarkup(tile: TileText): string {
  const attributes = {
    ...attributesOf(tile),
    role: 'img',
    ...(tile.name ? { 'aria-label': tile.name } : { 'aria-hidden': 'true' }),
  };
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
  const uses = drawingsOf(tile)
    .map((use) => `<use${use.class ? ` class="${use.class}"` : ''} href="${use.href}"></use>`)
    .join('');
  const face = uses && `<svg viewBox="0 0 60 80" aria-hidden="true">${uses}</svg>`;
  const label = tile.notation
    ? `<span class="tile-label" aria-hidden="true" data-text="${escaped(`${tile.name}, ${tile.notation}`)}"></span>`
    : '';
  return `<span${written}>${face}${label}</span>`;
}
