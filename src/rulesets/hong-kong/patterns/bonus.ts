/**
 * Patterns of flowers and seasons. They come last, so that the cap cuts them first: the other fan decide whether the
 * hand reaches the minimum (rule `three-fan`).
 */
import type { ScoringHand } from '../../../engine/scoring-hand.ts';
import { FLOWERS, isFlower, isSeason, type Kind, SEASONS } from '../../../engine/tiles.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { NOTHING, type Tiles } from '../../parts/finders.ts';

/** What these patterns depend on. */
type BonusTiles = Pick<ScoringHand, 'bonus' | 'seatWind'>;
type Shows = (laid: BonusTiles) => readonly Tiles[];

const own =
  (first: Kind): Shows =>
  ({ bonus, seatWind }) =>
    bonus.includes(first + seatWind) ? [[first + seatWind]] : NOTHING;

const allFour =
  (is: (kind: Kind) => boolean): Shows =>
  ({ bonus }) => {
    const all = bonus.filter(is);
    return all.length === 4 ? [all] : NOTHING;
  };

const none: Shows = ({ bonus }) => (bonus.length === 0 ? [[]] : NOTHING);

interface BonusPattern extends Omit<FanPattern, 'finds'> {
  readonly shows: Shows;
}

const SHOWN: readonly BonusPattern[] = [
  { id: 'no-bonus', worth: 1, shows: none },
  { id: 'own-flower', worth: 1, shows: own(FLOWERS) },
  { id: 'own-season', worth: 1, shows: own(SEASONS) },
  { id: 'all-flowers', worth: 2, shows: allFour(isFlower), replaces: ['own-flower'] },
  { id: 'all-seasons', worth: 2, shows: allFour(isSeason), replaces: ['own-season'] },
];

export const BONUS: readonly FanPattern[] = SHOWN.map(({ shows, ...pattern }) => ({
  ...pattern,
  finds: ({ hand }) => shows(hand),
  luck: true,
}));

/** Fan of these bonus tiles, laid open. */
export function bonusWorth(laid: BonusTiles): number {
  const found = SHOWN.filter(({ shows }) => shows(laid).length > 0);
  const counts = ({ id }: BonusPattern) => !found.some(({ replaces }) => replaces?.includes(id));
  return found.filter(counts).reduce((sum, { worth }) => sum + worth, 0);
}
