/** Which rules part two deals: with their parts taken from the other game, the deals do not part there. */
import type { Seed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { inStep } from './lockstep.ts';
import type { PartingRule, TwoGameDeal } from './parting.ts';
import { scripted } from './players.ts';
import { withPart } from './rule-areas.ts';
import { both, commonStart, type GamePair, other } from './start.ts';

/** The same deal and the same choices again, but the named game has that part of its rules from the other. */
export function withoutTheRule(
  rulesets: GamePair<Ruleset>,
  seed: Seed,
  { parting, choices, beats }: TwoGameDeal,
): TwoGameDeal {
  if (!parting) throw new Error('they do not part');
  return inStep(commonStart(lacking(rulesets, parting.named), seed), scripted(choices), beats.length + 1);
}

/** The two games, but one has this part of its rules from the other. */
const lacking = (rulesets: GamePair<Ruleset>, { at, part }: PartingRule): GamePair<Ruleset> =>
  both(rulesets, (ruleset, i) => (i === at ? withPart(ruleset, part, rulesets[other(i)]) : ruleset));

/** What parts two games beside the rule that is named. */
export interface Beside {
  /** One after the other: with the named rule and all before taken from the other game, this one still parts them there. */
  readonly rules: readonly PartingRule[];
  /** With all of them taken they still part there: what is left is no rule, but the sizes of their hands. */
  readonly still: boolean;
}

/** Whether more than the named rule parts two deals: nothing does where `isTheOne` says so. */
export function besideIt(rulesets: GamePair<Ruleset>, seed: Seed, deal: TwoGameDeal): Beside {
  const found: PartingRule[] = [];
  let [games, now]: [GamePair<Ruleset>, TwoGameDeal] = [rulesets, deal];
  while (now.parting && now.beats.length === deal.beats.length) {
    const { named } = now.parting;
    if (found.some(({ at, part }) => at === named.at && part === named.part)) {
      return { rules: found.slice(1), still: true };
    }
    found.push(named);
    games = lacking(games, named);
    now = inStep(commonStart(games, seed), scripted(deal.choices), deal.beats.length + 1);
  }
  return { rules: found.slice(1), still: false };
}

/** Whether they part nowhere, or later, without the rule that is named. */
export function isTheOne(rulesets: GamePair<Ruleset>, seed: Seed, deal: TwoGameDeal): boolean {
  const again = withoutTheRule(rulesets, seed, deal);
  return !again.isStuck && (again.parting === null || again.beats.length > deal.beats.length);
}
