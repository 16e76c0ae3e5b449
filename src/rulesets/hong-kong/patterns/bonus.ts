/**
 * Patterns of flowers and seasons. They come last, so that the cap cuts them first: the other fan decide whether the
 * hand reaches the minimum (rule `three-fan`).
 */
import type { ScoringHand } from '../../../engine/scoring-hand.ts';
import { FLOWERS, isFlower, isSeason, type Kind, SEASONS } from '../../../engine/tiles.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { NO_FINDS, type Tiles } from '../../parts/finders.ts';

/** What these patterns depend on. */
type BonusTiles = Pick<ScoringHand, 'bonus' | 'seatWind'>;
type Shows = (laid: BonusTiles) => readonly Tiles[];

const own =
  (first: Kind): Shows =>
  ({ bonus, seatWind }) =>
    bonus.includes(first + seatWind) ? [[first + seatWind]] : NO_FINDS;

const allFour =
  (is: (kind: Kind) => boolean): Shows =>
  ({ bonus }) => {
    const all = bonus.filter(is);
    return all.length === 4 ? [all] : NO_FINDS;
  };

const none: Shows = ({ bonus }) => (bonus.length === 0 ? [[]] : NO_FINDS);

interface BonusPattern extends Omit<FanPattern, 'finds'> {
  readonly shows: Shows;
}

const BONUS_PATTERNS: readonly BonusPattern[] = [
  { id: 'no-bonus', worth: 1, shows: none },
  { id: 'own-flower', worth: 1, shows: own(FLOWERS) },
  { id: 'own-season', worth: 1, shows: own(SEASONS) },
  { id: 'all-flowers', worth: 2, shows: allFour(isFlower), replaces: ['own-flower'] },
  { id: 'all-seasons', worth: 2, shows: allFour(isSeason), replaces: ['own-season'] },
];

export const BONUS: readonly FanPattern[] = BONUS_PATTERNS.map(({ shows, ...pattern }) => ({
  ...pattern,
  finds: ({ hand }) => shows(hand),
  luck: true,
}));

/** Fan of these bonus tiles, laid open. */
export function bonusWorth(laid: BonusTiles): number {
  const found = BONUS_PATTERNS.filter(({ shows }) => shows(laid).length > 0);
  const counts = ({ id }: BonusPattern) => !found.some(({ replaces }) => replaces?.includes(id));
  return found.filter(counts).reduce((sum, { worth }) => sum + worth, 0);
}
