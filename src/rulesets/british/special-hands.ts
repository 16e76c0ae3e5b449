/**
 * The special hands as rows: what each is worth, as a share of the limit, to the winner and to a seat fishing for it, and
 * the checks that the hand passes (rule `special-hands`), and how to build one. The same checks explain why a hand is not one.
 */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import type { WinSource } from '../../engine/table.ts';
import { DOTS, GREEN_DRAGON, isTerminal, type Kind, suitedKind } from '../../engine/tiles.ts';
import { GREEN_KINDS, isGreen } from '../parts/named-tiles.ts';
import * as lack from '../parts/objections.ts';
import {
  allDragons,
  allOf,
  allWinds,
  HONOURS,
  ofShape,
  oneSuit,
  oneSuitAndHonours,
  type PatternMakeup,
  TERMINALS,
} from '../parts/pattern-makeups.ts';
import type { ReadHand } from '../parts/read-hand.ts';
import { isSupplement, lastOfTheWall, supplement } from './doubles.ts';
import { exchangesDone } from './goulash.ts';
import { GATES, SNAKE, templateFor, WONDERS } from './patterns/templates.ts';

export interface SpecialHand {
  readonly id: RuleId;
  /** Percent of the limit for the winner. */
  readonly won: number;
  /** Percent of the limit for a seat one tile short of it; null if only a winner can have it. */
  readonly fishing: number | null;
  /** The shape that a reading has if the hand is not sets and a pair. Such a hand is special by its shape alone. */
  readonly shape?: string;
  /** Checks in order. Sets and a pair are special if none objects; the first objection says why a hand is not. */
  readonly needs: readonly lack.Check[];
  /** How to build one. Left out if bots and hints never plan for it. */
  readonly makeup?: PatternMakeup;
  /** What the last tile must be. The checks alone cannot tell where it is not known. */
  readonly luck?: (how: WinSource) => boolean;
}

/** The same makeup with pungs only. */
const pungsOnly =
  (patternMakeup: PatternMakeup): PatternMakeup =>
  (winds) =>
    patternMakeup(winds).map((makeup) => ({ ...makeup, shape: 'standard', mostChows: 0 }));

/** The special hand whose points are multiplied instead (rule `purity`). */
export const PURITY = 'purity';
export const PURITY_TIMES = 8;
export const PURE_MAKEUP: PatternMakeup = pungsOnly(oneSuit);
export const PURITY_NEEDS: readonly lack.Check[] = [lack.noHonours, lack.oneSuit, lack.triplets];

const PLUM = suitedKind(DOTS, 5);
const MOON = suitedKind(DOTS, 1);

const lastIs =
  (is: Kind): lack.Check =>
  (_hand, { how }) =>
    how.tile === null || how.tile === is ? null : { is: 'other-last', tile: how.tile };
const noBonus: lack.Check = ({ hand: { bonus } }) =>
  bonus[0] === undefined ? null : { is: 'holds', tile: bonus[0] };
const noExchange: lack.Check = (_hand, { position }) =>
  exchangesDone(position) > 0 ? { is: 'not-first' } : null;

const shapeHand = (id: RuleId, won: number, fishing: number) => ({
  id,
  won,
  fishing,
  shape: id,
  makeup: ofShape(id),
});

