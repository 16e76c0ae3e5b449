/** Explains why a hand lacks a pattern. */

import type { Chosen } from '../../engine/game.ts';
import type { Objections } from '../../engine/objections.ts';
import {
  FLOWERS,
  isDragon,
  isFlower,
  isSeason,
  isWind,
  JOKER,
  kindsFrom,
  SEASONS,
} from '../../engine/tiles.ts';
import {
  afterKongs,
  allConcealed,
  allFour,
  allSets,
  atLeast,
  firstOf,
  gates,
  inSets,
  isDrawn,
  type Look,
  lastOfAll,
  noHonours,
  noPung,
  nothingCalled,
  nothingDown,
  objections,
  oneSuit,
  onRobbery,
  pairOf,
  triplets,
} from '../parts/objections.ts';
import { STANDARD } from '../parts/standard-objections.ts';
import { patterns } from './patterns/table.ts';

const NINE_GATES: Look = firstOf(
  nothingDown,
  noHonours,
  oneSuit,
  gates,
  // The tiles fit, but the hand did not wait for all nine kinds.
  (_hand, { how }) => (how.tile === null ? null : { is: 'other-last', tile: how.tile }),
);

const LOOKS: Readonly<Record<string, Look>> = {
  ...STANDARD,
  'four-concealed-triplets': firstOf(triplets, allConcealed(), isDrawn),
  terminals: firstOf(STANDARD['all-terminals'], triplets),
  'nine-gates': NINE_GATES,
  'great-winds': allSets('wind'),
  'four-gongs': allSets('kong'),
  'common-hand': firstOf(inSets, noPung),
  'mixed-orphans': firstOf(triplets, STANDARD['terminals-and-honours']),
  'mixed-one-suit': STANDARD['half-flush'],
  'all-one-suit': STANDARD['full-flush'],
  'small-dragons': firstOf(atLeast('dragon', 2), pairOf(isDragon), allSets('dragon')),
  'great-dragons': allSets('dragon'),
  'small-winds': firstOf(atLeast('wind', 3), pairOf(isWind), allSets('wind')),
  'fully-concealed': firstOf(nothingCalled, isDrawn),
  'robbing-the-gong': onRobbery,
  'last-catch': firstOf(lastOfAll, isDrawn),
  replacement: firstOf(isDrawn, afterKongs(1)),
  'double-replacement': firstOf(isDrawn, afterKongs(2)),
  'no-bonus': ({ hand: { bonus } }) => {
    const [tile] = bonus;
    return tile === undefined ? null : { is: 'holds', tile };
  },
  'all-flowers': allFour(FLOWERS),
  'all-seasons': allFour(SEASONS),
  'bonus-hand': firstOf(isDrawn, ({ hand: { bonus } }) => {
    const more = bonus.filter(isFlower).length >= bonus.filter(isSeason).length;
    const row = kindsFrom(FLOWERS, SEASONS);
    const other = kindsFrom(SEASONS, JOKER);
    const tile = (more ? [...row, ...other] : [...other, ...row]).find((each) => !bonus.includes(each));
    return tile === undefined ? null : { is: 'copies', tile, have: 0 };
  }),
};

export const objectionsOf = (chosen: Chosen): Objections =>
  objections(
    patterns(chosen).map(({ id }) => ({ pattern: id })),
    ({ pattern }) => LOOKS[pattern],
  );
