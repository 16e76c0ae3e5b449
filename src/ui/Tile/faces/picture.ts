import type { Kind } from '../../../engine/tiles.ts';
import { FACES } from './index.ts';
import { indexOf } from './kinds.ts';

/** Colour of a tile's face. */
export const PAPER = '#fffef9';

/** Inks and face colour of tile.css in the light theme; a standalone image cannot read the page's variables. */
const COLOURS: Readonly<Record<string, string>> = {
  black: '#20242a',
  red: '#b3261e',
  blue: '#1d4f91',
  green: '#1b6e3c',
  face: PAPER,
};

/** A drawing with its ink variables replaced by colours. */
export const withInks = (drawing: string): string =>
  drawing.replace(/var\(--tile-(\w+)\)/g, (whole, name: string) => COLOURS[name] ?? whole);

/**
 * A flat tile with its corner index as an SVG document, for a line of text. The drawing is empty for kinds without a
 * face.
 */
export function pictureMarkup(kind: Kind): string {
  const drawing = withInks(FACES[kind]?.classic ?? '');
  const index = indexOf(kind);
  const corner =
    index === undefined
      ? ''
      : `<text x="6" y="19" font-family="sans-serif" font-size="17" font-weight="700" fill="#4a4a42">${index}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 66 86" width="66" height="86"><rect x="-2" y="-2" width="64" height="84" rx="7" fill="${PAPER}" stroke="#a89b74" stroke-width="1.5"/>${drawing}${corner}</svg>`;
}
