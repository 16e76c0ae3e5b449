/**
 * Scoring patterns that several games have, whatever each calls them and counts for them. A row of a game's table
 * spreads one of them and adds its id and its worth.
 */
import {
  EAST,
  FLOWERS,
  isDragon,
  isTerminal,
  isWind,
  type Kind,
  OUTER_KINDS,
  SEASONS,
} from '../../engine/tiles.ts';
import { type Finds, isDrawn, NO_FINDS, pungsOf, type Tiles, tilesIn, way, whole } from './finders.ts';
import { isGreen } from './named-tiles.ts';
import * as lack from './objections.ts';
import * as makeups from './pattern-makeups.ts';
import type { ReadHand } from './read-hand.ts';

/** What a game knows of a pattern besides its id and its worth. */
export interface Pattern {
  /** Finds it in a hand. */
  readonly finds: Finds;
  /** What a hand without it lacks: the fact that says why it does not count. Left out if the game explains nothing. */
  readonly lacks?: lack.Check;
  /** How to build a hand with it. Left out if bots and hints never plan for it. */
  readonly makeup?: makeups.PatternMakeup;
}

const isShape = (shape: string) => (hand: ReadHand) => hand.reading.shape === shape;
const pairIs = ({ pair }: ReadHand, is: (kind: Kind) => boolean): boolean => pair !== null && is(pair);
const isAllTriplets = (hand: ReadHand): boolean => isShape('standard')(hand) && hand.chows.length === 0;

/** Finds each pung of one family of honours. */
const eachPung =
  (is: (kind: Kind, hand: ReadHand) => boolean): Finds =>
  (hand) =>
    hand.honours ? pungsOf(hand, (kind) => is(kind, hand)).map((set) => set.tiles) : NO_FINDS;

/** Finds exactly `pungs` pungs of one family of honours and, with `withPair`, a pair of it. */
const honourPungs =
  (is: (kind: Kind) => boolean, pungs: number, withPair: boolean): Finds =>
  (hand): readonly Tiles[] => {
    // Most hands have no honours; return early.
    if (!hand.honours || hand.pungs.length < pungs) return NO_FINDS;
    const own = pungsOf(hand, is);
    if (own.length !== pungs || (withPair && !pairIs(hand, is))) return NO_FINDS;
    const pair = withPair && hand.pair !== null ? [hand.pair, hand.pair] : [];
    return [[...tilesIn(own), ...pair]];
  };

export const dragonPungs = {
  finds: eachPung(isDragon),
  lacks: lack.allSets('dragon'),
  makeup: makeups.eachDragon,
} satisfies Pattern;

export const seatWindPung = {
  finds: eachPung((kind, { hand }) => kind === EAST + hand.seatWind),
  lacks: lack.pungOf(({ hand }) => EAST + hand.seatWind),
  makeup: makeups.seatWind,
} satisfies Pattern;

export const roundWindPung = {
  finds: eachPung((kind, { hand }) => kind === EAST + hand.roundWind),
  lacks: lack.pungOf(({ hand }) => EAST + hand.roundWind),
  makeup: makeups.roundWind,
} satisfies Pattern;

/** Pungs of two dragons and a pair of the third. */
export const lesserDragons = {
  finds: honourPungs(isDragon, 2, true),
  lacks: lack.firstOf(lack.atLeast('dragon', 2), lack.pairOf(isDragon), lack.allSets('dragon')),
  makeup: makeups.lesserDragons,
} satisfies Pattern;

export const allDragons = {
  finds: honourPungs(isDragon, 3, false),
  lacks: lack.allSets('dragon'),
  makeup: makeups.allDragons,
} satisfies Pattern;

/** Pungs of three winds and a pair of the fourth. */
export const lesserWinds = {
  finds: honourPungs(isWind, 3, true),
  lacks: lack.firstOf(lack.atLeast('wind', 3), lack.pairOf(isWind), lack.allSets('wind')),
  makeup: makeups.lesserWinds,
} satisfies Pattern;

