/** How high a frame will be, as far as its address tells. */
import type { WantedFrame } from './embed.ts';
import { HEIGHTS, WIDTHS } from './embed-measured.ts';

/** How much of the room that it is given a frame must fill to keep all of it, so that nothing moves when it comes. */
export const LEAST = 0.7;

/** The row of a hand that is drawn and asks nothing. */
const DRAWN = 'drawn';

/**
 * The room to keep for a frame until it says how high it is, in CSS pixels.
 * @param width of the element, in CSS pixels
 */
export function roomFor({ address, text }: WantedFrame, width: number): number {
  // How it looks says nothing of what it is: a set of words is called as a count is.
  const parts = address.replace(/\?[^#]*/, '').split(/[/#&=]/);
  const name = text ? 'scene' : (parts.find((each) => HEIGHTS[each]) ?? DRAWN);
  // A game whose boards are higher has a row of its own, and so has a hand to score, which has a cover.
  const row = HEIGHTS[`${name}/${parts[1]}`] ?? HEIGHTS[`${name}/${parts[5]}`] ?? HEIGHTS[name];
  const next = WIDTHS.findIndex((each) => each >= width);
  return row?.at(next) ?? 0;
}
