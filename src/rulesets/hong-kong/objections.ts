/** Explains why a hand lacks a pattern. */

import type { Chosen } from '../../engine/game.ts';
import type { Objections } from '../../engine/objections.ts';
import {
  EAST,
  FLOWERS,
  isDragon,
  isFlower,
  isSeason,
  isSuited,
  isTerminal,
  isWind,
  JOKER,
  kindsFrom,
  PLAYED,
  SEASONS,
} from '../../engine/tiles.ts';
import {
  afterKongs,
  allConcealed,
  allSets,
  atLeast,
  bonusTile,
  copies,
  firstOf,
  inSets,
  inShape,
  isDrawn,
  type Look,
  lastOfAll,
  noChow,
  noHonours,
  noPung,
  noSets,
  notFirst,
  nothingCalled,
  nothingDown,
  objections,
  onDiscard,
  oneSuit,
  only,
  onlyHonours,
  onlyOuter,
  onRobbery,
  pairOf,
  pungOf,
  seatWind,
  someHonours,
  someSuit,
  someTerminals,
} from '../parts/objections.ts';
import { patterns } from './patterns/table.ts';

const ORPHANS = kindsFrom(0, PLAYED).filter((kind) => !isSuited(kind) || isTerminal(kind));
const allOfRow = (first: number): Look => firstOf(...[0, 1, 2, 3].map((nth) => bonusTile(() => first + nth)));
/** Objects unless all sets are triplets. */
const triplets = firstOf(inSets, noChow);

const NINE_GATES: Look = firstOf(
  nothingDown,
  noHonours,
  oneSuit,
  copies(({ tiles: [first = 0] }) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((rank) => [first - (first % 9) + rank, rank % 8 === 0 ? 3 : 1] as const),
  ),
  // The tiles fit, but the hand did not wait for all nine kinds.
  (_hand, { how }) => (how.tile === null ? null : { is: 'other-last', tile: how.tile }),
);

const LOOKS: Readonly<Record<string, Look>> = {
  'all-honours': onlyHonours,
  'four-concealed-triplets': firstOf(triplets, allConcealed(), isDrawn),
  terminals: firstOf(noHonours, only(isTerminal), triplets),
  'nine-gates': NINE_GATES,
  'great-winds': allSets('wind'),
  'thirteen-orphans': firstOf(
    onlyOuter,
    inShape('thirteen-orphans'),
    copies(() => ORPHANS.map((kind) => [kind, 1] as const)),
    noSets,
  ),
  'four-gongs': allSets('kong'),
  heavenly: firstOf(
    seatWind((wind) => wind === 0),
    isDrawn,
    notFirst,
  ),
  earthly: firstOf(
    seatWind((wind) => wind !== 0),
    onDiscard,
    notFirst,
  ),
  'common-hand': firstOf(inSets, noPung),
  'all-triplets': triplets,
  'mixed-orphans': firstOf(triplets, onlyOuter, someHonours, someTerminals),
  'mixed-one-suit': firstOf(oneSuit, someHonours, someSuit),
  'all-one-suit': firstOf(oneSuit, noHonours),
  'small-dragons': firstOf(atLeast('dragon', 2), pairOf(isDragon), allSets('dragon')),
  'great-dragons': allSets('dragon'),
  'small-winds': firstOf(atLeast('wind', 3), pairOf(isWind), allSets('wind')),
  'seven-pairs': firstOf(inShape('seven-pairs'), noSets),
  dragon: allSets('dragon'),
  'seat-wind': pungOf(({ hand }) => EAST + hand.seatWind),
  'round-wind': pungOf(({ hand }) => EAST + hand.roundWind),
  'fully-concealed': firstOf(nothingCalled, isDrawn),
  'self-draw': isDrawn,
  'robbing-the-gong': onRobbery,
  'last-catch': firstOf(lastOfAll, isDrawn),
  replacement: firstOf(isDrawn, afterKongs(1)),
  'double-replacement': firstOf(isDrawn, afterKongs(2)),
  'no-bonus': ({ hand: { bonus } }) => {
    const [tile] = bonus;
    return tile === undefined ? null : { is: 'holds', tile };
  },
  'own-flower': bonusTile(({ hand }) => FLOWERS + hand.seatWind),
  'own-season': bonusTile(({ hand }) => SEASONS + hand.seatWind),
  'all-flowers': allOfRow(FLOWERS),
  'all-seasons': allOfRow(SEASONS),
  'bonus-hand': firstOf(isDrawn, ({ hand: { bonus } }) => {
    const more = bonus.filter(isFlower).length >= bonus.filter(isSeason).length;
    const row = kindsFrom(FLOWERS, SEASONS);
    const other = kindsFrom(SEASONS, JOKER);
    const tile = (more ? [...row, ...other] : [...other, ...row]).find((each) => !bonus.includes(each));
    return tile === undefined ? null : { is: 'copies', tile, have: 0 };
  }),
};

export const objecting = (chosen: Chosen): Objections =>
  objections(
    patterns(chosen).map(({ id }) => ({ pattern: id })),
    ({ pattern }) => LOOKS[pattern],
  );
