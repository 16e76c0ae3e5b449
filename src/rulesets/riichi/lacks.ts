/** Checks of this game: the fact that says why a hand lacks a yaku or a line of fu. */

import type { Kind } from '../../engine/tiles.ts';
import {
  allSets,
  type Check,
  firstOf,
  inShape,
  noSets,
  nothingCalled,
  nothingDown,
  seatWind,
  setFact,
} from '../parts/objections.ts';
import type { ReadHand, WholeSet } from '../parts/read-hand.ts';
import { isTwoSided } from './finders.ts';
import { isFirstTurn } from './go-around.ts';
import { isInRiichi } from './riichi-state.ts';

export const inRiichi: Check = firstOf(nothingCalled, (_hand, { position, seat }) =>
  isInRiichi(position, seat) ? null : { is: 'undeclared', rule: 'riichi' },
);
export const inFirstTurn: Check = (_hand, { position, seat }) =>
  isFirstTurn(position, seat) ? null : { is: 'not-first' };

export const inTurn: Check = (_hand, { how }) =>
  how.by === 'draw' && how.tile !== null && how.drew.by !== 'wall'
    ? { is: 'replacement', tile: how.tile }
    : null;

/** The concealed set that the winning tile completed; null for the pair or none. */
const completedSet = ({ reading, placed, groups, hand }: ReadHand): WholeSet | null => {
  const group = reading.sets[placed] && groups[hand.melds.length + placed];
  return group && group.kind !== 'pair' ? group : null;
};

export const pairCompleted: Check = ({ placed, pair }) =>
  placed === -1 && pair !== null ? { is: 'finished-pair', tile: pair } : null;

/** Objects if the winning tile did not complete a two-sided wait. */
export const openEnd: Check = (hand, { how }) => {
  const set = completedSet(hand);
  return set && how.tile !== null && !isTwoSided(hand, how.tile)
    ? { is: 'one-ended', set: setFact(set), tile: how.tile }
    : null;
};

/** Objects if the winning tile completed a triplet or a two-sided wait. */
export const severalWaits: Check = (hand, { how }) => {
  const set = completedSet(hand);
  if (!set) return null;
  if (set.kind !== 'chow' || how.tile === null) return { is: 'finished', set: setFact(set) };
  if (!isTwoSided(hand, how.tile)) return null;
  return { is: 'open-ended', set: setFact(set), tile: how.tile };
};

/** Objects unless every set and the pair contain such a tile and there is a run. */
export const everywhere =
  (is: (kind: Kind) => boolean): Check =>
  (hand, win) => {
    if (hand.chows.length === 0) return allSets('chow')(hand, win);
    const other = hand.groups.find(({ tiles }) => !tiles.some(is));
    if (!other) return null;
    return other.kind === 'pair' ? { is: 'pair', tile: other.tile } : { is: 'set', set: setFact(other) };
  };

/** Objects to melds, then to sets: seven pairs take neither. */
export const sevenPairsOnly: Check = firstOf(nothingDown, inShape('seven-pairs'), noSets);

export const isEast = seatWind((wind) => wind === 0);
export const isNotEast = seatWind((wind) => wind !== 0);
