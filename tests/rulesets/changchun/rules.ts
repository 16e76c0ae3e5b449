/** Changchun as its tests play it, and with its options. */
import type { Chosen } from '../../../src/engine/game.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';

export const changchun = async (chosen: Chosen = {}): Promise<Ruleset> =>
  rulesetOf(await loadGame('changchun'), chosen);
