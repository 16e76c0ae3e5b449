/**
 * Counts the least copies of a tile that a text needs: tiles said to be held, plus tiles discarded by others. Example:
 * “South, West and North each discard a 9 of dots. Then East calls Pung for North's” needs five.
 */
import type { Ruleset } from '../../engine/ruleset.ts';
import { copiesIn, type Kind } from '../../engine/tiles.ts';
import { numberOf } from './numbers.ts';
import { sentencesOf, type TextSentence } from './sentences.ts';
import { kindNamed } from './tiles.ts';

interface NeededTiles {
  readonly kind: Kind;
  readonly count: number;
}

/** Returns every tile kind of which the text needs more than the set has. */
export function tooOften(text: string, { tiles, terms }: Pick<Ruleset, 'tiles' | 'terms'>): NeededTiles[] {
  const copies: CopiesInText = { inHands: new Map(), discards: new Map(), last: null };
  const calls = new RegExp(`\\bcalls? (?:(${terms.pung})|(${terms.kong}))\\b`);
  for (const sentence of sentencesOf(text)) hear(sentence, calls, copies);
  const kinds = new Set([...copies.inHands.keys(), ...copies.discards.keys()]);
  return [...kinds].flatMap((kind) => {
    const count = neededOf(copies.inHands.get(kind), copies.discards.get(kind));
    return count > copiesIn(tiles, kind) ? [{ kind, count }] : [];
  });
}

/** Copies of one kind, by seat name. */
type BySeatName = Map<string, number>;

interface CopiesInText {
  readonly inHands: Map<Kind, BySeatName>;
  readonly discards: Map<Kind, BySeatName>;
  /** The kind named last, for “calls Pung for it”. */
  last: Kind | null;
}

const TILE =
  '(?:([1-9])s? of (dots|bamboo|characters)|(east|south|west|north) winds?|(red|green|white) dragons?)';
const WORDS = new RegExp(
  [
    '\\b(East|South|West|North|You|you)\\b(?! winds?\\b)',
    '\\b(discards?)\\b',
    `\\b(an?|one|two|three|four|five|six) ${TILE}( each)?`,
    '\\b(calls? \\w+)\\b',
  ].join('|'),
  'g',
);

function hear({ text }: TextSentence, calls: RegExp, copies: CopiesInText): void {
  let seats: string[] = [];
  /** True once the current seats' action is told; the next seat name then starts a new list. */
  let done = false;
  let discards = false;
  for (const [, seat, discard, number = '', rank, suit, wind, dragon, each, call] of text.matchAll(WORDS)) {
    if (seat !== undefined) {
      seats = done ? [seat] : [...seats, seat];
      done = false;
    } else if (discard !== undefined) {
      discards = true;
    } else if (call !== undefined) {
      const [, pung, kong] = calls.exec(call) ?? [];
      const own = pung !== undefined ? 2 : kong !== undefined ? 3 : 0;
      if (copies.last !== null && own > 0) note(copies.inHands, copies.last, seats.slice(-1), own);
      done = true;
    } else {
      const kind = kindNamed(rank, suit, wind ?? dragon);
      if (kind === null) continue;
      copies.last = kind;
      const count = /^an?$/.test(number) ? 1 : (numberOf(number) ?? 1);
      note(
        discards ? copies.discards : copies.inHands,
        kind,
        each === undefined ? seats.slice(-1) : seats,
        count,
      );
      done = true;
      discards = false;
    }
  }
}

/**
 * Records that each of these seats has `count` copies. Without a seat name the copies belong to nobody in particular.
 */
function note(book: Map<Kind, BySeatName>, kind: Kind, names: readonly string[], count: number): void {
  const seats = book.get(kind) ?? new Map<string, number>();
  for (const name of names.length > 0 ? names : ['']) {
    const seat = name.toLowerCase();
    seats.set(seat, Math.max(seats.get(seat) ?? 0, count));
  }
  book.set(kind, seats);
}

/**
 * Adds held and discarded copies. A seat that holds the tile may discard one of its own, so that discard adds nothing.
 */
function neededOf(inHands: BySeatName = new Map(), discards: BySeatName = new Map()): number {
  const inHand = [...inHands.values()].reduce((sum, count) => sum + count, 0);
  const gone = [...discards].reduce((sum, [name, count]) => (inHands.has(name) ? sum : sum + count), 0);
  return inHand + gone;
}
