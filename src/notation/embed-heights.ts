/** How high a frame will be, as far as its address tells. */
import type { Wanted } from './embed.ts';
import { MEASURED } from './embed-measured.ts';
import { shapeNamed, shapeWritten } from './embed-shapes.ts';

/** Where nothing is known of its kind, in tens of pixels. */
const USUAL = 48;

/**
 * The room to keep for a frame until it says how high it is, in CSS pixels.
 * @param width of the element, in CSS pixels
 * @param shapes the table of what scenes have below their tables
 */
export function roomFor({ kind, address, text }: Wanted, width: number, shapes: string): number {
  const said = address.split(/[/?#&=]/);
  const named =
    text !== null
      ? `scene/${shapeWritten(text)}`
      : kind === 'scene'
        ? `scene/${shapeNamed(said.slice(0, 3).join('/'), shapes)}`
        : said[kind === 'hand' ? 'findLast' : 'find']((each) => MEASURED[each]);
  const row = MEASURED[named ?? ''] ?? [];
  return 10 * (row.find((_, i) => i % 2 === 1 && width <= 20 * (row[i - 1] ?? 0)) ?? USUAL);
}
