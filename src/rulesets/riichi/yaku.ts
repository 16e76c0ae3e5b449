/**
 * The yaku, a row each: han in a concealed and an open hand, how it is found, what a hand without it lacks, the yaku that
 * counts in its place, and how a hand with it is built. In rulebook order.
 */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import { isDragon, isOuter, isTerminal } from '../../engine/tiles.ts';
import { isDrawn, pairWorth, tilesIn, way, whole } from '../parts/finders.ts';
import * as lack from '../parts/objections.ts';
import { allOf, concealedHand, SIMPLES } from '../parts/pattern-makeups.ts';
import * as shared from '../parts/patterns.ts';
import {
  dragonsOf,
  isAllEnds,
  isOutside,
  isTwoSided,
  straightOf,
  threeColours,
  together,
  twinRuns,
} from './finders.ts';
import { isFirstTurn } from './go-around.ts';
import {
  everywhere,
  inFirstTurn,
  inRiichi,
  inTurn,
  isNotEast,
  openEnd,
  pairCompleted,
  sevenPairsOnly,
} from './lacks.ts';
import { isInRiichi, riichiOf } from './riichi-state.ts';

export interface RiichiPattern extends shared.Pattern {
  readonly id: RuleId;
  /** The larger pattern that counts in its place. */
  readonly within?: RuleId;
}

export interface Yaku extends RiichiPattern {
  readonly han: number;
  /** Han in an open hand; null if the hand must be concealed. */
  readonly open: number | null;
}

const runs: lack.Check = lack.firstOf(lack.inSets, lack.allSets('chow'));

/** Yaku of riichi and of the self-draw. */
const OF_RIICHI: readonly Yaku[] = [
  {
    id: 'riichi',
    han: 1,
    open: null,
    finds: whole((_, { position, seat }) => isInRiichi(position, seat) && !riichiOf(position, seat).double),
    lacks: inRiichi,
    makeup: concealedHand,
    within: 'double-riichi',
  },
  {
    id: 'double-riichi',
    han: 2,
    open: null,
    finds: whole((_, { position, seat }) => isInRiichi(position, seat) && riichiOf(position, seat).double),
    lacks: lack.firstOf(lack.nothingCalled, () => ({ is: 'undeclared', rule: 'double-riichi' })),
  },
  {
    id: 'ippatsu',
    han: 1,
    open: null,
    finds: way((_, __, { position, seat }) => isInRiichi(position, seat) && riichiOf(position, seat).ippatsu),
    lacks: lack.firstOf(inRiichi, () => ({ is: 'late', rule: 'riichi' })),
  },
  {
    id: 'concealed-tsumo',
    han: 1,
    open: null,
    finds: way(isDrawn),
    lacks: lack.firstOf(lack.nothingCalled, lack.isDrawn),
  },
];

const OF_TILES: readonly Yaku[] = [
  {
    id: 'pinfu',
    han: 1,
    open: null,
    finds: whole(
      (hand, { how }) =>
        hand.chows.length === 4 && pairWorth(hand.pair, hand.hand, 2) === 0 && isTwoSided(hand, how.tile),
    ),
    lacks: lack.firstOf(
      lack.nothingCalled,
      lack.inSets,
      lack.noPung,
      ({ pair, hand }) => (pair !== null && pairWorth(pair, hand, 2) > 0 ? { is: 'pair', tile: pair } : null),
      pairCompleted,
      openEnd,
    ),
  },
  {
    id: 'twin-runs',
    han: 1,
    open: null,
    finds: whole((hand) => twinRuns(hand) === 1),
    lacks: lack.firstOf(lack.nothingCalled, runs),
    within: 'two-twin-runs',
  },
  { id: 'all-simples', han: 1, open: 1, ...shared.allSimples },
  {
    id: 'dragon',
    han: 1,
    open: 1,
    ...shared.dragonPungs,
    lacks: lack.firstOf(lack.inSets, shared.dragonPungs.lacks),
  },
  { id: 'seat-wind', han: 1, open: 1, ...shared.seatWindPung },
  { id: 'round-wind', han: 1, open: 1, ...shared.roundWindPung },
];

const OF_LAST_TILE: readonly Yaku[] = [
  {
    id: 'after-a-kan',
    han: 1,
    open: 1,
    finds: way((how) => how.by === 'draw' && how.drew.by === 'kong'),
    lacks: lack.firstOf(lack.isDrawn, lack.afterKongs(1)),
  },
  {
    id: 'robbing-a-kan',
    han: 1,
    open: 1,
    finds: way(({ by }) => by === 'robbery'),
    lacks: lack.onRobbery,
  },
  {
    id: 'under-the-sea',
    han: 1,
    open: 1,
    finds: way((how) => how.by === 'draw' && how.drew.by === 'wall' && how.drew.last),
    lacks: lack.firstOf(lack.isDrawn, lack.lastOfAll, inTurn),
  },
  {
    id: 'under-the-river',
    han: 1,
    open: 1,
    finds: way((how) => how.by === 'discard' && how.last),
    lacks: lack.firstOf(lack.onDiscard, lack.lastOfAll),
  },
];

