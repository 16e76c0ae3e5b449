/** Which rules part two deals: with their parts taken from the other game, the deals do not part there. */
import type { Seed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { inStep } from './in-step.ts';
import type { Named, Told } from './parting.ts';
import { withPart } from './parts.ts';
import { scripted } from './players.ts';
import { both, commonStart, other, type Pair } from './start.ts';

/** The same deal and the same choices again, but the named game has that part of its rules from the other. */
export function withoutTheRule(rulesets: Pair<Ruleset>, seed: Seed, { parting, choices, beats }: Told): Told {
  if (!parting) throw new Error('they do not part');
  return inStep(commonStart(lacking(rulesets, parting.named), seed), scripted(choices), beats.length + 1);
}

/** The two games, but one has this part of its rules from the other. */
const lacking = (rulesets: Pair<Ruleset>, { at, part }: Named): Pair<Ruleset> =>
  both(rulesets, (ruleset, i) => (i === at ? withPart(ruleset, part, rulesets[other(i)]) : ruleset));

/** What parts two games beside the rule that is named. */
export interface Beside {
  /** One after the other: with the named rule and all before taken from the other game, this one still parts them there. */
  readonly rules: readonly Named[];
  /** With all of them taken they still part there: what is left is no rule, but the sizes of their hands. */
  readonly still: boolean;
}

/** Whether more than the named rule parts two deals: nothing does where `isTheOne` says so. */
export function besideIt(rulesets: Pair<Ruleset>, seed: Seed, told: Told): Beside {
  const found: Named[] = [];
  let [games, now]: [Pair<Ruleset>, Told] = [rulesets, told];
  while (now.parting && now.beats.length === told.beats.length) {
    const { named } = now.parting;
    if (found.some(({ at, part }) => at === named.at && part === named.part)) {
      return { rules: found.slice(1), still: true };
    }
    found.push(named);
    games = lacking(games, named);
    now = inStep(commonStart(games, seed), scripted(told.choices), told.beats.length + 1);
  }
  return { rules: found.slice(1), still: false };
}

/** Whether they part nowhere, or later, without the rule that is named. */
export function isTheOne(rulesets: Pair<Ruleset>, seed: Seed, told: Told): boolean {
  const again = withoutTheRule(rulesets, seed, told);
  return again.parting === null || again.beats.length > told.beats.length;
}
