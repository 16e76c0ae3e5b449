/** How high a frame will be, as far as its address tells. */
import type { Wanted } from './embed.ts';
import { classNamed, classWritten } from './embed-classes.ts';
import { COLUMNS, MEASURED } from './embed-measured.ts';

/**
 * How much of the room that it is given a frame must fill to keep all of it, so that nothing moves: one that asks, where
 * a higher question may follow, and a scene or a rule.
 */
export const LEAST = { asks: 0.7, scene: 0.75 } as const;

/** The row of a hand that is drawn and asks nothing. */
const DRAWN = 'drawn';

/** Heights are letters: each is so much more than the one before it. */
const TIMES = 1.05;
const FIRST = 100;
const LETTER = 40;

/** The letter of a height in CSS pixels: of the next higher one that has a letter. */
export const letterOf = (height: number): string =>
  String.fromCharCode(LETTER + Math.max(0, Math.ceil(Math.log(height / FIRST) / Math.log(TIMES) - 1e-9)));

/** The height of a letter, in CSS pixels. */
export const heightOf = (letter: string): number =>
  Math.round(FIRST * TIMES ** (letter.charCodeAt(0) - LETTER));

/**
 * The room to keep for a frame until it says how high it is, in CSS pixels.
 * @param width of the element, in CSS pixels
 * @param classes the table of the classes of scenes and rules
 */
export function roomFor({ kind, address, text }: Wanted, width: number, classes: string): number {
  const said = address.split(/[/?#&=]/);
  const own = text ? classWritten(text) : classNamed(said.slice(0, 3).join('/'), classes);
  const name = said.find((each) => MEASURED[each]) ?? DRAWN;
  const row =
    MEASURED[`${text ? 'scene' : kind}/${own}`] ??
    MEASURED[`${name}/${said[1]}`] ??
    // A hand to score has a cover.
    MEASURED[`${name}/${said[5]}`] ??
    MEASURED[name];
  // Beyond all columns is the last one.
  return heightOf(row?.at(COLUMNS.findIndex((last) => width <= 20 * last)) ?? '');
}
