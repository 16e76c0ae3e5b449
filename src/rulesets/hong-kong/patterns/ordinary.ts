/** Patterns of the hand that count beside one another. */
import { EAST, isDragon, isWind, type Kind } from '../../../engine/tiles.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { whole } from '../../parts/finders.ts';
import type { ReadHand } from '../../parts/read-hand.ts';
import { allPungs, eachPung, isShape, isStandard, ofHonours } from './finders.ts';

const pungOf = (hand: ReadHand, kind: Kind) => eachPung(hand, (tile) => tile === kind);

export const ORDINARY: readonly FanPattern[] = [
  { id: 'common-hand', worth: 1, finds: whole((hand) => isStandard(hand) && hand.pungs.length === 0) },
  { id: 'all-triplets', worth: 3, finds: whole(allPungs) },
  {
    id: 'mixed-orphans',
    worth: 1,
    finds: whole((hand) => allPungs(hand) && hand.terminals && hand.honours && !hand.simples),
  },
  { id: 'mixed-one-suit', worth: 3, finds: whole((hand) => hand.suits === 1 && hand.honours) },
  {
    id: 'all-one-suit',
    worth: 7,
    finds: whole((hand) => hand.suits === 1 && !hand.honours),
    replaces: ['mixed-one-suit'],
  },
  { id: 'small-dragons', worth: 5, finds: ofHonours(isDragon, 2, true), replaces: ['dragon'] },
  {
    id: 'great-dragons',
    worth: 8,
    finds: ofHonours(isDragon, 3, false),
    replaces: ['small-dragons', 'dragon'],
  },
  { id: 'small-winds', worth: 6, finds: ofHonours(isWind, 3, true) },
  { id: 'seven-pairs', worth: 4, finds: whole(isShape('seven-pairs')), replaces: ['fully-concealed'] },
  { id: 'dragon', worth: 1, finds: (hand) => eachPung(hand, isDragon) },
  { id: 'seat-wind', worth: 1, finds: (hand) => pungOf(hand, EAST + hand.hand.seatWind) },
  { id: 'round-wind', worth: 1, finds: (hand) => pungOf(hand, EAST + hand.hand.roundWind) },
  { id: 'fully-concealed', worth: 1, finds: whole((hand) => hand.concealed) },
];
