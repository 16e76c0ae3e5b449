/** A hand that somebody writes down, read as tiles of a game: nothing is asked of its rules yet. */

import type { Ruleset } from '../engine/ruleset.ts';
import type { Wind } from '../engine/seats.ts';
import { FACE_DOWN, type Kind } from '../engine/tiles.ts';
import { type HandToJudge, sizeOf, tilesOf } from '../evaluation/hand.ts';
import { faultOfTiles } from '../evaluation/tiles.ts';
import { NotationError } from '../notation/error.ts';
import { parseHand, type WrittenHand } from '../notation/hand.ts';
import { formatTile } from '../notation/tile-text.ts';
import { LessonError, notationMistake, type SourcePlace } from './error.ts';

export { sizeOf } from '../evaluation/hand.ts';

/** The tiles that a game has, and what it is called. */
export type SetOfTiles = Pick<Ruleset, 'tiles' | 'title'>;

/** A hand as it is written, and its seat wind where it matters. */
interface WrittenAs {
  readonly tiles: string;
  readonly seat?: Wind | undefined;
}

/** The hand, written out and of this game's tiles. @throws LessonError */
export function readHand(claim: WrittenAs, set: SetOfTiles, place: SourcePlace): WrittenHand {
  const hand = reading(place, () => parseHand(claim.tiles, claim.seat ?? 0));
  if (hand.filler) {
    throw new LessonError(place, `“${claim.tiles}” has filler`, 'A hand in a lesson is written out.');
  }
  checkSet(tilesOf(hand), set, place);
  return hand;
}

/** What the notation says. @throws LessonError for a slip of notation, at this place */
export function reading<T>(place: SourcePlace, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof NotationError ? notationMistake(error, place) : error;
  }
}

/** @throws LessonError for tiles that the set does not have, or not so often; those without a face can be any */
export function checkSet(
  tiles: readonly Kind[],
  { tiles: set, title }: SetOfTiles,
  place: SourcePlace,
): void {
  const fault = faultOfTiles(
    set,
    tiles.filter((kind) => kind !== FACE_DOWN),
  );
  if (!fault) return;
  const tile = formatTile(fault.kind);
  throw fault.is === 'strange'
    ? new LessonError(place, `${title} has no ${tile}`, 'Use tiles of this game’s set.')
    : new LessonError(place, `there are ${fault.have} of ${tile}`, `The set has ${fault.copies} of them.`);
}

/** @throws LessonError when it is not this many tiles, a set on the table counted as three */
export function checkSize(hand: HandToJudge, need: number, text: string, place: SourcePlace): void {
  const have = sizeOf(hand);
  if (have === need) return;
  throw new LessonError(
    place,
    `“${text}” has ${have} tiles, a set on the table counted as three`,
    `${need} are needed.`,
  );
}
