/**
 * The fan table, a row a pattern: its worth, the patterns it replaces, how it is found, what a hand without it lacks, how
 * a hand with it is built, and what a table may agree on for it (rule `best-reading`).
 */
import { copiesOf } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { WinSource } from '../../engine/table.ts';
import { FLOWERS, isFlower, isSeason, JOKER, type Kind, kindsFrom, SEASONS } from '../../engine/tiles.ts';
import type { FanPattern } from '../parts/fan.ts';
import { isDrawn, NO_FINDS, onlyIf, type Tiles, tilesIn, way, whole } from '../parts/finders.ts';
import { nineGates, suitStart } from '../parts/named-tiles.ts';
import * as lack from '../parts/objections.ts';
import { allOf, concealedHand, noPungs, TERMINALS } from '../parts/pattern-makeups.ts';
import * as shared from '../parts/patterns.ts';
import type { ReadHand } from '../parts/read-hand.ts';

/** What a table has agreed on changes a pattern. */
type Agreement = (pattern: FanPattern, chosen: Chosen) => FanPattern;

export interface HongKongPattern extends FanPattern {
  /** Published tables and real ones disagree on it: makes it the pattern of this table. */
  readonly agreed?: Agreement;
}

/** Takes the worth from the value of an option. */
const worthBy =
  (option: string): Agreement =>
  (pattern, chosen) => ({ ...pattern, worth: Number(chosen[option] ?? pattern.worth) });

const restrict = (pattern: FanPattern, only: Parameters<typeof onlyIf>[1]): FanPattern => ({
  ...pattern,
  finds: onlyIf(pattern.finds, only),
});
const selfDrawn = (pattern: FanPattern): FanPattern => restrict(pattern, (_hand, { how }) => isDrawn(how));
const drawnBy =
  (option: string): Agreement =>
  (pattern, chosen) =>
    chosen[option] === true ? selfDrawn(pattern) : pattern;

/** Limit hands below the highest. */
const limitWorth = worthBy('limit-worth');

const isTriplets = (hand: ReadHand): boolean => hand.reading.shape === 'standard' && hand.chows.length === 0;

/** Is it nine gates: concealed, 1112345678999 of one suit and one more tile of it? */
function isNineGates(hand: ReadHand): boolean {
  if (hand.hand.melds.length > 0 || hand.suits !== 1 || hand.honours) return false;
  return nineGates(suitStart(hand.tiles)).every(([kind, count]) => copiesOf(hand.tiles, kind) >= count);
}

/** Requires that the hand without the winning tile is 1112345678999, so that all nine kinds would have won. */
const waitedForNine = (pattern: FanPattern): FanPattern =>
  restrict(pattern, ({ tiles }, { how: { tile } }) => {
    if (tile === null) return true;
    const copies = copiesOf(tiles, tile) - 1;
    return copies === (tile % 9 === 0 || tile % 9 === 8 ? 3 : 1);
  });