const OF_MORE_HAN: readonly Yaku[] = [
  { id: 'seven-pairs', han: 2, open: null, ...shared.sevenPairs, lacks: sevenPairsOnly },
  {
    id: 'three-colour-runs',
    han: 2,
    open: 1,
    finds: ({ chows }) => together(threeColours(chows), 3),
    lacks: runs,
  },
  { id: 'straight', han: 2, open: 1, finds: (hand) => together(straightOf(hand), 3), lacks: runs },
  {
    id: 'half-outside',
    han: 2,
    open: 1,
    finds: whole((hand) => isOutside(hand) && hand.honours),
    lacks: lack.firstOf(lack.inSets, everywhere(isOuter), lack.someHonours),
    within: 'full-outside',
  },
  {
    id: 'three-colour-triplets',
    han: 2,
    open: 2,
    finds: ({ pungs }) => together(threeColours(pungs), 3),
    lacks: lack.firstOf(lack.inSets, lack.allSets('pung')),
  },
  {
    id: 'three-concealed-triplets',
    han: 2,
    open: 2,
    finds: ({ pungs }) => {
      const own = pungs.filter(({ concealed }) => concealed);
      return own.length === 3 ? [tilesIn(own)] : [];
    },
    lacks: lack.firstOf(lack.inSets, lack.atLeast('pung', 3), (hand, win) =>
      (hand.pungs.length === 3
        ? lack.allConcealed(({ kind }) => kind !== 'chow')
        : lack.allSets('concealed'))(hand, win),
    ),
    within: 'four-concealed-triplets',
  },
  {
    id: 'three-kans',
    han: 2,
    open: 2,
    finds: ({ kongs }) => (kongs.length === 3 ? [tilesIn(kongs)] : []),
    lacks: lack.firstOf(lack.inSets, lack.allSets('kong')),
    within: 'four-kans',
  },
  {
    id: 'all-triplets',
    han: 2,
    open: 2,
    ...shared.allTriplets,
    finds: whole(({ pungs }) => pungs.length === 4),
  },
  {
    id: 'little-three-dragons',
    han: 2,
    open: 2,
    finds: whole((hand) => dragonsOf(hand).length === 2 && hand.pair !== null && isDragon(hand.pair)),
    lacks: lack.firstOf(lack.inSets, lack.atLeast('dragon', 2), lack.pairOf(isDragon)),
    within: 'big-three-dragons',
  },
  { id: 'terminals-and-honours', han: 2, open: 2, ...shared.outerTiles },
  {
    id: 'two-twin-runs',
    han: 3,
    open: null,
    finds: whole((hand) => twinRuns(hand) === 2),
    lacks: lack.firstOf(lack.nothingCalled, runs),
  },
  { id: 'half-flush', han: 3, open: 2, ...shared.halfFlush },
  {
    id: 'full-outside',
    han: 3,
    open: 2,
    finds: whole((hand) => isAllEnds(hand) && !hand.honours),
    lacks: lack.firstOf(lack.inSets, everywhere(isTerminal)),
  },
];

/** Winning on another seat's tile before one's own first turn (rule `blessing-of-man`). */
export const MAN: Yaku = {
  id: 'blessing-of-man',
  han: 5,
  open: null,
  finds: way(
    ({ by }, _hand, { position, seat }) =>
      by !== 'draw' && seat !== position.table.dealer && isFirstTurn(position, seat),
  ),
  lacks: lack.firstOf(isNotEast, lack.notDrawn, inFirstTurn),
};

const FULL_FLUSH: Yaku = { id: 'full-flush', han: 6, open: 5, ...shared.fullFlush };

/** Simples where they must be concealed to count. */
const concealedSimples = (row: Yaku): Yaku => ({
  ...row,
  open: null,
  lacks: lack.firstOf(lack.nothingCalled, lack.onlySimples),
  makeup: allOf(SIMPLES, { concealed: true }),
});

/** The yaku as this table has agreed on them. */
export const yakuFor = (chosen: Chosen): readonly Yaku[] =>
  [
    ...OF_RIICHI.filter(({ id }) => id !== 'ippatsu' || chosen['ippatsu-and-ura'] !== false),
    ...OF_TILES,
    ...OF_LAST_TILE,
    ...OF_MORE_HAN,
    ...(chosen['man-blessing'] === 'adds' ? [MAN] : []),
    FULL_FLUSH,
  ].map((row) =>
    row.id === 'all-simples' && chosen['open-simples'] === false ? concealedSimples(row) : row,
  );
