/** Deals near misses: hands that do not win and would win under exactly one mistaken idea. */
import type { Random } from '../../engine/random.ts';
import { handOf } from '../../puzzles/dealt-hands.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { Relaxation } from '../../puzzles/misconceptions/relaxation.ts';
import { mistakenWins } from '../../puzzles/proof/mistakes.ts';
import type { DealAim, GeneratorContext } from '../../puzzles/question.ts';
import { firstOf, winsUnder } from '../../puzzles/whole-hands.ts';

/** @param which filters the mistaken ideas that may be used */
export function dealNearMiss(
  generator: GeneratorContext,
  random: Random,
  aim: DealAim,
  which: (idea: Relaxation) => boolean = () => true,
): ShownHand | null {
  const { ruleset, table } = generator;
  const ideas = mistakenWins(generator);
  const wanted = ideas.filter(
    (idea) => which(idea) && (aim.rules.length === 0 || aim.rules.includes(idea.rule)),
  );
  const idea = wanted[random.below(wanted.length)];
  if (!idea) return null;
  return firstOf(() => {
    const distractor = idea.distractor?.(ruleset, random) ?? null;
    if (idea.distractor && distractor === null) return null;
    const hand = handOf(generator, random, aim, distractor);
    if (!hand || winsUnder(hand, ruleset, table) || !winsUnder(hand, idea.ruleset, table)) return null;
    return ideas.some((other) => other !== idea && winsUnder(hand, other.ruleset, table)) ? null : hand;
  });
}
