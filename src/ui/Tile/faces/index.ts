import { type Kind, plainKind, RED_FIVES, SUITED } from '../../../engine/tiles.ts';
import { BAMBOO, SMALL_BAMBOO } from './bamboo.ts';
import { BONUS, JOKER, PLAIN_BONUS } from './bonus.ts';
import { CHARACTERS, PLAIN_CHARACTERS } from './characters.ts';
import { DOTS, SMALL_DOTS } from './dots.ts';
import { HONOURS, PLAIN_HONOURS } from './honours.ts';
import { BLACK, BLUE, GREEN, RED } from './ink.ts';

/** The drawings of one kind: SVG fragments on a field of 60 × 80, in the inks of ink.ts. */
interface TileDrawing {
  readonly classic: string;
  /** Present only if it differs from the classic drawing. */
  readonly plain?: string;
}

/** The classic drawing with fewer marks, for small tiles in pictures that stand alone; as it is where it has few. */
export function smallFace(kind: Kind): string {
  const red = redPlaces.get(kind);
  if (red !== undefined) return inRed(smallFace(plainKind(kind)), red);
  const rank = kind % 9;
  const small =
    kind >= SUITED ? undefined : [undefined, SMALL_DOTS, SMALL_BAMBOO][Math.floor(kind / 9)]?.[rank];
  return small ?? FACES[kind]?.classic ?? '';
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

/** x of the spot of each red five. */
const redPlaces: ReadonlyMap<Kind, number> = new Map([
  [RED_FIVES, CORNER],
  [RED_FIVES + 1, MIDDLE],
  [RED_FIVES + 2, MIDDLE],
]);

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
