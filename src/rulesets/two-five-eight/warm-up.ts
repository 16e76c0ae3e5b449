/** One set and a pair, with a small set of tiles: a minute at the table before the first lesson. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { DOTS, kindsFrom, SUITED, suited, tileSet } from '../../engine/tiles.ts';

/** Not a rule of any source: the same rules with a hand of four tiles that becomes five, dots and bamboo only. */
export const warmUp = (ordinary: Ruleset): Ruleset => ({
  ...ordinary,
  tiles: tileSet([kindsFrom(suited(DOTS, 1), SUITED), 4]),
  deal: { ...ordinary.deal, sets: 1, dealerExtra: true },
});
