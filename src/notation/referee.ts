/**
 * Parses and formats the Hong Kong referee's notation: two characters per tile, run together (`f3d1d8d8b3`; rule
 * `tile-strings`).
 */
import {
  BAMBOO,
  CHARACTERS,
  DOTS,
  EAST,
  FLOWERS,
  type Kind,
  RED_DRAGON,
  RED_FIVES,
  SEASONS,
} from '../engine/tiles.ts';
import { NotationError } from './error.ts';

/** The tile groups: letter, first kind, number of kinds. */
const GROUPS: readonly (readonly [letter: string, first: Kind, many: number])[] = [
  ['d', DOTS * 9, 9],
  ['b', BAMBOO * 9, 9],
  ['c', CHARACTERS * 9, 9],
  ['w', EAST, 4],
  ['r', RED_DRAGON, 3],
  ['f', FLOWERS, 4],
  ['s', SEASONS, 4],
];

/** Red fives in characters, dots and bamboo. The referee itself never plays with them. */
const REDS = ['a', RED_FIVES, 3] as const;

/**
 * Parses a referee's text, in order. Example: `d1d8` → 1 and 8 of dots. Spaces are not allowed. @throws NotationError
 */
export const parseRefereeTiles = (text: string): Kind[] => readGroups(text, GROUPS);

/** As {@link parseRefereeTiles}, with red fives as `a1` to `a3`. @throws NotationError */
export const parseTilesWithReds = (text: string): Kind[] => readGroups(text, [...GROUPS, REDS]);

function readGroups(text: string, groups: typeof GROUPS): Kind[] {
  const tiles: Kind[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const group = groups.find(([letter]) => letter === text[at]);
    if (!group) throw new NotationError(text, at + 1, 'one of the letters d b c w r f s');
    const [letter, first, many] = group;
    const digit = text.charAt(at + 1);
    if (!/^[1-9]$/.test(digit) || Number(digit) > many) {
      throw new NotationError(text, at + 2, `a number from 1 to ${many} after “${letter}”`);
    }
    tiles.push(first + Number(digit) - 1);
  }
  return tiles;
}

/** Formats tiles as the referee does, in order. @throws RangeError for jokers and face-down tiles */
export function formatRefereeTiles(tiles: readonly Kind[]): string {
  return tiles.map(formatRefereeTile).join('');
}

function formatRefereeTile(kind: Kind): string {
  const group = [...GROUPS, REDS].find(([, first, many]) => kind >= first && kind < first + many);
  if (!group) throw new RangeError(`the referee has no characters for kind ${kind}`);
  return `${group[0]}${kind - group[1] + 1}`;
}
