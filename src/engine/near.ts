/** Whether a hand can be whole, or one tile short, at all: most are neither, and then nothing has to be tried. */
import type { Ruleset, Shape } from './ruleset.ts';
import type { SeatHand } from './table.ts';
import { type Kind, SUITED } from './tiles.ts';

type Tiles = Pick<SeatHand, 'concealed' | 'melds'>;

const NONE: readonly Shape[] = [];

/** The shapes that this hand may have, as it is or with a tile more: only these need to be looked at in full. */
export function nearShapes({ deal, wins }: Ruleset, { concealed, melds }: Tiles): readonly Shape[] {
  const sets = deal.sets - melds.length;
  let found: Shape[] | null = null;
  for (const shape of wins.shapes) {
    if (shape.near?.(concealed, melds, sets, 0) === false) continue;
    found ??= [];
    found.push(shape);
  }
  return found ?? NONE;
}

/**
 * False where this hand is not complete, nor would be with any tile more.
 * @param spare how many of its tiles are still to be thrown away: false where that helps nothing, whichever they are
 */
export function isNear({ deal, wins }: Ruleset, { concealed, melds }: Tiles, spare: 0 | 1 = 0): boolean {
  const sets = deal.sets - melds.length;
  for (const shape of wins.shapes) if (shape.near?.(concealed, melds, sets, spare) !== false) return true;
  return false;
}

/**
 * False where the numbers of these sorted tiles already say that they are no sets and a pair, nor lack one tile of it.
 * A set is three of a suit or of one honour, the pair two: the tiles that are over where whole threes are taken away
 * are the pair; where one is missing, they are one of it, or two in each of two places. Each tile to spare is over in
 * one place more.
 * @param placeOf the lowest kind that may stand in a set with this one: of a suit its 1, of an honour itself
 */
export function mayBeSets(
  concealed: readonly Kind[],
  sets: number,
  spare: 0 | 1,
  placeOf: (kind: Kind) => Kind = beginningOf,
): boolean {
  const short = 3 * sets + 2 + spare - concealed.length;
  if (short !== 0 && short !== 1) return false;
  let ones = 0;
  let twos = 0;
  // From the end: single honours tell it soonest.
  for (let i = concealed.length - 1; i >= 0; ) {
    const from = placeOf(concealed[i] as Kind);
    const last = i--;
    while (i >= 0 && (concealed[i] as Kind) >= from) i--;
    const over = (last - i) % 3;
    if (over === 0) continue;
    if (over === 1) ones++;
    else twos++;
    if (ones + twos > 1 + short + spare) return false;
  }
  if (spare > 0) return true;
  return ones === 0 ? twos === 1 + short : ones === short && twos === 0;
}

/** Where the suit of this kind begins; an honour is a place by itself. */
const beginningOf = (kind: Kind): Kind => (kind >= SUITED ? kind : kind >= 18 ? 18 : kind >= 9 ? 9 : 0);
