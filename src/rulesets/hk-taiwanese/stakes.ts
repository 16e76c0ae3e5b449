/** The agreed value of a base and of a fan (rule `stakes`). */
import type { Chosen } from '../../engine/game.ts';
import type { Stakes } from '../../engine/ruleset.ts';

/** The stakes of these options. The base is also the unit of payments on the spot. */
export const stakesChosen = (chosen: Chosen): Stakes => ({
  base: Number(chosen['stakes-base']),
  fan: Number(chosen['stakes-fan']),
});

/** The price of a hand: fan × value + base (rule `price`). */
export const price = ({ base, fan }: Stakes, total: number): number => total * fan + base;

/** Typical fan of a win, and typical number of payers. */
const USUAL_FAN = 12;
const USUAL_PAYERS = 5 / 3;

/** What three payers give for a concealed kong, measured in ordinary wins; for bots and hints. */
export const kongBrings = (stakes: Stakes): number =>
  (3 * stakes.base) / (USUAL_PAYERS * price(stakes, USUAL_FAN));
