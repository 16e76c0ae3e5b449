/** Tiles as the formats write them, for the writers of these tests alone. */
import { isRed, type Kind, plainKind } from '../../../src/engine/tiles.ts';

const ORDER = [...Array(31).keys(), 33, 32, 31];

/** 0–33 with dragons white, green, red. */
export const place = (tile: Kind): number => ORDER.indexOf(plainKind(tile));

/** `m5`, `p0`, `z7`. */
export function suitFirst(tile: Kind): string {
  const at = place(tile);
  if (at >= 27) return `z${at - 26}`;
  return `${'mps'.charAt(Math.floor(at / 9))}${isRed(tile) ? 0 : (at % 9) + 1}`;
}

/** `5m`, `0p`, `7z`. */
export const digitFirst = (tile: Kind): string => [...suitFirst(tile)].reverse().join('');

/** Two digits: 15, 47, 51. */
export function twoDigits(tile: Kind): number {
  const at = place(tile);
  if (at >= 27) return 41 + at - 27;
  return isRed(tile) ? 51 + Math.floor(at / 9) : 10 * (Math.floor(at / 9) + 1) + (at % 9) + 1;
}

/** `5mr`, `E`. */
export function letters(tile: Kind): string {
  const at = place(tile);
  return at >= 27
    ? 'ESWNPFC'.charAt(at - 27)
    : `${(at % 9) + 1}${'mps'.charAt(Math.floor(at / 9))}${isRed(tile) ? 'r' : ''}`;
}

/** Dots from 1, bamboo from 17, characters from 33, honours 49 + 16n, red 256 more. */
export function code(tile: Kind): number {
  const at = place(tile);
  if (at >= 27) return 49 + 16 * (at - 27);
  return ([33, 1, 17][Math.floor(at / 9)] ?? 0) + (at % 9) + (isRed(tile) ? 256 : 0);
}
