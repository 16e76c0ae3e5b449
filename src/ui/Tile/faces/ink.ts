import { HAN, LATIN } from './glyphs.ts';

/** The four inks. tile.css sets their colours; each has enough contrast on the light and the dark face. */
export const BLACK = 'var(--tile-black)';
export const RED = 'var(--tile-red)';
export const BLUE = 'var(--tile-blue)';
export const GREEN = 'var(--tile-green)';
/** Colour of the face itself, for parts left out of an ink. */
export const FACE = 'var(--tile-face)';

/**
 * A Chinese character centred on (x, y). `scale` applies to the outline's em of 200 units (140 in bonus names); `bold`
 * thickens hairlines, in outline units.
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

/** A capital letter or digit centred on (x, y), `height` units high. */
export function latin(char: keyof typeof LATIN, x: number, y: number, height: number, ink: string): string {
  return `<path fill="${ink}" transform="translate(${x} ${y})scale(${round(height / 125)})" d="${LATIN[char]}"/>`;
}

/** Rounds to three decimals, which is 1/100 px on the largest tile. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
