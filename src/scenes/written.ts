/** What a scene writes down of its tiles, checked against the set they are of. */
import type { Ruleset } from '../engine/ruleset.ts';
import { type BySeat, bySeat, type Seat, seatOfWind, windOf } from '../engine/seats.ts';
import { FACE_DOWN, KINDS, type Kind } from '../engine/tiles.ts';
import { parseHand, type WrittenHand } from '../notation/hand.ts';
import { SEAT_NAMES, type SeatName } from '../notation/seats.ts';
import { formatTile } from '../notation/tiles.ts';
import { LessonError } from './error.ts';
import { parsePile, type WrittenPile } from './pile.ts';
import type { Scene } from './scene.ts';

const FILLED: WrittenHand = {
  concealed: [],
  jokers: [],
  melds: [],
  winning: null,
  bonus: [],
  filler: true,
  facts: [],
};

/** A written thing and the line it stands on. */
interface OnLine<T> {
  readonly is: T;
  readonly line: number;
  readonly name: string;
}

export interface WrittenTable {
  readonly dealer: Seat;
  readonly hands: BySeat<OnLine<WrittenHand>>;
  readonly rivers: BySeat<OnLine<WrittenPile> | null>;
  /** Null: all filler. */
  readonly wall: OnLine<WrittenPile> | null;
  readonly box: OnLine<WrittenPile> | null;
  /** How many tiles of each kind are still to be placed. */
  readonly rest: readonly number[];
}

/** Everything the scene writes down, read. @throws LessonError for tiles that this set does not have, or not so often */
export function writtenTable(scene: Scene, ruleset: Ruleset): WrittenTable {
  const dealer = scene.given?.dealer ?? 0;
  const hands = bySeat((seat) => {
    const name = nameOf(seat, dealer);
    const written = scene.deal.hands[name];
    const line = written?.line ?? scene.deal.line;
    return { is: written ? parseHand(written.text, seat) : FILLED, line, name: `the hand of ${name}` };
  });
  const rivers = bySeat((seat) => {
    const name = nameOf(seat, dealer);
    const written = scene.given?.rivers[name];
    return written ? { is: parsePile(written.text), line: written.line, name: `the river of ${name}` } : null;
  });
  const pile = (name: 'wall' | 'box'): OnLine<WrittenPile> | null => {
    const written = scene.deal[name];
    return written && { is: parsePile(written.text), line: written.line, name: `the ${name}` };
  };
  const wall = pile('wall');
  const box = pile('box');
  const parts = [
    ...hands.map((hand) => ({ ...hand, tiles: tilesOfHand(hand.is) })),
    ...[...rivers, wall, box].flatMap((each) => (each ? [{ ...each, tiles: tilesOfPile(each.is) }] : [])),
  ];
  return { dealer, hands, rivers, wall, box, rest: restOf(scene, ruleset, parts) };
}

export const nameOf = (seat: Seat, dealer: Seat): SeatName => SEAT_NAMES[windOf(seat, dealer)];
export const seatNamed = (name: SeatName, dealer: Seat): Seat =>
  seatOfWind(SEAT_NAMES.indexOf(name) as Seat, dealer);

/** Every tile a hand writes down, those of its melds and the winning tile too. */
export const tilesOfHand = (hand: WrittenHand): Kind[] => [
  ...hand.concealed,
  ...hand.melds.flatMap((meld) => meld.tiles),
  ...(hand.winning ? [hand.winning.tile] : []),
  ...hand.bonus,
];

export const tilesOfPile = (pile: WrittenPile): Kind[] => [...pile.first, ...pile.last];

type Part = { readonly name: string; readonly line: number; readonly tiles: readonly Kind[] };

function restOf(scene: Scene, ruleset: Ruleset, parts: readonly Part[]): number[] {
  const rest = Array.from({ length: KINDS }, (_, kind) => ruleset.tiles[kind] ?? 0);
  const where = rest.map(() => new Set<string>());
  for (const { name, line, tiles } of parts) {
    const place = { file: scene.file, line };
    for (const kind of tiles) {
      if (kind === FACE_DOWN) {
        throw new LessonError(
          place,
          `${name} has a tile without a face`,
          'A scene knows all its tiles; who sees them is said by “seat:”.',
        );
      }
      where[kind]?.add(`${name} (line ${line})`);
      const left = (rest[kind] ?? 0) - 1;
      rest[kind] = left;
      if (left >= 0) continue;
      const copies = ruleset.tiles[kind] ?? 0;
      const tile = formatTile(kind);
      throw new LessonError(
        place,
        copies === 0 ? `${ruleset.title} has no ${tile}` : `${name} has a ${tile} too many`,
        copies === 0
          ? 'Use tiles of this game’s set.'
          : `There are ${copies} of ${tile}; they are in ${[...(where[kind] ?? [])].join(', ')}.`,
      );
    }
  }
  return rest;
}