/** Limit hands: the highest counts, and beside it only the way of winning (rule `limit-hands`). */
export const LIMIT: readonly HongKongPattern[] = [
  { id: 'all-honours', worth: 10, ...shared.allHonours, agreed: limitWorth },
  {
    id: 'four-concealed-triplets',
    worth: 10,
    finds: whole(
      (hand) => isTriplets(hand) && hand.pungs.length === 4 && hand.pungs.every((set) => set.concealed),
    ),
    lacks: lack.firstOf(lack.triplets, lack.allConcealed(), lack.isDrawn),
    agreed: (pattern, chosen) => drawnBy('four-concealed-drawn')(limitWorth(pattern, chosen), chosen),
  },
  {
    id: 'terminals',
    worth: 10,
    finds: whole((hand) => isTriplets(hand) && !hand.honours && !hand.simples),
    lacks: lack.firstOf(shared.allTerminals.lacks, lack.triplets),
    makeup: allOf(TERMINALS, { mostChows: 0 }),
    agreed: limitWorth,
  },
  {
    id: 'nine-gates',
    worth: 10,
    finds: whole(isNineGates),
    lacks: lack.firstOf(
      lack.nothingDown,
      lack.noHonours,
      lack.oneSuit,
      lack.gates,
      // The tiles fit, but the hand did not wait for all nine kinds.
      (_hand, { how }) => (how.tile === null ? null : { is: 'other-last', tile: how.tile }),
    ),
    agreed: (pattern, chosen) => {
      const limit = limitWorth(pattern, chosen);
      return chosen['nine-gates-wait'] === 'nine' ? waitedForNine(limit) : limit;
    },
  },
  { id: 'great-winds', worth: 13, ...shared.allWinds },
  { id: 'thirteen-orphans', worth: 13, ...shared.thirteenOrphans },
  {
    id: 'four-gongs',
    worth: 13,
    finds: (hand) => (hand.kongs.length === 4 ? [tilesIn(hand.sets)] : NO_FINDS),
    lacks: lack.allSets('kong'),
  },
  { id: 'heavenly', worth: 13, ...shared.heavenly, luck: true },
  { id: 'earthly', worth: 13, ...shared.earthly, luck: true },
];

/** Patterns of the hand that count beside one another. */
export const ORDINARY: readonly HongKongPattern[] = [
  {
    id: 'common-hand',
    worth: 1,
    finds: whole(({ reading, pungs }) => reading.shape === 'standard' && pungs.length === 0),
    lacks: lack.firstOf(lack.inSets, lack.noPung),
    makeup: noPungs,
  },
  { id: 'all-triplets', worth: 3, ...shared.allTriplets },
  {
    id: 'mixed-orphans',
    worth: 1,
    finds: whole((hand) => isTriplets(hand) && hand.terminals && hand.honours && !hand.simples),
    lacks: lack.firstOf(lack.triplets, shared.outerTiles.lacks),
  },
  { id: 'mixed-one-suit', worth: 3, ...shared.halfFlush },
  { id: 'all-one-suit', worth: 7, ...shared.fullFlush, replaces: ['mixed-one-suit'] },
  {
    id: 'small-dragons',
    worth: 5,
    ...shared.lesserDragons,
    replaces: ['dragon'],
    // Tables agree on the total: 7 means 5 plus one fan for each of the two dragon pungs.
    agreed: (pattern, chosen) =>
      chosen['small-dragons-worth'] === 7 ? { ...pattern, replaces: [] } : pattern,
  },
  {
    id: 'great-dragons',
    worth: 8,
    ...shared.allDragons,
    replaces: ['small-dragons', 'dragon'],
    agreed: worthBy('great-dragons-worth'),
  },
  { id: 'small-winds', worth: 6, ...shared.lesserWinds, agreed: worthBy('small-winds-worth') },
  {
    id: 'seven-pairs',
    worth: 4,
    ...shared.sevenPairs,
    replaces: ['fully-concealed'],
    agreed: worthBy('seven-pairs-worth'),
  },
  { id: 'dragon', worth: 1, ...shared.dragonPungs },
  { id: 'seat-wind', worth: 1, ...shared.seatWindPung },
  { id: 'round-wind', worth: 1, ...shared.roundWindPung },
  {
    id: 'fully-concealed',
    worth: 1,
    finds: whole(({ concealed }) => concealed),
    lacks: lack.firstOf(lack.nothingCalled, lack.isDrawn),
    makeup: concealedHand,
    agreed: (pattern, chosen) => {
      if (chosen['concealed-and-drawn'] === 'drawn-only')
        return { ...selfDrawn(pattern), makeup: () => [{ concealed: true, drawn: true }] };
      return chosen['concealed-and-drawn'] === 'together' ? { ...pattern, replaces: ['self-draw'] } : pattern;
    },
  },
];

const isLast = (how: WinSource): boolean => (how.by === 'draw' ? how.drew.last : how.last);

