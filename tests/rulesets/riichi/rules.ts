/** Riichi as its tests play it. */
import type { Chosen } from '../../../src/engine/game.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import riichi from '../../../src/rulesets/riichi/index.ts';
import { PRESETS } from '../../../src/rulesets/riichi/options.ts';

/** The game with these options, or as a table that is known by a name. */
export const rulesOf = (chosen: Chosen | keyof typeof PRESETS = {}): Ruleset =>
  rulesetOf(riichi, typeof chosen === 'object' ? chosen : PRESETS[chosen]);
