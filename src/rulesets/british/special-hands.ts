/**
 * A special hand and its worth, as a share of the limit, to the winner and to a seat fishing for it (rule
 * `special-hands`).
 */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { WinSource } from '../../engine/table.ts';
import { BAMBOO, DOTS, GREEN_DRAGON, isDragon, isWind, type Kind, suited } from '../../engine/tiles.ts';
import type { ReadHand } from '../parts/read-hand.ts';
import { isLastOfWall, isSupplement } from './doubles.ts';
import { exchangesDone } from './goulash.ts';

export interface SpecialHand {
  readonly id: RuleId;
  /** Percent of the limit for the winner. */
  readonly won: number;
  /** Percent of the limit for a seat one tile short of it; null if only a winner can have it. */
  readonly fishing: number | null;
  readonly is: (hand: ReadHand, how: WinSource, position: Position) => boolean;
}

/** The special hand whose points are multiplied instead (rule `purity`). */
export const PURITY = 'purity';
export const PURITY_TIMES = 8;

const shaped = (id: string) => (hand: ReadHand) => hand.reading.shape === id;
const isStandard = shaped('standard');
const pungsOnly = (hand: ReadHand): boolean => isStandard(hand) && hand.chows.length === 0;
const allOf = (is: (tile: Kind) => boolean) => (hand: ReadHand) => pungsOnly(hand) && hand.tiles.every(is);
const setsOf = (hand: ReadHand, is: (tile: Kind) => boolean): number =>
  hand.sets.filter((set) => is(set.tile)).length;

export const GREEN: readonly Kind[] = [
  GREEN_DRAGON,
  ...([2, 3, 4, 6, 8] as const).map((rank) => suited(BAMBOO, rank)),
];
export const PLUM = suited(DOTS, 5);
export const MOON = suited(DOTS, 1);

export const isPurity = (hand: ReadHand): boolean => pungsOnly(hand) && hand.suits === 1 && !hand.honours;

const isAllGreen = allOf((tile) => GREEN.includes(tile));

/** In rulebook order: the first counts among special hands of equal worth. */
export const SPECIAL_HANDS: readonly SpecialHand[] = [
  { id: 'triple-knitting', won: 50, fishing: 20, is: shaped('triple-knitting') },
  { id: 'knitting', won: 50, fishing: 20, is: shaped('knitting') },
  { id: 'all-pair-honours', won: 50, fishing: 20, is: shaped('all-pair-honours') },
  {
    id: 'buried-treasure',
    won: 100,
    fishing: 40,
    is: (hand) =>
      pungsOnly(hand) &&
      hand.hand.melds.length === 0 &&
      hand.suits <= 1 &&
      hand.sets.every((set) => set.concealed),
  },
  { id: 'fourfold-plenty', won: 100, fishing: 40, is: (hand) => hand.kongs.length === 4 },
  {
    id: 'heads-and-tails',
    won: 100,
    fishing: 40,
    is: (hand) => pungsOnly(hand) && !hand.honours && !hand.simples,
  },
  { id: 'gates-of-heaven', won: 100, fishing: 40, is: shaped('gates-of-heaven') },
  { id: 'wriggling-snake', won: 100, fishing: 40, is: shaped('wriggling-snake') },
  { id: 'all-winds-and-dragons', won: 100, fishing: 40, is: (hand) => pungsOnly(hand) && hand.suits === 0 },
  { id: 'imperial-jade', won: 100, fishing: 40, is: isAllGreen },
  { id: 'thirteen-unique-wonders', won: 100, fishing: 40, is: shaped('thirteen-unique-wonders') },
  {
    id: 'three-great-scholars',
    won: 100,
    fishing: 40,
    is: (hand) => pungsOnly(hand) && setsOf(hand, isDragon) === 3,
  },
  {
    id: 'four-blessings',
    won: 100,
    fishing: 40,
    is: (hand) => pungsOnly(hand) && setsOf(hand, isWind) === 4,
  },
  {
    id: 'heavens-blessing',
    won: 100,
    fishing: null,
    is: ({ hand }, how, position) =>
      how.by === 'draw' &&
      how.opening &&
      !isSupplement(how) &&
      hand.seatWind === 0 &&
      hand.bonus.length === 0 &&
      hand.melds.length === 0 &&
      exchangesDone(position) === 0,
  },
  {
    id: 'earths-blessing',
    won: 100,
    fishing: null,
    is: ({ hand }, how) => how.by === 'discard' && how.opening && hand.seatWind !== 0,
  },
  {
    id: 'plum-blossom',
    won: 100,
    fishing: null,
    is: (_hand, how) => isSupplement(how) && how.tile === PLUM,
  },
  {
    id: 'moon-from-the-sea',
    won: 100,
    fishing: null,
    is: (_hand, how) => isLastOfWall(how) && how.tile === MOON,
  },
  {
    id: 'twofold-fortune',
    won: 100,
    fishing: null,
    is: (_hand, how) => isSupplement(how) && how.by === 'draw' && how.drew.chain >= 2,
  },
];

/** What a table has agreed on for scoring. */
export interface ScoringAgreement {
  readonly limit: number;
  readonly specials: readonly SpecialHand[];
}

/** The special hands as agreed (option `jade-dragons`). */
export const specialHands = (chosen: Chosen): readonly SpecialHand[] =>
  chosen['jade-dragons'] === true
    ? SPECIAL_HANDS.map((hand) =>
        hand.id === 'imperial-jade'
          ? { ...hand, is: (whole) => isAllGreen(whole) && whole.tiles.includes(GREEN_DRAGON) }
          : hand,
      )
    : SPECIAL_HANDS;
