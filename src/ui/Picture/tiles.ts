/** A picture of tiles in rows, for what is asked or played. */
import type { Kind } from '../../engine/tiles.ts';
import { STILL } from '../../notation/embed-stills.ts';
import { documentOf } from './document.ts';
import { rowOf, TILE } from './faces.ts';

/** The most tiles in a row, and the width of a tile in a full and in a short row, in CSS pixels. */
const COLUMNS = 7;
const NARROW = 64;
const WIDE = 84;

/** Lays tiles on a cloth. */
export function tilesPicture(kinds: readonly Kind[], title: string): string {
  const rows = Array.from({ length: Math.ceil(kinds.length / COLUMNS) }, (_, i) =>
    rowOf(kinds.slice(i * COLUMNS, (i + 1) * COLUMNS).map((kind) => ({ kind }))),
  );
  const scale = (kinds.length > 5 ? NARROW : WIDE) / TILE.width;
  const high = TILE.height * scale + 16;
  const drawn = rows.map(({ markup, width }, i) => {
    const x = Math.round((STILL.width - width * scale) / 2);
    const y = Math.round((STILL.height - high * rows.length + 16) / 2 + high * i);
    return `<g transform="translate(${x} ${y})scale(${Math.round(scale * 1000) / 1000})">${markup}</g>`;
  });
  return documentOf(title, drawn.join(''));
}
