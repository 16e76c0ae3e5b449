/** Limit hands: the highest counts, and beside it only the way of winning (rule `limit-hands`). */
import { copiesOf } from '../../../engine/counts.ts';
import { isWind } from '../../../engine/tiles.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { NO_FINDS, tilesIn, way, whole } from '../../parts/finders.ts';
import { nineGates, suitStart } from '../../parts/named-tiles.ts';
import type { ReadHand } from '../../parts/read-hand.ts';
import { allPungs, isShape, ofHonours } from './finders.ts';

const isDealer = (hand: ReadHand): boolean => hand.hand.seatWind === 0;

/** Is it nine gates: concealed, 1112345678999 of one suit and one more tile of it? */
function isNineGates(hand: ReadHand): boolean {
  if (hand.hand.melds.length > 0 || hand.suits !== 1 || hand.honours) return false;
  return nineGates(suitStart(hand.tiles)).every(([kind, count]) => copiesOf(hand.tiles, kind) >= count);
}

export const LIMIT: readonly FanPattern[] = [
  { id: 'all-honours', worth: 10, finds: whole((hand) => hand.suits === 0 && hand.honours) },
  {
    id: 'four-concealed-triplets',
    worth: 10,
    finds: whole(
      (hand) => allPungs(hand) && hand.pungs.length === 4 && hand.pungs.every((set) => set.concealed),
    ),
  },
  { id: 'terminals', worth: 10, finds: whole((hand) => allPungs(hand) && !hand.honours && !hand.simples) },
  { id: 'nine-gates', worth: 10, finds: whole(isNineGates) },
  { id: 'great-winds', worth: 13, finds: ofHonours(isWind, 4, false) },
  { id: 'thirteen-orphans', worth: 13, finds: whole(isShape('thirteen-orphans')) },
  {
    id: 'four-gongs',
    worth: 13,
    finds: (hand) => (hand.kongs.length === 4 ? [tilesIn(hand.sets)] : NO_FINDS),
  },
  {
    id: 'heavenly',
    worth: 13,
    finds: way((how, hand) => how.by === 'draw' && how.opening && isDealer(hand)),
    luck: true,
  },
  {
    id: 'earthly',
    worth: 13,
    finds: way((how, hand) => how.by === 'discard' && how.opening && !isDealer(hand)),
    luck: true,
  },
];
