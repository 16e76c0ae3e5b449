/** Tiles as the formats write them. Each returns null for what is no tile. */

import type { Rank, Suit } from '../engine/tiles.ts';
import { isSuited, type Kind, RED_FIVES, suitedKind } from '../engine/tiles.ts';

const HONOURS_FROM = 27;
const WHITE = 33;

/** The honour of this number, from 0: four winds, then white, green, red. Ours are red, green, white. */
const honour = (n: number): Kind => HONOURS_FROM + (n < 4 ? n : 6 - (n - 4));

/** Kinds numbered 0–33, dragons white, green, red. */
export const kindNumbered = (n: number): Kind | null =>
  Number.isInteger(n) && n >= 0 && n <= WHITE ? (n < HONOURS_FROM ? n : honour(n - HONOURS_FROM)) : null;

/** A suit's letter and a digit: `m5`, `p0` (the red five), `z7`. */
export function tileOfSuit(suit: string, digit: string): Kind | null {
  const rank = Number(digit);
  if (suit === 'z') return rank >= 1 && rank <= 7 ? honour(rank - 1) : null;
  const at = 'mps'.indexOf(suit);
  if (at < 0 || !/^\d$/.test(digit)) return null;
  return rank === 0 ? RED_FIVES + at : suitedKind(at as Suit, rank as Rank);
}

/** Two digits, suit and rank: `15`, `47` (red dragon), `51`–`53` (red fives). */
export function tileOfTwoDigits(n: number): Kind | null {
  const suit = Math.floor(n / 10);
  const rank = n % 10;
  if (!Number.isInteger(n) || rank < 1) return null;
  if (suit === 5) return rank <= 3 ? RED_FIVES + rank - 1 : null;
  return suit >= 1 && suit <= 4 ? tileOfSuit('mpsz'.charAt(suit - 1), String(rank)) : null;
}

const LETTERS = 'ESWNPFC';

/** A digit and a suit, red fives with an `r`, honours by letter: `5mr`, `E`, `P` (white), `F` (green), `C` (red). */
export function tileOfLetters(text: string): Kind | null {
  const at = text.length === 1 ? LETTERS.indexOf(text) : -1;
  if (at >= 0) return honour(at);
  const [, digit, suit, red] = /^([1-9])([mps])(r?)$/.exec(text) ?? [];
  if (digit === undefined || suit === undefined) return null;
  if (!red) return tileOfSuit(suit, digit);
  return digit === '5' ? tileOfSuit(suit, '0') : null;
}

/** Dots from 1, bamboo from 17, characters from 33, honours 49 + 16n; a red five has 256 more. */
export function tileOfCode(code: number): Kind | null {
  const plain = code > 256 ? code - 256 : code;
  const kind = plainOfCode(plain);
  if (code <= 256 || kind === null) return kind;
  return isSuited(kind) && kind % 9 === 4 ? RED_FIVES + Math.floor(kind / 9) : null;
}

function plainOfCode(code: number): Kind | null {
  if (!Number.isInteger(code) || code < 1) return null;
  if (code >= 49) return (code - 49) % 16 === 0 && code <= 145 ? honour((code - 49) / 16) : null;
  const suit = (['p', 's', 'm'] as const)[code >> 4];
  const rank = code & 15;
  return suit && rank >= 1 && rank <= 9 ? tileOfSuit(suit, String(rank)) : null;
}
