import { HAN, LATIN } from './glyphs.ts';

/** The four inks; tile.css gives them their colours, and both the light and the dark face pass under each. */
export const BLACK = 'var(--tile-black)';
export const RED = 'var(--tile-red)';
export const BLUE = 'var(--tile-blue)';
export const GREEN = 'var(--tile-green)';
/** The colour of the face itself, for what is left out of an ink. */
export const FACE = 'var(--tile-face)';

/**
 * A Chinese character centred on x y, `scale` × its outline's 200 units (140 in bonus names) to the em;
 * `bold` thickens its hairlines, in the outline's units.
 */
export function han(
  char: keyof typeof HAN,
  x: number,
  y: number,
  scale: number,
  ink: string,
  bold = 0,
): string {
  const stroke = bold ? ` stroke="${ink}" stroke-width="${bold}" stroke-linejoin="round"` : '';
  return `<path fill="${ink}"${stroke} transform="translate(${x} ${y})scale(${scale})" d="${HAN[char]}"/>`;
}

/** A capital or figure centred on x y, `height` units high. */
export function latin(char: keyof typeof LATIN, x: number, y: number, height: number, ink: string): string {
  return `<path fill="${ink}" transform="translate(${x} ${y})scale(${round(height / 125)})" d="${LATIN[char]}"/>`;
}

/** Three decimals are a hundredth of a pixel on the largest tile. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
