/** The fan table (`best-reading`): each pattern with its worth, what it rests on, and what it replaces. */
import { copiesOf } from '../../engine/counts.ts';
import type { How } from '../../engine/table.ts';
import {
  EAST,
  FLOWERS,
  isDragon,
  isFlower,
  isSeason,
  isWind,
  type Kind,
  SEASONS,
} from '../../engine/tiles.ts';
import type { Pattern } from '../parts/fan.ts';
import type { ReadHand, WholeSet } from '../parts/read-hand.ts';

type Tiles = readonly Kind[];
const NOTHING: readonly Tiles[] = [];
/** A pattern of the whole hand. */
const whole = (is: (hand: ReadHand) => boolean) => (hand: ReadHand) => (is(hand) ? [hand.tiles] : NOTHING);
/** A pattern of how the hand was won, resting on the winning tile. */
const way = (is: (how: How, hand: ReadHand) => boolean) => (hand: ReadHand) =>
  is(hand.how, hand) ? [hand.how.tile === null ? [] : [hand.how.tile]] : NOTHING;
const tilesOf = (sets: readonly WholeSet[]): Kind[] => sets.flatMap((set) => set.tiles);
const pungsOf = (hand: ReadHand, is: (kind: Kind) => boolean): WholeSet[] =>
  hand.pungs.filter((set) => is(set.tile));
const pairIs = (hand: ReadHand, is: (kind: Kind) => boolean): boolean => hand.pair !== null && is(hand.pair);
const pairTiles = ({ pair }: ReadHand): Kind[] => (pair === null ? [] : [pair, pair]);
const isStandard = (hand: ReadHand): boolean => hand.reading.shape === 'standard';
const allPungs = (hand: ReadHand): boolean => isStandard(hand) && hand.chows.length === 0;
const last = (how: How): boolean => (how.by === 'draw' ? how.drew.last : how.last);

/** Some pungs and a pair of one family of honours. */
function honourHand(
  hand: ReadHand,
  is: (kind: Kind) => boolean,
  pungs: number,
  withPair: boolean,
): readonly Tiles[] {
  // Most hands have none: then nothing needs to be looked for.
  if (!hand.honours || hand.pungs.length < pungs) return NOTHING;
  const own = pungsOf(hand, is);
  if (own.length !== pungs || (withPair && !pairIs(hand, is))) return NOTHING;
  return [[...tilesOf(own), ...(withPair ? pairTiles(hand) : [])]];
}

/** The sets of one family of honours, each by itself. */
const each = (hand: ReadHand, is: (kind: Kind) => boolean): readonly Tiles[] =>
  hand.honours ? pungsOf(hand, is).map((set) => set.tiles) : NOTHING;
const one = (hand: ReadHand, kind: Kind): readonly Tiles[] => each(hand, (tile) => tile === kind);
const bonusTiles = (hand: ReadHand, is: (kind: Kind) => boolean): Kind[] => hand.held.bonus.filter(is);
const ownBonus = (first: Kind) => (hand: ReadHand) => {
  const own = bonusTiles(hand, (kind) => kind === first + hand.held.seatWind);
  return own.length > 0 ? [own] : NOTHING;
};
const allFour = (is: (kind: Kind) => boolean) => (hand: ReadHand) => {
  const all = bonusTiles(hand, is);
  return all.length === 4 ? [all] : NOTHING;
};

const ORDINARY: readonly Pattern[] = [
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
  {
    id: 'small-dragons',
    worth: 5,
    finds: (hand) => honourHand(hand, isDragon, 2, true),
    replaces: ['dragon'],
  },
  {
    id: 'great-dragons',
    worth: 8,
    finds: (hand) => honourHand(hand, isDragon, 3, false),
    replaces: ['small-dragons', 'dragon'],
  },
  { id: 'small-winds', worth: 6, finds: (hand) => honourHand(hand, isWind, 3, true) },
  {
    id: 'seven-pairs',
    worth: 4,
    finds: whole((hand) => hand.reading.shape === 'seven-pairs'),
    replaces: ['fully-concealed'],
  },
  { id: 'dragon', worth: 1, finds: (hand) => each(hand, isDragon) },
  { id: 'seat-wind', worth: 1, finds: (hand) => one(hand, EAST + hand.held.seatWind) },
  { id: 'round-wind', worth: 1, finds: (hand) => one(hand, EAST + hand.held.roundWind) },
  { id: 'fully-concealed', worth: 1, finds: whole((hand) => hand.concealed) },
];

