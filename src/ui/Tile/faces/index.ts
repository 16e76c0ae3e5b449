import { BAMBOO } from './bamboo.ts';
import { BONUS, JOKER, PLAIN_BONUS } from './bonus.ts';
import { CHARACTERS, PLAIN_CHARACTERS } from './characters.ts';
import { DOTS } from './dots.ts';
import { HONOURS, PLAIN_HONOURS } from './honours.ts';
import { BLACK, BLUE, GREEN, RED } from './ink.ts';

/** One kind's drawings: SVG fragments on a field of 60 × 80, in the inks of ink.ts. */
interface TileDrawing {
  readonly classic: string;
  /** Only where it differs from the classic one. */
  readonly plain?: string;
}

const both = (classic: readonly string[], plain: readonly string[]): TileDrawing[] =>
  classic.map((drawing, i) => {
    const other = plain[i];
    return other === undefined ? { classic: drawing } : { classic: drawing, plain: other };
  });

const FIVE = 4;

/** A five all in red, with a spot that tells it from the plain one where colours are not seen. */
function inRed(drawing: string, x: number): string {
  const red = [BLACK, BLUE, GREEN].reduce((text, ink) => text.replaceAll(ink, RED), drawing);
  return `${red}<circle cx="${x}" cy="8" r="4.5" fill="${RED}"/>`;
}

/** Where the spot finds room: over the middle of dots and bamboo, at the corner of characters. */
const MIDDLE = 30;
const CORNER = 53;

/** All faces, by kind; red fives behind the kinds. */
export const FACES: readonly TileDrawing[] = [
  ...both(CHARACTERS, PLAIN_CHARACTERS),
  ...both(DOTS, []),
  ...both(BAMBOO, []),
  ...both(HONOURS, PLAIN_HONOURS),
  ...both(BONUS, PLAIN_BONUS),
  { classic: JOKER },
  ...both([inRed(CHARACTERS[FIVE] ?? '', CORNER)], [inRed(PLAIN_CHARACTERS[FIVE] ?? '', CORNER)]),
  ...both([inRed(DOTS[FIVE] ?? '', MIDDLE), inRed(BAMBOO[FIVE] ?? '', MIDDLE)], []),
];
