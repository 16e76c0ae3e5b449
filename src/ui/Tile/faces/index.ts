import { BAMBOO } from './bamboo.ts';
import { BONUS, JOKER, PLAIN_BONUS } from './bonus.ts';
import { CHARACTERS, PLAIN_CHARACTERS } from './characters.ts';
import { DOTS } from './dots.ts';
import { HONOURS, PLAIN_HONOURS } from './honours.ts';
import { BLACK, BLUE, GREEN, RED } from './ink.ts';

/** The drawings of one kind: SVG fragments on a field of 60 × 80, in the inks of ink.ts. */
interface TileDrawing {
  readonly classic: string;
  /** Present only if it differs from the classic drawing. */
  readonly plain?: string;
}

const both = (classic: readonly string[], plain: readonly string[]): TileDrawing[] =>
  classic.map((drawing, i) => {
    const other = plain[i];
    return other === undefined ? { classic: drawing } : { classic: drawing, plain: other };
  });

const FIVE = 4;

/** A five all in red, with a spot that marks it without colour vision. */
function inRed(drawing: string, x: number): string {
  const red = [BLACK, BLUE, GREEN].reduce((text, ink) => text.replaceAll(ink, RED), drawing);
  return `${red}<circle cx="${x}" cy="8" r="4.5" fill="${RED}"/>`;
}

/** x of the spot: over the middle of dots and bamboo, in the corner of characters. */
const MIDDLE = 30;
const CORNER = 53;

/** All faces by kind; red fives come after the ordinary kinds. */
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
