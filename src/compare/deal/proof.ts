/** Proves which rules part two deals: with those parts taken from the other game, they no longer part there. */
import type { Seed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { inStep } from './lockstep.ts';
import type { PartingRule, TwoGameDeal } from './parting.ts';
import { chooserFrom } from './players.ts';
import { withPart } from './rule-areas.ts';
import { both, commonStart, type GamePair, other } from './start.ts';

/**
 * Replays the deal and its choices, with the named part taken from the other game.
 * @throws Error if the deals do not part
 */
export function withoutTheRule(
  rulesets: GamePair<Ruleset>,
  seed: Seed,
  { parting, choices, beats }: TwoGameDeal,
): TwoGameDeal {
  if (!parting) throw new Error('they do not part');
  return inStep(
    commonStart(borrowPart(rulesets, parting.named), seed),
    chooserFrom(choices),
    beats.length + 1,
  );
}

/** The two games, one of them with this part taken from the other. */
const borrowPart = (rulesets: GamePair<Ruleset>, { at, part }: PartingRule): GamePair<Ruleset> =>
  both(rulesets, (ruleset, i) => (i === at ? withPart(ruleset, part, rulesets[other(i)]) : ruleset));

/** What else parts two games, besides the named rule. */
export interface Beside {
  /**
   * Further rules, in order: each still parts the games there after all earlier ones were taken from the other game.
   */
  readonly rules: readonly PartingRule[];
  /** True if they part there even with all of these taken; then the cause is the hand size, not a rule. */
  readonly still: boolean;
}

/** Lists the further causes of a parting; `isTheOne` holds if there are none. */
export function besideIt(rulesets: GamePair<Ruleset>, seed: Seed, deal: TwoGameDeal): Beside {
  const found: PartingRule[] = [];
  let [games, now]: [GamePair<Ruleset>, TwoGameDeal] = [rulesets, deal];
  while (now.parting && now.beats.length === deal.beats.length) {
    const { named } = now.parting;
    if (found.some(({ at, part }) => at === named.at && part === named.part)) {
      return { rules: found.slice(1), still: true };
    }
    found.push(named);
    games = borrowPart(games, named);
    now = inStep(commonStart(games, seed), chooserFrom(deal.choices), deal.beats.length + 1);
  }
  return { rules: found.slice(1), still: false };
}

/** Is the named rule the only cause? Without it the deals must part later or not at all. */
export function isTheOne(rulesets: GamePair<Ruleset>, seed: Seed, deal: TwoGameDeal): boolean {
  const again = withoutTheRule(rulesets, seed, deal);
  return !again.isStuck && (again.parting === null || again.beats.length > deal.beats.length);
}
