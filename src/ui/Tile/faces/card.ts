import type { Kind } from '../../../engine/tiles.ts';
import { FACES } from './index.ts';
import { PAPER, withInks } from './picture.ts';

/** Size of a link preview image, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;
/** Most tiles on a card: a hand, in two rows. */
export const MOST = 14;

const CLOTH = '#2f5f50';
const LAMP = '#336353';
const BACK = '#2c8068';
const LIP = '#e2d6b6';
const COLUMNS = 7;
/** Width of a tile in a full row, and in a short one, in pixels. */
const NARROW = 136;
const WIDE = 170;
const GAP = 12;

/**
 * Builds the preview image of a link: tiles on a cloth, as an SVG document. It has no text, so it needs no fonts. Tiles
 * beyond `MOST` are dropped.
 */
export function cardMarkup(kinds: readonly Kind[]): string {
  const shown = kinds.slice(0, MOST);
  const rows = Array.from({ length: Math.ceil(shown.length / COLUMNS) }, (_, row) =>
    shown.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const wide = shown.length > 5 ? NARROW : WIDE;
  const high = wide * (4 / 3 + 0.13);
  const top = (CARD.height - rows.length * (high + GAP) + GAP) / 2;
  const tiles = rows.flatMap((row, down) => {
    const left = (CARD.width - row.length * (wide + GAP) + GAP) / 2;
    return row.map((kind, right) =>
      tileAt(kind, left + right * (wide + GAP), top + down * (high + GAP), wide),
    );
  });
  const { width, height } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${CLOTH}"/><rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="28" fill="${LAMP}"/>${tiles.join('')}</svg>`;
}

/** A tile as tile.css draws it: the face on top of lip and back. */
function tileAt(kind: Kind, x: number, y: number, wide: number): string {
  const layer = (less: number, fill: string): string =>
    `<rect width="60" height="${round(80 + 7.8 - less * 60)}" rx="7" fill="${fill}"/>`;
  const drawing = `<g transform="translate(3 4)scale(.9)">${withInks(FACES[kind]?.classic ?? '')}</g>`;
  return `<g transform="translate(${round(x)} ${round(y)})scale(${round(wide / 60)})">${layer(0, BACK)}${layer(0.08, LIP)}${layer(0.13, PAPER)}${drawing}</g>`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
