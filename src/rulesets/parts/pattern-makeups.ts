/** Describes how to build hands with a pattern; bots and hints plan by it. */
import type { Aim, Makeup, Winds } from '../../engine/targets.ts';
import {
  EAST,
  isDragon,
  isTerminal,
  isWind,
  type Kind,
  kindsFrom,
  PLAYED,
  SUITED,
  SUITS,
  suitOf,
} from '../../engine/tiles.ts';

/** The ways to build a pattern; a pattern that counts per set has one entry for each set. */
export type PatternMakeup = (winds: Winds) => readonly (Makeup & Pick<Aim, 'each' | 'alone'>)[];

const STANDARD = { shape: 'standard' } as const;
export const HONOURS: readonly Kind[] = kindsFrom(EAST, PLAYED);
export const TERMINALS: readonly Kind[] = kindsFrom(0, SUITED).filter(isTerminal);
export const SIMPLES: readonly Kind[] = kindsFrom(0, SUITED).filter((kind) => !isTerminal(kind));
const EACH_SUIT: readonly (readonly Kind[])[] = SUITS.map((suit) =>
  kindsFrom(0, SUITED).filter((kind) => suitOf(kind) === suit),
);
const WINDS = HONOURS.filter(isWind);
const DRAGONS = HONOURS.filter(isDragon);

/** All tiles of one suit, whichever it is. */
export const oneSuit: PatternMakeup = () => [{ families: EACH_SUIT }];
export const oneSuitAndHonours: PatternMakeup = () => [
  { families: EACH_SUIT.map((suit) => [...suit, ...HONOURS]) },
];
/** All tiles are of these kinds. */
export const allOf =
  (kinds: readonly Kind[], more: Makeup = {}): PatternMakeup =>
  () => [{ ...STANDARD, families: [kinds], ...more }];
export const noChows: PatternMakeup = () => [{ ...STANDARD, mostChows: 0 }];
export const noPungs: PatternMakeup = () => [{ ...STANDARD, mostPungs: 0 }];
export const concealedHand: PatternMakeup = () => [{ concealed: true }];
export const selfDraw: PatternMakeup = () => [{ drawn: true }];
export const ofShape =
  (shape: string): PatternMakeup =>
  () => [{ shape }];

const pungs = (kinds: readonly Kind[]): Makeup => ({
  ...STANDARD,
  needs: kinds.map((tile) => ({ pung: [tile] })),
});
export const seatWind: PatternMakeup = (winds) => [pungs([EAST + winds.seatWind])];
export const roundWind: PatternMakeup = (winds) => [pungs([EAST + winds.roundWind])];
export const eachDragon: PatternMakeup = () => DRAGONS.map((tile) => ({ ...pungs([tile]), each: true }));
export const allDragons: PatternMakeup = () => [pungs(DRAGONS)];
export const allWinds: PatternMakeup = () => [pungs(WINDS)];

/** Pungs of a family but one kind, and a pair of that kind. */
const lesser =
  (family: readonly Kind[]): PatternMakeup =>
  () =>
    family.map((pair) => ({
      ...STANDARD,
      needs: [...family.filter((tile) => tile !== pair).map((tile) => ({ pung: [tile] })), { pair: [pair] }],
    }));
export const lesserDragons = lesser(DRAGONS);
export const lesserWinds = lesser(WINDS);

/** The same makeup, marked as counting alone. */
export const alone =
  (patternMakeup: PatternMakeup): PatternMakeup =>
  (winds) =>
    patternMakeup(winds).map((makeup) => ({ ...makeup, alone: true }));