/** Patterns of how the last tile came; they count beside limit hands too. */
export const WAYS: readonly HongKongPattern[] = [
  { id: 'self-draw', worth: 1, ...shared.selfDraw, luck: true },
  {
    id: 'robbing-the-gong',
    worth: 1,
    finds: way((how) => how.by === 'robbery'),
    lacks: lack.onRobbery,
  },
  {
    id: 'last-catch',
    worth: 1,
    finds: way(isLast),
    lacks: lack.firstOf(lack.lastOfAll, lack.isDrawn),
    luck: true,
    agreed: drawnBy('last-catch-drawn'),
  },
  {
    id: 'replacement',
    worth: 1,
    finds: way((how) => how.by === 'draw' && (how.drew.by === 'kong' || how.drew.by === 'bonus')),
    lacks: lack.firstOf(lack.isDrawn, lack.afterKongs(1)),
    luck: true,
    agreed: (pattern, chosen) =>
      chosen['replacement-gongs'] === true
        ? restrict(pattern, (_hand, { how }) => how.by === 'draw' && how.drew.by === 'kong')
        : pattern,
  },
  {
    id: 'double-replacement',
    worth: 8,
    finds: way((how) => how.by === 'draw' && how.drew.chain >= 2),
    lacks: lack.firstOf(lack.isDrawn, lack.afterKongs(2)),
    replaces: ['replacement'],
    luck: true,
  },
];

/** What patterns of bonus tiles depend on. */
export type BonusTiles = Pick<ScoringHand, 'bonus' | 'seatWind'>;
type ShownBonus = (laid: BonusTiles) => readonly Tiles[];

const ownTile =
  (first: Kind): ShownBonus =>
  ({ bonus, seatWind }) =>
    bonus.includes(first + seatWind) ? [[first + seatWind]] : NO_FINDS;

const allFour =
  (is: (kind: Kind) => boolean): ShownBonus =>
  ({ bonus }) => {
    const all = bonus.filter(is);
    return all.length === 4 ? [all] : NO_FINDS;
  };

export interface BonusPattern extends Omit<FanPattern, 'finds'> {
  /** The bonus tiles it rests on, once per time it counts. */
  readonly shows: ShownBonus;
}

/**
 * Patterns of flowers and seasons. They come last, so that the cap cuts them first: the other fan decide whether the
 * hand reaches the minimum (rule `three-fan`).
 */
export const BONUS: readonly BonusPattern[] = [
  {
    id: 'no-bonus',
    worth: 1,
    shows: ({ bonus }) => (bonus.length === 0 ? [[]] : NO_FINDS),
    lacks: ({ hand: { bonus } }) => {
      const [tile] = bonus;
      return tile === undefined ? null : { is: 'holds', tile };
    },
  },
  { id: 'own-flower', worth: 1, shows: ownTile(FLOWERS), lacks: shared.ownFlower },
  { id: 'own-season', worth: 1, shows: ownTile(SEASONS), lacks: shared.ownSeason },
  {
    id: 'all-flowers',
    worth: 2,
    shows: allFour(isFlower),
    lacks: lack.allFour(FLOWERS),
    replaces: ['own-flower'],
  },
  {
    id: 'all-seasons',
    worth: 2,
    shows: allFour(isSeason),
    lacks: lack.allFour(SEASONS),
    replaces: ['own-season'],
  },
];

/** The win by flowers, where agreed; nothing else of the hand counts (rule `bonus-hand`). */
export const BONUS_HAND: Omit<FanPattern, 'worth'> = {
  id: 'bonus-hand',
  finds: ({ reading, hand }) => (reading.shape === 'bonus-hand' ? [hand.bonus] : NO_FINDS),
  lacks: lack.firstOf(lack.isDrawn, ({ hand: { bonus } }) => {
    const more = bonus.filter(isFlower).length >= bonus.filter(isSeason).length;
    const row = kindsFrom(FLOWERS, SEASONS);
    const other = kindsFrom(SEASONS, JOKER);
    const tile = (more ? [...row, ...other] : [...other, ...row]).find((each) => !bonus.includes(each));
    return tile === undefined ? null : { is: 'copies', tile, have: 0 };
  }),
  luck: true,
};
