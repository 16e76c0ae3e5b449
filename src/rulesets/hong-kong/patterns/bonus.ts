/** Flowers and seasons. They stand last, so that the limit cuts them off before anything else: what is left of the
 *  rest decides whether the hand reaches the minimum (`three-fan`). */
import { FLOWERS, isFlower, isSeason, type Kind, SEASONS } from '../../../engine/tiles.ts';
import type { Pattern } from '../../parts/fan.ts';
import { type Finds, NOTHING } from '../../parts/finders.ts';

const own =
  (first: Kind): Finds =>
  ({ held }) => {
    const tile = first + held.seatWind;
    return held.bonus.includes(tile) ? [[tile]] : NOTHING;
  };

const allFour =
  (is: (kind: Kind) => boolean): Finds =>
  ({ held }) => {
    const all = held.bonus.filter(is);
    return all.length === 4 ? [all] : NOTHING;
  };

const none: Finds = ({ held }) => (held.bonus.length === 0 ? [[]] : NOTHING);

export const BONUS: readonly Pattern[] = [
  { id: 'no-bonus', worth: 1, finds: none, luck: true },
  { id: 'own-flower', worth: 1, finds: own(FLOWERS), luck: true },
  { id: 'own-season', worth: 1, finds: own(SEASONS), luck: true },
  { id: 'all-flowers', worth: 2, finds: allFour(isFlower), replaces: ['own-flower'], luck: true },
  { id: 'all-seasons', worth: 2, finds: allFour(isSeason), replaces: ['own-season'], luck: true },
];
