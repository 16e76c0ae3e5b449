/**
 * Doubles, a row each: where it is found, and what a hand without it lacks (rule `doubles`). Some are for every hand, some
 * for the winner only.
 */

import type { ScoreLine, UncountedPattern } from '../../engine/score.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { WinSource } from '../../engine/table.ts';
import { EAST, FLOWERS, isDragon, isFlower, isSeason, type Kind, SEASONS } from '../../engine/tiles.ts';
import * as lack from '../parts/objections.ts';
import * as shared from '../parts/patterns.ts';
import type { ReadGroup, ReadHand } from '../parts/read-hand.ts';

export const DOUBLES = 'doubles';

/** Doubles that count, and those that do not. */
interface Doubles {
  readonly lines: readonly ScoreLine[];
  readonly uncounted: readonly UncountedPattern[];
}

const double = (part: string, tiles: readonly Kind[], worth = 1): ScoreLine => ({
  pattern: DOUBLES,
  part,
  worth,
  tiles,
  as: 'doubles',
});
const not = (
  part: string,
  because: UncountedPattern['because'],
  by: string,
  byPart?: string,
): UncountedPattern => ({
  pattern: DOUBLES,
  part,
  because,
  by,
  ...(byPart !== undefined && { byPart }),
});

/** A double of one kind, and the check that says what a hand without it lacks. */
interface DoubleRow {
  readonly part: string;
  readonly lacks: lack.Check;
}

interface SetDouble extends DoubleRow {
  /** Does a pung or kong of this tile earn it? */
  readonly ofTile: (tile: Kind, hand: ScoringHand) => boolean;
}

interface HandDouble extends DoubleRow {
  readonly has: (hand: ReadHand, how: WinSource) => boolean;
}

interface WayDouble extends DoubleRow {
  readonly won: (how: WinSource) => boolean;
}

interface BonusDouble extends DoubleRow {
  readonly worth: number;
  /** The bonus tiles that earn it; empty if the seat has not laid them. */
  readonly shows: (hand: ScoringHand) => readonly Kind[];
  /** The smaller double that it contains. */
  readonly replaces?: string;
}

const isConcealedDrawn = (hand: ReadHand, how: WinSource): boolean => hand.concealed && how.by === 'draw';

/** Was the winning tile drawn from the kong box? */
export const isSupplement = (how: WinSource): boolean =>
  how.by === 'draw' && (how.drew.by === 'kong' || how.drew.by === 'bonus');

/** Was the winning tile the last of the wall? A tile of the kong box is not. */
const isLastOfWall = (how: WinSource): boolean =>
  how.by === 'draw' && how.drew.last && how.drew.by === 'wall';

/** Objects unless the last tile came from the kong box. */
export const supplement: lack.Check = lack.firstOf(lack.isDrawn, (_hand, { how }) =>
  isSupplement(how) || how.tile === null ? null : { is: 'drawn-in-turn', tile: how.tile },
);
/** Objects unless the last tile was the last of the wall. */
export const lastOfTheWall: lack.Check = lack.firstOf(lack.isDrawn, (_hand, { how }) =>
  isLastOfWall(how) ? null : { is: 'wall-left' },
);

const OF_SETS: readonly SetDouble[] = [
  {
    part: 'own-wind',
    ofTile: (tile, { seatWind }) => tile === EAST + seatWind,
    lacks: shared.seatWindPung.lacks,
  },
  {
    part: 'round-wind',
    ofTile: (tile, { roundWind }) => tile === EAST + roundWind,
    lacks: shared.roundWindPung.lacks,
  },
  { part: 'dragon', ofTile: isDragon, lacks: shared.dragonPungs.lacks },
];

const NO_CHOWS = 'no-chows';
const CONCEALED = 'concealed';
const OF_HAND: readonly HandDouble[] = [
  { part: NO_CHOWS, has: ({ chows }) => chows.length === 0, lacks: lack.noChow },
  { part: CONCEALED, has: isConcealedDrawn, lacks: lack.firstOf(lack.nothingCalled, lack.isDrawn) },
  { part: 'one-suit', has: ({ suits, honours }) => suits === 1 && honours, lacks: shared.halfFlush.lacks },
  {
    part: 'outer',
    has: ({ terminals, honours, simples }) => terminals && honours && !simples,
    lacks: shared.outerTiles.lacks,
  },
];

const noCall: lack.Check = () => ({ is: 'undeclared', rule: 'original-call' });
const ORIGINAL_CALL: DoubleRow = { part: 'original-call', lacks: noCall };
const WON_CALL: DoubleRow = { part: 'won-call', lacks: noCall };

