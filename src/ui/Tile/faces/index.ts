import { BAMBOO } from './bamboo.ts';
import { BONUS, JOKER, PLAIN_BONUS } from './bonus.ts';
import { CHARACTERS, PLAIN_CHARACTERS } from './characters.ts';
import { DOTS } from './dots.ts';
import { HONOURS, PLAIN_HONOURS } from './honours.ts';

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

/** All faces, by kind. */
export const FACES: readonly TileDrawing[] = [
  ...both(CHARACTERS, PLAIN_CHARACTERS),
  ...both(DOTS, []),
  ...both(BAMBOO, []),
  ...both(HONOURS, PLAIN_HONOURS),
  ...both(BONUS, PLAIN_BONUS),
  { classic: JOKER },
];
