/** The British game as the tests of its table play it. */
import type { Chosen } from '../../../src/engine/game.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';

export const british = async (chosen: Chosen = {}, under = 'ordinary'): Promise<Ruleset> =>
  rulesetOf(await loadGame('british'), chosen, under);

/** One tile short: the 3 of dots or the 8 of characters. */
export const WAITING = '[222p<] 777s 444m 88m 33p';
