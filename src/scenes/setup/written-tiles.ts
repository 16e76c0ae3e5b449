/** Reads all tiles a scene writes down and checks them against the ruleset's tile set. */

import type { Ruleset } from '../../engine/ruleset.ts';
import { type BySeat, bySeat, type Seat, seatOfWind } from '../../engine/seats.ts';
import { FACE_DOWN, type Kind } from '../../engine/tiles.ts';
import { tilesOf } from '../../evaluation/hand.ts';
import { takenFrom } from '../../evaluation/tiles.ts';
import { parseHand, type WrittenHand } from '../../notation/hand.ts';
import { SEAT_NAMES, type SeatName, seatName } from '../../notation/seats.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { LessonError } from '../error.ts';
import { parsePile, type WrittenPile } from '../parsing/wall-order.ts';
import type { Scene } from '../scene.ts';

const FILLER_HAND: WrittenHand = {
  concealed: [],
  jokers: [],
  melds: [],
  winning: null,
  bonus: [],
  filler: true,
  facts: [],
};

/** A parsed part of the scene, with its line and its name for error messages. */
interface OnLine<T> {
  readonly is: T;
  readonly line: number;
  readonly name: string;
}

export interface WrittenTable {
  readonly dealer: Seat;
  readonly hands: BySeat<OnLine<WrittenHand>>;
  readonly rivers: BySeat<OnLine<WrittenPile> | null>;
  /** The wall; null when it is all filler. */
  readonly wall: OnLine<WrittenPile> | null;
  readonly box: OnLine<WrittenPile> | null;
  /** Copies of each tile kind that are not placed yet (index = kind). */
  readonly rest: readonly number[];
}

/**
 * Parses all hands, rivers, the wall and the box of a scene.
 * @throws LessonError for a tile the set does not have, or for more copies than it has
 */
export function writtenTable(scene: Scene, ruleset: Ruleset): WrittenTable {
  const dealer = scene.position?.dealer ?? 0;
  const hands = bySeat((seat) => {
    const name = seatName(seat, dealer);
    const written = scene.deal.hands[name];
    const line = written?.line ?? scene.deal.line;
    return { is: written ? parseHand(written.text, seat) : FILLER_HAND, line, name: `the hand of ${name}` };
  });
  const rivers = bySeat((seat) => {
    const name = seatName(seat, dealer);
    const written = scene.position?.rivers[name];
    return written ? { is: parsePile(written.text), line: written.line, name: `the river of ${name}` } : null;
  });
  const pile = (name: 'wall' | 'box'): OnLine<WrittenPile> | null => {
    const written = scene.deal[name];
    return written && { is: parsePile(written.text), line: written.line, name: `the ${name}` };
  };
  const wall = pile('wall');
  const box = pile('box');
  const parts = [
    ...hands.map((hand) => ({ ...hand, tiles: tilesOf(hand.is) })),
    ...[...rivers, wall, box].flatMap((each) => (each ? [{ ...each, tiles: tilesOfPile(each.is) }] : [])),
  ];
  return { dealer, hands, rivers, wall, box, rest: restOf(scene, ruleset, parts) };
}

/** The seat of this name, by its wind, which depends on the dealer: with dealer 1, seat 1 is east. */
export const seatNamed = (name: SeatName, dealer: Seat): Seat =>
  seatOfWind(SEAT_NAMES.indexOf(name) as Seat, dealer);

const tilesOfPile = (pile: WrittenPile): Kind[] => [...pile.first, ...pile.last];

type Part = { readonly name: string; readonly line: number; readonly tiles: readonly Kind[] };

/**
 * Returns the copies of each kind that remain once `parts` are placed.
 * @throws LessonError for the first tile that is face down, not in the set, or one copy too many
 */
function restOf(scene: Scene, ruleset: Ruleset, parts: readonly Part[]): readonly number[] {
  const placed = parts.flatMap(({ tiles, ...part }) => tiles.map((kind) => ({ kind, part })));
  const faceless = placed.find(({ kind }) => kind === FACE_DOWN);
  if (faceless) {
    throw new LessonError(
      { file: scene.file, line: faceless.part.line },
      `${faceless.part.name} has a tile without a face`,
      'A scene knows all its tiles; who sees them is said by “seat:”.',
    );
  }
  const { rest, missing } = takenFrom(
    ruleset.tiles,
    placed.map(({ kind }) => kind),
  );
  const at = missing && placed[missing.at];
  if (!missing || !at) return rest;
  const { fault } = missing;
  const tile = formatTile(fault.kind);
  const where = placed.slice(0, missing.at + 1).filter(({ kind }) => kind === fault.kind);
  const places = new Set(where.map(({ part }) => `${part.name} (line ${part.line})`));
  const place = { file: scene.file, line: at.part.line };
  throw fault.is === 'strange'
    ? new LessonError(place, `${ruleset.title} has no ${tile}`, 'Use tiles of this game’s set.')
    : new LessonError(
        place,
        `${at.part.name} has a ${tile} too many`,
        `There are ${fault.copies} of ${tile}; they are in ${[...places].join(', ')}.`,
      );
}
