/**
 * Splits kinds into four groups that no set crosses: three suits and the honours. The counts of a group are encoded as
 * one number.
 */
import type { Counts } from '../engine/counts.ts';
import { EAST, type Kind, PLAYED, SUITED } from '../engine/tiles.ts';

export const HONOURS = 3;
export const GROUPS = [0, 1, 2, HONOURS] as const;

const FROM = [0, 9, 18, EAST] as const;
const END = [9, 18, SUITED, PLAYED] as const;

export const groupOf = (kind: Kind): number => (kind < EAST ? Math.floor(kind / 9) : HONOURS);
/** Position of a kind in its group, from 0. */
export const placeOf = (kind: Kind): number => (kind < EAST ? kind % 9 : kind - EAST);

/** Base-5 place values of a group's counts: one more tile of the nth kind adds `STEP[n]`. */
export const STEP = [1, 5, 25, 125, 625, 3125, 15625, 78125, 390625] as const;

/**
 * Encodes the counts of each group as a base-5 number, lowest kind first. Example: two 1s and one 3 are 2 + 1·25 = 27.
 */
export const numbersOf = (counts: Counts): number[] =>
  GROUPS.map((group) => {
    let number = 0;
    for (let kind = (END[group] as number) - 1; kind >= (FROM[group] as number); kind--) {
      number = number * 5 + (counts[kind] as number);
    }
    return number;
  });

/** Decodes a group number to 11 counts. The last two are always 0, so that chows can be tested at the end. */
export function digitsOf(number: number): number[] {
  const digits = new Array<number>(11).fill(0);
  for (let i = 0, rest = number; rest > 0; i++, rest = Math.floor(rest / 5)) digits[i] = rest % 5;
  return digits;
}

/** Set of kinds in a group, as a bitmask of positions. */
export type Places = number;

/** Encodes the kinds of a group as places. Example: group 1 (dots) with 1 and 3 of dots gives 0b101. */
export function placesOf(group: number, kinds: readonly Kind[]): Places {
  let places = 0;
  for (const kind of kinds) if (kind < PLAYED && groupOf(kind) === group) places |= 1 << placeOf(kind);
  return places;
}