const SUPPLEMENT = 'supplement';
const OF_WAY: readonly WayDouble[] = [
  { part: SUPPLEMENT, won: isSupplement, lacks: supplement },
  { part: 'last-tile', won: isLastOfWall, lacks: lastOfTheWall },
  {
    part: 'last-discard',
    won: (how) => how.by === 'discard' && how.last,
    lacks: lack.firstOf(lack.onDiscard, lack.lastOfAll),
  },
  { part: 'robbing', won: ({ by }) => by === 'robbery', lacks: lack.onRobbery },
];

const own =
  (first: Kind): BonusDouble['shows'] =>
  ({ bonus, seatWind }) =>
    bonus.includes(first + seatWind) ? [first + seatWind] : [];

const allFour =
  (is: (kind: Kind) => boolean): BonusDouble['shows'] =>
  ({ bonus }) => {
    const all = bonus.filter(is);
    return all.length === 4 ? all : [];
  };

const OF_BONUS: readonly BonusDouble[] = [
  { part: 'own-flower', worth: 1, shows: own(FLOWERS), lacks: shared.ownFlower },
  {
    part: 'four-flowers',
    worth: 2,
    shows: allFour(isFlower),
    lacks: lack.allFour(FLOWERS),
    replaces: 'own-flower',
  },
  { part: 'own-season', worth: 1, shows: own(SEASONS), lacks: shared.ownSeason },
  {
    part: 'four-seasons',
    worth: 2,
    shows: allFour(isSeason),
    lacks: lack.allFour(SEASONS),
    replaces: 'own-season',
  },
];

/** Every double by the tiles of the hand; beside a special hand it does not count. */
export const HAND_DOUBLES: readonly DoubleRow[] = [...OF_SETS, ...OF_HAND, ORIGINAL_CALL];
/** Every double for the way of winning; beside a special hand it counts with bonus tiles. */
export const WAY_DOUBLES: readonly DoubleRow[] = [...OF_WAY, WON_CALL];
/** Every double of bonus tiles, the smaller ones first. */
export const BONUS_DOUBLES: readonly DoubleRow[] = [...OF_BONUS].sort((a, b) => a.worth - b.worth);

/** Doubles for pungs and kongs of the seat wind, the round wind and dragons. */
export const setDoubles = (sets: readonly ReadGroup[], hand: ScoringHand): ScoreLine[] =>
  sets.flatMap(({ kind, tile, tiles }) =>
    kind === 'pung' || kind === 'kong'
      ? OF_SETS.filter(({ ofTile }) => ofTile(tile, hand)).map(({ part }) => double(part, tiles))
      : [],
  );

/** Doubles for the seat's own flower and season, or for all four of a kind, which replace the own one. */
export function bonusDoubles(hand: ScoringHand): Doubles {
  const found = OF_BONUS.filter(({ shows }) => shows(hand).length > 0);
  const larger = ({ part }: DoubleRow) => found.find(({ replaces }) => replaces === part);
  return {
    lines: found
      .filter((row) => larger(row) === undefined)
      .map(({ part, worth, shows }) => double(part, shows(hand), worth)),
    uncounted: found.flatMap((row) => {
      const by = larger(row);
      return by ? [not(row.part, 'replaced', DOUBLES, by.part)] : [];
    }),
  };
}

/** The double for an original call that still holds. */
export const callDouble = (called: boolean): ScoreLine[] => (called ? [double(ORIGINAL_CALL.part, [])] : []);

/** Doubles for the tiles of a winning hand of sets and a pair. */
export function handDoubles(hand: ReadHand, how: WinSource, goulash: boolean): Doubles {
  const found = OF_HAND.filter(({ has }) => has(hand, how));
  const isForbidden = ({ part }: DoubleRow): boolean => goulash && part === NO_CHOWS;
  return {
    lines: found.filter((row) => !isForbidden(row)).map(({ part }) => double(part, hand.tiles)),
    uncounted: found.filter(isForbidden).map(({ part }) => not(part, 'forbidden', 'no-chows-in-goulash')),
  };
}

/** Doubles for the way of winning. A supplement does not count beside a self-drawn concealed hand (`except`). */
export function wayDoubles(how: WinSource, called: boolean, except: ReadHand | null): Doubles {
  const found = OF_WAY.filter(({ won }) => won(how));
  const isExcluded = ({ part }: DoubleRow): boolean =>
    part === SUPPLEMENT && except !== null && isConcealedDrawn(except, how);
  const on = how.tile === null ? [] : [how.tile];
  return {
    lines: [
      ...found.filter((row) => !isExcluded(row)).map(({ part }) => double(part, on)),
      ...(called ? [double(WON_CALL.part, [])] : []),
    ],
    uncounted: found.filter(isExcluded).map(({ part }) => not(part, 'excluded', DOUBLES, CONCEALED)),
  };
}
