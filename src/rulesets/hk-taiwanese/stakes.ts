/** `stakes`: what a base and a fan are worth, agreed beforehand. */
import type { Chosen } from '../../engine/game.ts';
import type { Stakes } from '../../engine/ruleset.ts';

/** The base is also the unit of what is paid on the spot. */
export const stakesChosen = (chosen: Chosen): Stakes => ({
  base: Number(chosen['stakes-base']),
  fan: Number(chosen['stakes-fan']),
});

/** `price`: fan × value + base. */
export const price = ({ base, fan }: Stakes, total: number): number => total * fan + base;

/** What a win comes to, in fan, and how many pay it, as it goes. */
const USUAL_FAN = 12;
const USUAL_PAYERS = 5 / 3;

/** What three pay for a concealed kong, in ordinary wins: for bots and hints. */
export const kongBrings = (stakes: Stakes): number =>
  (3 * stakes.base) / (USUAL_PAYERS * price(stakes, USUAL_FAN));
