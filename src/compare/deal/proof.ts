/** Whether the rule that is named is the one: with its part taken from the other game, the deals do not part there. */
import type { Seed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { inStep } from './in-step.ts';
import type { Told } from './parting.ts';
import { withPart } from './parts.ts';
import { scripted } from './players.ts';
import { both, commonStart, other, type Pair } from './start.ts';

/** The same deal and the same choices again, but the named game has that part of its rules from the other. */
export function withoutTheRule(rulesets: Pair<Ruleset>, seed: Seed, { parting, choices, beats }: Told): Told {
  if (!parting) throw new Error('they do not part');
  const { at, part } = parting.named;
  const changed = both(rulesets, (ruleset, i) =>
    i === at ? withPart(ruleset, part, rulesets[other(i)]) : ruleset,
  );
  return inStep(commonStart(changed, seed), scripted(choices), beats.length + 1);
}

/** Whether they part nowhere, or later, without the rule that is named. */
export function isTheOne(rulesets: Pair<Ruleset>, seed: Seed, told: Told): boolean {
  const again = withoutTheRule(rulesets, seed, told);
  return again.parting === null || again.beats.length > told.beats.length;
}
