/** Estimates the height of a frame from its address. */
import type { WantedFrame } from './embed.ts';
import { HEIGHTS, WIDTHS } from './embed-height-table.ts';

/**
 * The share of the reserved room a frame must fill for the room to stay, so that the page does not shift when it loads.
 */
export const LEAST = 0.7;

/** The row for a hand that is drawn without a question. */
const HAND_ROW = 'drawn';

/**
 * Returns the height to reserve until the frame reports its own, in CSS pixels.
 * @param width the width of the element, in CSS pixels
 */
export function heightFor({ address, text, drawn }: WantedFrame, width: number): number {
  if (drawn) return roomOf(drawn.hand, width);
  // The query only sets the look, and a word set may have the name of a question kind (`han`).
  const parts = address.replace(/\?[^#]*/, '').split(/[/#&=]/);
  const name = text ? 'scene' : (parts.find((each) => HEIGHTS[each]) ?? HAND_ROW);
  // Games with higher boards have rows of their own; so has a score embed with a hand, which starts with a cover.
  const row = HEIGHTS[`${name}/${parts[1]}`] ?? HEIGHTS[`${name}/${parts[5]}`] ?? HEIGHTS[name];
  const next = WIDTHS.findIndex((each) => each >= width);
  const [after, before] = [row?.[next], row?.[next - 1]];
  if (after === undefined) return row?.at(-1) ?? 0;
  if (before === undefined) return after;
  // Between two measured widths the height is between theirs.
  const [from = 0, to = 1] = [WIDTHS[next - 1], WIDTHS[next]];
  return Math.round(before + ((after - before) * (width - from)) / (to - from));
}

/** What is drawn of a hand, in CSS pixels: a tile, the room around a group, the margin, a row with the room below it. */
const DRAWN = { tile: 45.5, group: 12, margin: 8, row: 77 } as const;

/** The height of a hand that the page draws itself, its groups side by side on as many rows as they need. */
function roomOf(hand: string, width: number): number {
  const most = width - 2 * DRAWN.margin;
  let [height, row, end] = [0, 0, 0];
  for (const group of hand.match(/\[[^\]]*\]|\([^)]*\)|[^\s[(]+/g) ?? []) {
    const tiles = group.match(/[0-9ESWNCFPX_]/g)?.length ?? 0;
    const wide = tiles * DRAWN.tile + DRAWN.group;
    if (end > 0 && end + wide > most) [height, row, end] = [height + row, 0, 0];
    // A group that is wider than its place is drawn smaller.
    row = Math.max(row, DRAWN.row * Math.min(1, most / wide));
    end += Math.min(most, wide);
  }
  return Math.round(height + row - 2 + 2 * DRAWN.margin);
}
