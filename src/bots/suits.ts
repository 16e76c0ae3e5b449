/** Kinds that no set crosses lie together: three suits, then the honours. A group's counts are written as a number. */
import type { Counts } from '../engine/counts.ts';
import { EAST, type Kind, PLAYED, SUITED } from '../engine/tiles.ts';

export const HONOURS = 3;
export const GROUPS = [0, 1, 2, HONOURS] as const;

const FROM = [0, 9, 18, EAST] as const;
const END = [9, 18, SUITED, PLAYED] as const;

export const groupOf = (kind: Kind): number => (kind < EAST ? Math.floor(kind / 9) : HONOURS);
/** Which of its group a kind is, from 0. */
export const placeOf = (kind: Kind): number => (kind < EAST ? kind % 9 : kind - EAST);

/** The counts of a group are the digits of its number to base 5; one tile more of its nth kind adds so much. */
const STEP = [1, 5, 25, 125, 625, 3125, 15625, 78125, 390625] as const;
export const stepOf = (kind: Kind): number => STEP[placeOf(kind)] as number;

/** The number of each group. */
export const numbersOf = (counts: Counts): number[] =>
  GROUPS.map((group) => {
    let number = 0;
    for (let kind = (END[group] as number) - 1; kind >= (FROM[group] as number); kind--) {
      number = number * 5 + (counts[kind] as number);
    }
    return number;
  });

/** The digits of a number, and two noughts behind them: so rows may be looked for at the end. */
export function digitsOf(number: number): number[] {
  const digits = new Array<number>(11).fill(0);
  for (let i = 0, rest = number; rest > 0; i++, rest = Math.floor(rest / 5)) digits[i] = rest % 5;
  return digits;
}

/** Some kinds of a group, a bit for each place. */
export type Places = number;

export function placesOf(group: number, kinds: readonly Kind[]): Places {
  let places = 0;
  for (const kind of kinds) if (kind < PLAYED && groupOf(kind) === group) places |= 1 << placeOf(kind);
  return places;
}