/** How the last tile came: these count beside limit hands too. */
const WAYS: readonly Pattern[] = [
  { id: 'self-draw', worth: 1, finds: way((how) => how.by === 'draw'), luck: true },
  { id: 'robbing-the-gong', worth: 1, finds: way((how) => how.by === 'robbery') },
  { id: 'last-catch', worth: 1, finds: way(last), luck: true },
  {
    id: 'replacement',
    worth: 1,
    finds: way((how) => how.by === 'draw' && (how.drew.by === 'kong' || how.drew.by === 'bonus')),
    luck: true,
  },
  {
    id: 'double-replacement',
    worth: 8,
    finds: way((how) => how.by === 'draw' && how.drew.chain >= 2),
    replaces: ['replacement'],
    luck: true,
  },
];

/** Flowers and seasons. They stand last, so that the limit cuts them off before anything else: what is left of the
 *  rest decides whether the hand reaches the minimum (`three-fan`). */
const BONUS: readonly Pattern[] = [
  {
    id: 'no-bonus',
    worth: 1,
    finds: ({ held }) => (held.bonus.length === 0 ? [[]] : NOTHING),
    luck: true,
    bonus: true,
  },
  { id: 'own-flower', worth: 1, finds: ownBonus(FLOWERS), luck: true, bonus: true },
  { id: 'own-season', worth: 1, finds: ownBonus(SEASONS), luck: true, bonus: true },
  {
    id: 'all-flowers',
    worth: 2,
    finds: allFour(isFlower),
    replaces: ['own-flower'],
    luck: true,
    bonus: true,
  },
  {
    id: 'all-seasons',
    worth: 2,
    finds: allFour(isSeason),
    replaces: ['own-season'],
    luck: true,
    bonus: true,
  },
];

const LIMIT: readonly Pattern[] = [
  { id: 'all-honours', worth: 10, finds: whole((hand) => hand.suits === 0 && hand.honours) },
  {
    id: 'four-concealed-triplets',
    worth: 10,
    finds: whole(
      (hand) => allPungs(hand) && hand.pungs.length === 4 && hand.pungs.every((set) => set.concealed),
    ),
  },
  {
    id: 'terminals',
    worth: 10,
    finds: whole((hand) => allPungs(hand) && !hand.honours && !hand.simples),
  },
  { id: 'nine-gates', worth: 10, finds: whole(isNineGates) },
  { id: 'great-winds', worth: 13, finds: (hand) => honourHand(hand, isWind, 4, false) },
  {
    id: 'thirteen-orphans',
    worth: 13,
    finds: whole((hand) => hand.reading.shape === 'thirteen-orphans'),
  },
  {
    id: 'four-gongs',
    worth: 13,
    finds: (hand) =>
      hand.sets.filter((set) => set.kind === 'kong').length === 4 ? [tilesOf(hand.sets)] : NOTHING,
  },
  {
    id: 'heavenly',
    worth: 13,
    finds: way((how, hand) => how.by === 'draw' && how.opening && hand.held.seatWind === 0),
    luck: true,
  },
  {
    id: 'earthly',
    worth: 13,
    finds: way((how, hand) => how.by === 'discard' && how.opening && hand.held.seatWind !== 0),
    luck: true,
  },
];

/** 1112345678999 of one suit, concealed, and one more tile of it. */
function isNineGates(hand: ReadHand): boolean {
  if (hand.held.melds.length > 0 || hand.suits !== 1 || hand.honours) return false;
  const first = Math.floor((hand.tiles[0] as Kind) / 9) * 9;
  for (let rank = 0; rank < 9; rank++) {
    const need = rank === 0 || rank === 8 ? 3 : 1;
    if (copiesOf(hand.tiles, first + rank) < need) return false;
  }
  return true;
}

/** Patterns that flowers and seasons make: they do not help to the minimum. */
export const BONUS_PATTERNS: ReadonlySet<string> = new Set(BONUS.map((pattern) => pattern.id));

const isLimit = new Set(LIMIT);
const isWay = new Set(WAYS);
const SKY = new Set(['heavenly', 'earthly']);

/** All patterns, or without those marked as luck (`luck`). */
export const patterns = (withoutLuck: boolean): readonly Pattern[] =>
  [...LIMIT, ...ORDINARY, ...WAYS, ...BONUS].filter((pattern) => !(withoutLuck && pattern.luck));

/** `limit-hands`: the highest of them, and beside it the way of winning; with heavenly and earthly nothing. */
export function onlyLimit(found: readonly Pattern[]): ReadonlySet<Pattern> | null {
  let highest: Pattern | null = null;
  for (const pattern of found) {
    if (isLimit.has(pattern) && (highest === null || pattern.worth > highest.worth)) highest = pattern;
  }
  if (highest === null) return null;
  const ways = found.some((pattern) => SKY.has(pattern.id))
    ? []
    : found.filter((pattern) => isWay.has(pattern));
  return new Set([highest, ...ways]);
}
