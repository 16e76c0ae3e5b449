/** Parses and formats a whole hand: `234m 567p 99m [EEE^] (8888s) +5m 1f …, fishing`. */
import type { Meld } from '../engine/melds.ts';
import type { Seat } from '../engine/seats.ts';
import { isBonus, JOKER, type Kind, PLAYED, plainKind } from '../engine/tiles.ts';
import { formatGiver, formatMeld, readGiver, readMeld } from './meld.ts';
import { atEnd, match, need, peek, skipSpaces, type TextReader, take, textReader, wrong } from './reader.ts';
import { formatTile, formatTiles, formatWrittenTiles } from './tile-text.ts';
import { needGroup } from './tiles.ts';

/** The winning tile, and how it came: drawn (`+`), from a discard (`<` `^` `>`), or by robbing a kong (`*`). */
export type MarkedTile =
  | { readonly by: 'draw'; readonly tile: Kind }
  | { readonly by: 'discard'; readonly tile: Kind; readonly from: Seat }
  | { readonly by: 'robbery'; readonly tile: Kind; readonly from: Seat | null };

export interface WrittenHand {
  /** The concealed tiles in the order written, without the winning tile and bonus tiles. */
  readonly concealed: readonly Kind[];
  /** What each joker in `concealed` stands for, in order; null when not stated. */
  readonly jokers: readonly (Kind | null)[];
  readonly melds: readonly Meld[];
  readonly winning: MarkedTile | null;
  readonly bonus: readonly Kind[];
  /** True when `…` stands in the hand: filler tiles complete it. */
  readonly filler: boolean;
  /** Facts about the hand, each named by a clause: "fishing". */
  readonly facts: readonly string[];
}

export const FILLER = '…';

/**
 * Parses a hand. The marks `<` `^` `>` are seen from `seat`. Example: `55m [EEE^] +5m` → concealed 5m 5m, a pung of
 * east winds from the seat opposite, winning tile 5m by draw.
 * @throws NotationError
 */
export function parseHand(text: string, seat: Seat = 0): WrittenHand {
  const comma = text.indexOf(',');
  const end = comma < 0 ? text.length : comma;
  return {
    ...readTiles(textReader(text, 0, end), seat),
    facts: comma < 0 ? [] : readFacts(textReader(text, comma)),
  };
}

function readTiles(reader: TextReader, seat: Seat): Omit<WrittenHand, 'facts'> {
  const concealed: Kind[] = [];
  const jokers: (Kind | null)[] = [];
  const melds: Meld[] = [];
  const bonus: Kind[] = [];
  let winning: MarkedTile | null = null;
  let filler = false;
  for (skipSpaces(reader); !atEnd(reader); skipSpaces(reader)) {
    const next = peek(reader);
    const from = reader.at;
    if (next === '[' || next === '(') melds.push(readMeld(reader, seat));
    else if (next !== '' && '+<^>*'.includes(next)) {
      if (winning) throw wrong(reader, 'one winning tile, not a second');
      winning = readWinning(reader, seat);
    } else if (take(reader, FILLER) || take(reader, '...')) {
      if (filler) throw wrong(reader, `“${FILLER}” once`, from);
      filler = true;
    } else {
      for (const tile of needPart(reader)) {
        if (isBonus(tile.kind)) bonus.push(tile.kind);
        else concealed.push(tile.kind);
        if (tile.kind === JOKER) jokers.push(tile.as);
      }
    }
  }
  return { concealed, jokers, melds, winning, bonus, filler };
}

function needPart(reader: TextReader): ReturnType<typeof needGroup> {
  if (/[0-9A-Z_r]/.test(peek(reader))) return needGroup(reader);
  throw wrong(reader, `a tile, a meld in [ ] or ( ), a winning tile after + < ^ > or *, or ${FILLER}`);
}

function readWinning(reader: TextReader, seat: Seat): MarkedTile {
  const drawn = take(reader, '+');
  const robbed = !drawn && take(reader, '*');
  const giver = drawn ? null : readGiver(reader, seat);
  const from = reader.at;
  const [tile, ...more] = needGroup(reader);
  if (!tile || more.length > 0 || tile.kind < 0 || plainKind(tile.kind) >= PLAYED) {
    if (tile?.kind !== JOKER || tile.as !== null) throw wrong(reader, 'the one winning tile', from);
  }
  if (drawn) return { by: 'draw', tile: tile.kind };
  if (robbed || giver === null) return { by: 'robbery', tile: tile.kind, from: giver };
  return { by: 'discard', tile: tile.kind, from: giver };
}

function readFacts(reader: TextReader): string[] {
  const facts: string[] = [];
  while (!atEnd(reader)) {
    need(reader, ',');
    skipSpaces(reader);
    const fact = match(reader, /[a-z0-9]+(?:[ -][a-z0-9]+)*/y);
    if (fact === null) throw wrong(reader, 'a fact in small letters, as a clause names it');
    facts.push(fact);
    skipSpaces(reader);
  }
  return facts;
}

/** Formats a hand of this seat; the tile order is kept. @throws RangeError */
export function formatHand(hand: WrittenHand, seat: Seat = 0): string {
  const jokers = hand.jokers[Symbol.iterator]();
  const tiles = hand.concealed.map((kind) => ({
    kind,
    as: kind === JOKER ? (jokers.next().value ?? null) : null,
  }));
  const parts = [
    formatWrittenTiles(tiles, true),
    ...hand.melds.map((meld) => formatMeld(meld, seat)),
    hand.winning ? formatWinning(hand.winning, seat) : '',
    formatTiles(hand.bonus),
    hand.filler ? FILLER : '',
  ];
  return [parts.filter((part) => part !== '').join(' '), ...hand.facts].join(', ');
}

function formatWinning(winning: MarkedTile, seat: Seat): string {
  const mark = winning.by === 'draw' ? '+' : winning.by === 'robbery' ? '*' : '';
  return `${mark}${winning.by === 'draw' ? '' : formatGiver(winning.from, seat)}${formatTile(winning.tile)}`;
}
