/** A warm-up of one set and a pair with few tiles, played before the first lesson. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { DOTS, kindsFrom, SUITED, suitedKind, tileSet } from '../../engine/tiles.ts';

/** Builds the warm-up: four tiles in hand and five to win, dots and bamboo only. It is not a rule of any source. */
export const warmUp = (ordinary: Ruleset): Ruleset => ({
  ...ordinary,
  tiles: tileSet([kindsFrom(suitedKind(DOTS, 1), SUITED), 4]),
  deal: { ...ordinary.deal, sets: 1, dealerExtra: true },
});
