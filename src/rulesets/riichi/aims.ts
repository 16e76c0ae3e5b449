/** Aims for bots and hints. An open hand needs a yaku that counts in open hands. */
import type { Chosen } from '../../engine/game.ts';
import type { Aim, Winds } from '../../engine/targets.ts';
import { isTerminal, kindsFrom, SUITED } from '../../engine/tiles.ts';
import {
  allOf,
  concealedHand,
  eachDragon,
  HONOURS,
  noChows,
  ofShape,
  oneSuit,
  oneSuitAndHonours,
  type PatternMakeup,
  roundWind,
  seatWind,
  TERMINALS,
} from '../parts/pattern-makeups.ts';

const SIMPLES = kindsFrom(0, SUITED).filter((kind) => !isTerminal(kind));

const makeupsFor = (chosen: Chosen): readonly (readonly [string, number, PatternMakeup])[] => [
  ['riichi', 1, concealedHand],
  ['all-simples', 1, allOf(SIMPLES, chosen['open-simples'] === false ? { concealed: true } : {})],
  ['dragon', 1, eachDragon],
  ['seat-wind', 1, seatWind],
  ['round-wind', 1, roundWind],
  ['seven-pairs', 2, ofShape('seven-pairs')],
  ['all-triplets', 2, noChows],
  ['terminals-and-honours', 2, allOf([...TERMINALS, ...HONOURS])],
  ['half-flush', 2, oneSuitAndHonours],
  ['full-flush', 5, oneSuit],
  ['thirteen-orphans', 13, ofShape('thirteen-orphans')],
];

export const aimsFor =
  (chosen: Chosen) =>
  (winds: Winds): readonly Aim[] =>
    makeupsFor(chosen).flatMap(([rule, worth, patternMakeup]) =>
      patternMakeup(winds).map((makeup) => ({ rule, worth, ...makeup })),
    );