/** In rulebook order: the first counts among special hands of equal worth. */
export const SPECIAL_HANDS: readonly SpecialHand[] = [
  {
    ...shapeHand('triple-knitting', 50, 20),
    needs: [lack.noHonours, lack.inShape('triple-knitting'), lack.noSets],
  },
  { ...shapeHand('knitting', 50, 20), needs: [lack.noHonours, lack.inShape('knitting'), lack.noSets] },
  {
    ...shapeHand('all-pair-honours', 50, 20),
    needs: [lack.onlyOuter, lack.inShape('all-pair-honours'), lack.noSets],
  },
  {
    id: 'buried-treasure',
    won: 100,
    fishing: 40,
    needs: [lack.nothingDown, lack.triplets, lack.oneSuit, lack.allConcealed()],
    makeup: (winds) => pungsOnly(oneSuitAndHonours)(winds).map((makeup) => ({ ...makeup, concealed: true })),
  },
  { id: 'fourfold-plenty', won: 100, fishing: 40, needs: [lack.atLeast('kong', 4)] },
  {
    id: 'heads-and-tails',
    won: 100,
    fishing: 40,
    needs: [lack.noHonours, lack.only(isTerminal), lack.triplets],
    makeup: pungsOnly(allOf(TERMINALS)),
  },
  {
    ...shapeHand(GATES.id, 100, 40),
    needs: [lack.noHonours, lack.oneSuit, lack.nothingDown, lack.copies(templateFor(GATES)), lack.noSets],
  },
  {
    ...shapeHand(SNAKE.id, 100, 40),
    needs: [lack.nothingDown, lack.oneSuit, lack.copies(templateFor(SNAKE)), lack.noSets],
  },
  {
    id: 'all-winds-and-dragons',
    won: 100,
    fishing: 40,
    needs: [lack.onlyHonours, lack.triplets],
    makeup: allOf(HONOURS),
  },
  {
    id: 'imperial-jade',
    won: 100,
    fishing: 40,
    needs: [lack.only(isGreen), lack.triplets],
    makeup: pungsOnly(allOf(GREEN_KINDS)),
  },
  {
    ...shapeHand(WONDERS.id, 100, 40),
    needs: [lack.onlyOuter, lack.copies(templateFor(WONDERS)), lack.noSets],
  },
  {
    id: 'three-great-scholars',
    won: 100,
    fishing: 40,
    needs: [lack.triplets, lack.atLeast('dragon', 3)],
    makeup: pungsOnly(allDragons),
  },
  {
    id: 'four-blessings',
    won: 100,
    fishing: 40,
    needs: [lack.triplets, lack.atLeast('wind', 4)],
    makeup: allWinds,
  },
  {
    id: 'heavens-blessing',
    won: 100,
    fishing: null,
    needs: [
      lack.seatWind((wind) => wind === 0),
      lack.isDrawn,
      lack.notFirst,
      noBonus,
      lack.nothingDown,
      noExchange,
    ],
    luck: (how) => !isSupplement(how),
  },
  {
    id: 'earths-blessing',
    won: 100,
    fishing: null,
    needs: [lack.seatWind((wind) => wind !== 0), lack.onDiscard, lack.notFirst],
    luck: (how) => how.by === 'discard',
  },
  {
    id: 'plum-blossom',
    won: 100,
    fishing: null,
    needs: [supplement, lastIs(PLUM)],
    luck: (how) => isSupplement(how) && how.tile === PLUM,
  },
  {
    id: 'moon-from-the-sea',
    won: 100,
    fishing: null,
    needs: [lastOfTheWall, lastIs(MOON)],
    luck: ({ tile }) => tile === MOON,
  },
  {
    id: 'twofold-fortune',
    won: 100,
    fishing: null,
    needs: [lack.isDrawn, lack.afterKongs(2)],
    luck: (how) => isSupplement(how) && how.by === 'draw' && how.drew.chain >= 2,
  },
];

const passes = (needs: readonly lack.Check[], hand: ReadHand, win: WinToScore): boolean =>
  needs.every((look) => look(hand, win) === null);

export const isPurity = (hand: ReadHand, win: WinToScore): boolean => passes(PURITY_NEEDS, hand, win);

/** Is the hand, under this reading, this special hand? */
export const isSpecial = ({ shape, needs, luck }: SpecialHand, hand: ReadHand, win: WinToScore): boolean =>
  shape === undefined ? (luck?.(win.how) ?? true) && passes(needs, hand, win) : hand.reading.shape === shape;

/** What a table has agreed on for scoring. */
export interface ScoringAgreement {
  readonly limit: number;
  readonly specials: readonly SpecialHand[];
}

/** The special hands as agreed (option `jade-dragons`: imperial jade needs the green dragon). */
const specialHands = (chosen: Chosen): readonly SpecialHand[] =>
  chosen['jade-dragons'] === true
    ? SPECIAL_HANDS.map((special) =>
        special.id === 'imperial-jade'
          ? {
              ...special,
              needs: [...special.needs, lack.oneOfEach([GREEN_DRAGON])],
              makeup: pungsOnly(
                allOf(GREEN_KINDS, { needs: [{ pung: [GREEN_DRAGON], pair: [GREEN_DRAGON] }] }),
              ),
            }
          : special,
      )
    : SPECIAL_HANDS;

export const agreedScoring = (chosen: Chosen): ScoringAgreement => ({
  limit: Number(chosen['limit'] ?? 1000),
  specials: specialHands(chosen),
});
