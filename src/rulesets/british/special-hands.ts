/**
 * The special hands as rows: what each is worth, as a share of the limit, to the winner and to a seat fishing for it, and
 * the checks that the hand passes (rule `special-hands`). The same checks explain why a hand is not one.
 */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import type { WinSource } from '../../engine/table.ts';
import { DOTS, GREEN_DRAGON, isTerminal, type Kind, suitedKind } from '../../engine/tiles.ts';
import { isGreen } from '../parts/named-tiles.ts';
import {
  afterKongs,
  allConcealed,
  atLeast,
  copies,
  firstOf,
  inShape,
  isDrawn,
  type Look,
  noHonours,
  noSets,
  notFirst,
  nothingDown,
  onDiscard,
  oneOfEach,
  oneSuit,
  only,
  onlyHonours,
  onlyOuter,
  seatWind,
  triplets,
} from '../parts/objections.ts';
import type { ReadHand } from '../parts/read-hand.ts';
import { isLastOfWall, isSupplement } from './doubles.ts';
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
  readonly needs: readonly Look[];
  /** What the last tile must be. The checks alone cannot tell where it is not known. */
  readonly luck?: (how: WinSource) => boolean;
}

/** The special hand whose points are multiplied instead (rule `purity`). */
export const PURITY = 'purity';
export const PURITY_TIMES = 8;
export const PURITY_NEEDS: readonly Look[] = [noHonours, oneSuit, triplets];

const PLUM = suitedKind(DOTS, 5);
const MOON = suitedKind(DOTS, 1);

const lastIs =
  (is: Kind): Look =>
  (_hand, { how }) =>
    how.tile === null || how.tile === is ? null : { is: 'other-last', tile: how.tile };
/** Objects unless the last tile came from the kong box. */
export const supplement: Look = firstOf(isDrawn, (_hand, { how }) =>
  isSupplement(how) || how.tile === null ? null : { is: 'drawn-in-turn', tile: how.tile },
);
/** Objects unless the last tile was the last of the wall. */
export const lastOfTheWall: Look = firstOf(isDrawn, (_hand, { how }) =>
  isLastOfWall(how) ? null : { is: 'wall-left' },
);
const noBonus: Look = ({ hand: { bonus } }) =>
  bonus[0] === undefined ? null : { is: 'holds', tile: bonus[0] };
const noExchange: Look = (_hand, { position }) => (exchangesDone(position) > 0 ? { is: 'not-first' } : null);

const ofShape = (id: RuleId, won: number, fishing: number) => ({ id, won, fishing, shape: id });

/** In rulebook order: the first counts among special hands of equal worth. */
export const SPECIAL_HANDS: readonly SpecialHand[] = [
  { ...ofShape('triple-knitting', 50, 20), needs: [noHonours, inShape('triple-knitting'), noSets] },
  { ...ofShape('knitting', 50, 20), needs: [noHonours, inShape('knitting'), noSets] },
  { ...ofShape('all-pair-honours', 50, 20), needs: [onlyOuter, inShape('all-pair-honours'), noSets] },
  { id: 'buried-treasure', won: 100, fishing: 40, needs: [nothingDown, triplets, oneSuit, allConcealed()] },
  { id: 'fourfold-plenty', won: 100, fishing: 40, needs: [atLeast('kong', 4)] },
  { id: 'heads-and-tails', won: 100, fishing: 40, needs: [noHonours, only(isTerminal), triplets] },
  {
    ...ofShape(GATES.id, 100, 40),
    needs: [noHonours, oneSuit, nothingDown, copies(templateFor(GATES)), noSets],
  },
  { ...ofShape(SNAKE.id, 100, 40), needs: [nothingDown, oneSuit, copies(templateFor(SNAKE)), noSets] },
  { id: 'all-winds-and-dragons', won: 100, fishing: 40, needs: [onlyHonours, triplets] },
  { id: 'imperial-jade', won: 100, fishing: 40, needs: [only(isGreen), triplets] },
  { ...ofShape(WONDERS.id, 100, 40), needs: [onlyOuter, copies(templateFor(WONDERS)), noSets] },
  { id: 'three-great-scholars', won: 100, fishing: 40, needs: [triplets, atLeast('dragon', 3)] },
  { id: 'four-blessings', won: 100, fishing: 40, needs: [triplets, atLeast('wind', 4)] },
  {
    id: 'heavens-blessing',
    won: 100,
    fishing: null,
    needs: [seatWind((wind) => wind === 0), isDrawn, notFirst, noBonus, nothingDown, noExchange],
    luck: (how) => !isSupplement(how),
  },
  {
    id: 'earths-blessing',
    won: 100,
    fishing: null,
    needs: [seatWind((wind) => wind !== 0), onDiscard, notFirst],
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
    needs: [isDrawn, afterKongs(2)],
    luck: (how) => isSupplement(how) && how.by === 'draw' && how.drew.chain >= 2,
  },
];

const passes = (needs: readonly Look[], hand: ReadHand, win: WinToScore): boolean =>
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
export const specialHands = (chosen: Chosen): readonly SpecialHand[] =>
  chosen['jade-dragons'] === true
    ? SPECIAL_HANDS.map((special) =>
        special.id === 'imperial-jade'
          ? { ...special, needs: [...special.needs, oneOfEach([GREEN_DRAGON])] }
          : special,
      )
    : SPECIAL_HANDS;
