import type { HAN, LATIN } from './glyphs.ts';
import { BLACK, BLUE, FACE, GREEN, han, latin, RED } from './ink.ts';

const WINDS: readonly (keyof typeof HAN)[] = ['東', '南', '西', '北'];

/** The white dragon: an empty frame. */
const FRAME =
  `<g fill="none" stroke="${BLUE}"><path stroke-width="5" d="M9.5 10.5h41v59h-41z"/>` +
  `<path stroke-width="1.8" d="M16.5 22a5 5 0 0 0 5-5h17a5 5 0 0 0 5 5v36a5 5 0 0 0-5 5h-17a5 5 0 0 0-5-5z"/></g>`;

/** East, South, West, North, then the red, the green and the white dragon. */
export const HONOURS: readonly string[] = [
  ...WINDS.map((char) => han(char, 30, 40, 0.27, BLACK, 3)),
  han('中', 30, 40, 0.28, RED, 5),
  han('發', 30, 40, 0.28, GREEN),
  FRAME,
];

/** Plain winds: a letter over a gust. */
const GUST =
  `<path fill="none" stroke="${BLUE}" stroke-width="3" stroke-linecap="round" ` +
  'd="M10 66h26c8 0 8-11 1-11-4 0-5 4-3 6M18 73h28c5 0 6-8 0-8"/>';

/** Plain dragons: a letter on a seal in the dragon's colour. */
const seal = (letter: keyof typeof LATIN, ink: string) =>
  `<rect x="7" y="11" width="46" height="58" rx="8" fill="${ink}"/>` +
  `<rect x="11" y="15" width="38" height="50" rx="4.5" fill="none" stroke="${FACE}" stroke-width="1.6"/>` +
  latin(letter, 30, 40, 32, FACE);

export const PLAIN_HONOURS: readonly string[] = [
  ...(['E', 'S', 'W', 'N'] as const).map((letter) => latin(letter, 30, 28, 37, BLACK) + GUST),
  seal('C', RED),
  seal('F', GREEN),
  `<rect x="9.5" y="13.5" width="41" height="53" rx="6" fill="none" stroke="${BLUE}" stroke-width="4.5"/>` +
    latin('P', 30, 40, 32, BLUE),
];
