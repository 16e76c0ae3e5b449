/** Helpers for several patterns of this table. */
import type { Kind } from '../../../engine/tiles.ts';
import { type Finds, NO_FINDS, pungsOf, type Tiles, tilesIn } from '../../parts/finders.ts';
import type { ReadHand } from '../../parts/read-hand.ts';

const pairIs = ({ pair }: ReadHand, is: (kind: Kind) => boolean): boolean => pair !== null && is(pair);
const pairTiles = ({ pair }: ReadHand): Kind[] => (pair === null ? [] : [pair, pair]);

export const isShape = (shape: string) => (hand: ReadHand) => hand.reading.shape === shape;
export const isStandard = isShape('standard');
export const allPungs = (hand: ReadHand): boolean => isStandard(hand) && hand.chows.length === 0;

/** Finds exactly `pungs` pungs of one family of honours and, with `withPair`, a pair of it. */
export function ofHonours(is: (kind: Kind) => boolean, pungs: number, withPair: boolean): Finds {
  return (hand) => {
    // Most hands have no honours; return early.
    if (!hand.honours || hand.pungs.length < pungs) return NO_FINDS;
    const own = pungsOf(hand, is);
    if (own.length !== pungs || (withPair && !pairIs(hand, is))) return NO_FINDS;
    return [[...tilesIn(own), ...(withPair ? pairTiles(hand) : [])]];
  };
}

/** Finds each pung of one family of honours. */
export const eachPung = (hand: ReadHand, is: (kind: Kind) => boolean): readonly Tiles[] =>
  hand.honours ? pungsOf(hand, is).map((set) => set.tiles) : NO_FINDS;
