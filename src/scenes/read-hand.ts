/** Parses written hands and checks them against a tile set. The rules of the game are not asked here. */

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

/** A game's tile set and its title, for error messages. */
export type SetOfTiles = Pick<Ruleset, 'tiles' | 'title'>;

/** A hand in notation, with its seat wind where that matters. */
interface WrittenAs {
  readonly tiles: string;
  readonly seat?: Wind | undefined;
}

/** Parses a hand that is written in full. @throws LessonError for notation, filler, or tiles the set does not have */
export function readHand(claim: WrittenAs, set: SetOfTiles, place: SourcePlace): WrittenHand {
  const hand = parseAt(place, () => parseHand(claim.tiles, claim.seat ?? 0));
  if (hand.filler) {
    throw new LessonError(place, `“${claim.tiles}” has filler`, 'A hand in a lesson is written out.');
  }
  checkSet(tilesOf(hand), set, place);
  return hand;
}

/** Runs a parser. @throws LessonError at `place` for an error of notation */
export function parseAt<T>(place: SourcePlace, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof NotationError ? notationMistake(error, place) : error;
  }
}

/**
 * Checks tiles against the set. Face-down tiles are ignored, because they can be any tile.
 * @throws LessonError for a tile the set does not have, or for too many copies
 */
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

/** Checks the size of a hand; every meld counts as three tiles. @throws LessonError when it is not `need` */
export function checkSize(hand: HandToJudge, need: number, text: string, place: SourcePlace): void {
  const have = sizeOf(hand);
  if (have === need) return;
  throw new LessonError(
    place,
    `“${text}” has ${have} tiles, a set on the table counted as three`,
    `${need} are needed.`,
  );
}