export const allWinds = {
  finds: honourPungs(isWind, 4, false),
  lacks: lack.allSets('wind'),
  makeup: makeups.allWinds,
} satisfies Pattern;

export const allTriplets = {
  finds: whole(isAllTriplets),
  lacks: lack.triplets,
  makeup: makeups.noChows,
} satisfies Pattern;

export const halfFlush = {
  finds: whole(({ suits, honours }) => suits === 1 && honours),
  lacks: lack.firstOf(lack.oneSuit, lack.someHonours, lack.someSuit),
  makeup: makeups.oneSuitAndHonours,
} satisfies Pattern;

export const fullFlush = {
  finds: whole(({ suits, honours }) => suits === 1 && !honours),
  lacks: lack.firstOf(lack.oneSuit, lack.noHonours),
  makeup: makeups.oneSuit,
} satisfies Pattern;

export const allSimples = {
  finds: whole(({ terminals, honours }) => !terminals && !honours),
  lacks: lack.onlySimples,
  makeup: makeups.allOf(makeups.SIMPLES),
} satisfies Pattern;

/** Terminals and honours, both present, and nothing else. */
export const outerTiles = {
  finds: whole(({ terminals, honours, simples }) => terminals && honours && !simples),
  lacks: lack.firstOf(lack.onlyOuter, lack.someHonours, lack.someTerminals),
  makeup: makeups.allOf([...makeups.TERMINALS, ...makeups.HONOURS]),
} satisfies Pattern;

export const allTerminals = {
  finds: whole(({ terminals, honours, simples }) => terminals && !honours && !simples),
  lacks: lack.firstOf(lack.noHonours, lack.only(isTerminal)),
} satisfies Pattern;

export const allHonours = {
  finds: whole(({ suits, honours }) => suits === 0 && honours),
  lacks: lack.onlyHonours,
  makeup: makeups.allOf(makeups.HONOURS),
} satisfies Pattern;

export const allGreen = {
  finds: whole(({ tiles }) => tiles.every(isGreen)),
  lacks: lack.only(isGreen),
} satisfies Pattern;

export const sevenPairs = {
  finds: whole(isShape('seven-pairs')),
  lacks: lack.firstOf(lack.inShape('seven-pairs'), lack.noSets),
  makeup: makeups.ofShape('seven-pairs'),
} satisfies Pattern;

export const thirteenOrphans = {
  finds: whole(isShape('thirteen-orphans')),
  lacks: lack.firstOf(
    lack.onlyOuter,
    lack.inShape('thirteen-orphans'),
    lack.oneOfEach(OUTER_KINDS),
    lack.noSets,
  ),
  makeup: makeups.ofShape('thirteen-orphans'),
} satisfies Pattern;

export const selfDraw = {
  finds: way(isDrawn),
  lacks: lack.isDrawn,
  makeup: makeups.selfDraw,
} satisfies Pattern;

/** The dealer's win with the dealt tiles. */
export const heavenly = {
  finds: way((how, { hand }) => how.by === 'draw' && how.opening && hand.seatWind === 0),
  lacks: lack.firstOf(
    lack.seatWind((wind) => wind === 0),
    lack.isDrawn,
    lack.notFirst,
  ),
} satisfies Pattern;

/** A win of another seat on the dealer's first discard. */
export const earthly = {
  finds: way((how, { hand }) => how.by === 'discard' && how.opening && hand.seatWind !== 0),
  lacks: lack.firstOf(
    lack.seatWind((wind) => wind !== 0),
    lack.onDiscard,
    lack.notFirst,
  ),
} satisfies Pattern;

/** Check for the flower that belongs to the seat. */
export const ownFlower: lack.Check = lack.bonusTile(({ hand }) => FLOWERS + hand.seatWind);
/** Check for the season that belongs to the seat. */
export const ownSeason: lack.Check = lack.bonusTile(({ hand }) => SEASONS + hand.seatWind);
